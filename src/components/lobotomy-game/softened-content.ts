// Calm: other words and pictures in place of what may distress. Fetched when calm is asked for.
import cards from '../../messages/en/lobotomy-2/cards.js';
import page from '../../messages/en/lobotomy-2/page.js';
import rules from '../../messages/en/lobotomy-2/rules.js';
import story from '../../messages/en/lobotomy-2/story.js';
import table from '../../messages/en/lobotomy-2/table.js';

/** This file, once it is there. */
export type Calm = typeof import('./softened-content.js');

export { softenLexicon } from '../../engine/games/lobotomy-2/words/softened-words.js';
export { art } from './art/calm.js';
/** Softened words stand beside the others, as `<key>.calm`. */
export const words = { ...rules, ...table, ...cards, ...story, ...page };
