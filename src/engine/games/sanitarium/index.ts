// nightward/games/sanitarium: the rules of Sanitarium, and our cards.
export { rules } from './rules.js';
export { pack } from './content/pack.js';
export type { Pack } from './content.js';
export type { SanitariumView } from './hidden.js';
