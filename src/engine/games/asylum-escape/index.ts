// nightward/games/asylum-escape: the rules of Asylum Escape, and our cards.
export { rules } from './rules.js';
export { pack } from './content/pack.js';
export type { Pack } from './content.js';
export type { AsylumView } from './hidden.js';
