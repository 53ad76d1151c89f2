// All our pack, with the steps and the words that a table of the introduction does not need.
import further from '../../messages/en/lobotomy-2/table-all-scenarios.js';
import cards from '../../messages/en/lobotomy-2/cards-all-scenarios.js';
import tiles from '../../messages/en/lobotomy-2/cards-tiles-all-scenarios.js';

export { pack } from '../../engine/games/lobotomy-2/content/pack.js';
export { playingAll } from '../../engine/games/lobotomy-2/rules/rules-all-scenarios.js';
export const words = { ...further, ...cards, ...tiles };
