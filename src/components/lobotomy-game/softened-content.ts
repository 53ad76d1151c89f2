// Softened words and pictures.
import cards from '../../messages/en/lobotomy-2/cards.js';
import rules from '../../messages/en/lobotomy-2/rules.js';
import story from '../../messages/en/lobotomy-2/story.js';
import table from '../../messages/en/lobotomy-2/table.js';

export type Calm = typeof import('./softened-content.js');

export { softenLexicon } from '../../engine/games/lobotomy-2/words/softened-words.js';
export { art } from './art/calm.js';
/** In softened content, the message `<key>.calm` replaces the message `<key>`. */
export const words = { ...rules, ...table, ...cards, ...story };
