// What a table can do without until it has been drawn once: pictures of the cards and what is written under their names, how
// it is told to the ear, and why something is not possible.
import gameWhy from '../../messages/en/game-why.js';
import texts from '../../messages/en/asylum-escape-card-texts.js';
import why from '../../messages/en/asylum-escape-why.js';

export { asking, missed } from './why.js';
export * as hearing from '../../engine/games/asylum-escape/hearing.js';
export { drawCoin } from './art/coin.js';
export { cardArt } from './drawing.js';

export const words = { ...texts, ...gameWhy, ...why };
