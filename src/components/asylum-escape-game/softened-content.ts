// Calm: other words and pictures in place of what may distress. Fetched when calm is asked for.
import words from '../../messages/en/asylum-escape/cards-softened.js';

/** This file, once it is there. */
export type Calm = typeof import('./softened-content.js');

export { calmArt, calmHouse } from './art/softened.js';
export { words };
