// All our pack, with the steps and the words that a table of the introduction does not need.
import further from '../../messages/en/lobotomy-further.js';
import cards from '../../messages/en/lobotomy-further-cards.js';
import tiles from '../../messages/en/lobotomy-further-tiles.js';

export { pack } from '../../engine/games/lobotomy-2/content/pack.js';
export { playingAll } from '../../engine/games/lobotomy-2/playing-all.js';
export const words = { ...further, ...cards, ...tiles };
