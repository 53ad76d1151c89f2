// Calm: other words in place of what may distress, and cards without pictures. Fetched when calm is asked for.
import words from '../../messages/en/asylum-escape-calm.js';

/** This file, once it is there. */
export type Calm = typeof import('./calm.js');

export { words };
