// nightward/games/asylum-escape: the rules of Asylum Escape, and our cards.
export { rules } from './rules/rules.js';
export { pack } from './content/pack.js';
export type { Pack } from './cards/card-index.js';
export type { AsylumView } from './state/knowledge.js';
