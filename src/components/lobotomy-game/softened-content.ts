// Calm: other words and pictures in place of what may distress. Fetched when calm is asked for.
import words from '../../messages/en/lobotomy-2/cards-softened.js';

/** This file, once it is there. */
export type Calm = typeof import('./softened-content.js');

export { calmTongue } from '../../engine/games/lobotomy-2/words/softened-words.js';
export { art } from './art/calm.js';
export { words };
