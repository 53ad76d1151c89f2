// What a table can do without until it has been drawn once: pictures of the cards and what is written under their names, how
// it is told to the ear, and why something is not possible.
import gameWhy from '../../messages/en/game/rules.js';
import texts from '../../messages/en/asylum-escape/cards-texts.js';
import why from '../../messages/en/asylum-escape/rules-why-not.js';

export { asking, missed } from './why-not.js';
export * as hearing from '../../engine/games/asylum-escape/words/spoken.js';
export { drawCoin } from './art/coin.js';
export { cardArt } from './art/card-art.js';

export const words = { ...texts, ...gameWhy, ...why };
