// Softened content: gentler words in place of distressing ones.
import cards from '../../messages/en/coma-ward/cards.js';
import story from '../../messages/en/coma-ward/story.js';
import table from '../../messages/en/coma-ward/table.js';

export type SoftenedContent = typeof import('./softened-content.js');

export { softenLexicon } from '../../engine/games/coma-ward/words/softened-words.js';

/** In softened content, the message `<key>.calm` replaces the message `<key>`. */
export const words = { ...table, ...cards, ...story };
