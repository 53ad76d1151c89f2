// nightward/games/coma-ward: the rules, and the cards that come with the library.
export { pack } from './content/pack.js';
export { rules } from './rules/rules.js';
