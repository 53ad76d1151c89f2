// nightward/games/asylum-escape: the rules of Asylum Escape, and our cards.
import { parsePack } from './cards/schema/pack-schema.js';
import { pack } from './content/pack.js';
import { rules as gameRules } from './rules/rules.js';

export type { Pack } from './cards/card-index.js';
export type { AsylumView } from './state/knowledge.js';

/** Includes the pack reader, which a page downloads only if it uses a pack. */
export const rules: typeof gameRules = { ...gameRules, readPack: (json) => parsePack(json, pack) };
export { pack };
