// nightward/games/coma-ward: the rules of Coma Ward, and the cards that come with this library.
export type { Pack } from './cards/card-types.js';
export type { ComaWardView } from './state/knowledge.js';

export { pack } from './content/pack.js';
export { rules } from './rules/rules.js';
