// Calm: other words and pictures in place of what may distress. Fetched when calm is asked for.
import words from '../../messages/en/asylum-escape-calm.js';

/** This file, once it is there. */
export type Calm = typeof import('./calm.js');

export { calmArt, calmHouse } from './art/calm.js';
export { words };
