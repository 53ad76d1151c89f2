// nightward/games/sanitarium: the rules of Sanitarium, and our cards.
import { parsePack } from './cards/schema/pack-schema.js';
import { pack } from './content/pack.js';
import { rules as gameRules } from './rules/rules.js';

export type { Pack } from './cards/card-types.js';
export type { SanitariumView } from './state/knowledge.js';

/** With what reads packs, which a page fetches only if it brings one. */
export const rules: typeof gameRules = { ...gameRules, readPack: (json) => parsePack(json) };
export { pack };
