// Calm: other words and pictures in place of what may distress. Fetched when calm is asked for.
import words from '../../messages/en/lobotomy-calm.js';

/** This file, once it is there. */
export type Calm = typeof import('./calm.js');

export { calmTongue } from '../../engine/games/lobotomy-2/calm.js';
export { art } from './art/calm.js';
export { words };
