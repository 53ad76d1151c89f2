// nightward/games/sanitarium: the rules of Sanitarium, and our cards.
import { parsePack } from './cards/schema/pack-schema.js';
import { pack } from './content/pack.js';
import { rules as gameRules } from './rules/rules.js';

export type { Pack } from './cards/card-types.js';
export type { SanitariumView } from './state/knowledge.js';

/** Includes the pack reader, which a page downloads only if it uses a pack. */
export const rules: typeof gameRules = { ...gameRules, readPack: (json) => parsePack(json) };
export { pack };
