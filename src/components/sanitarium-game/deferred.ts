// What a table can do without until it has been drawn once: pictures and words of the cards, the two reference cards, how
// it is told to the ear, and whom to ask why something is not possible.
import aidWords from '../../messages/en/sanitarium/table-reference-cards.js';
import texts from '../../messages/en/sanitarium/cards-texts.js';
import hearing from '../../messages/en/sanitarium/table-spoken.js';
import gameWhy from '../../messages/en/game/rules.js';

export { asking, missed } from './why-not.js';
export * as hearing from '../../engine/games/sanitarium/words/spoken.js';
export { aid } from './layout/reference-cards.js';
export { styles } from './layout/reference-cards.styles.js';
export { picture } from './art/card-pictures.js';

export const words = { ...texts, ...aidWords, ...hearing, ...gameWhy };
