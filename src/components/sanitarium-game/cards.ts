// What a table can do without until it has been drawn once: pictures and words of the cards, the two reference cards, how
// it is told to the ear, and whom to ask why something is not possible.
import aidWords from '../../messages/en/sanitarium-aid.js';
import texts from '../../messages/en/sanitarium-card-texts.js';
import hearing from '../../messages/en/sanitarium-hearing.js';
import gameWhy from '../../messages/en/game-why.js';

export { asking, missed } from './why.js';
export * as hearing from '../../engine/games/sanitarium/hearing.js';
export { aid } from './aid.js';
export { styles } from './aid.styles.js';
export { picture } from './art/pictures.js';

export const words = { ...texts, ...aidWords, ...hearing, ...gameWhy };
