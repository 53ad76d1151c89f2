// nightward/games/sanitarium: the rules of Sanitarium, and our cards.
export { rules } from './rules/rules.js';
export { pack } from './content/pack.js';
export type { Pack } from './cards/card-index.js';
export type { SanitariumView } from './state/knowledge.js';
