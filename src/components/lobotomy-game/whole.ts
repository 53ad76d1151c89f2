// All our pack, with the words that a table of the introduction does not need.
export { pack } from '../../engine/games/lobotomy-2/content/pack.js';
export { default as words } from '../../messages/en/lobotomy-further-tiles.js';
