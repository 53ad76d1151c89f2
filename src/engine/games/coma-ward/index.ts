// nightward/games/coma-ward: the rules of Coma Ward, and the cards that come with this library.
import { parsePack } from './cards/schema/pack-schema.js';
import { pack } from './content/pack.js';
import { rules as gameRules } from './rules/rules.js';

export type { Pack } from './cards/card-types.js';
export type { ComaWardView } from './state/knowledge.js';

/**
 * The rules, together with the reader of packs. (The element on a page downloads that reader only if the page uses a
 * pack.)
 */
export const rules: typeof gameRules = { ...gameRules, readPack: (json) => parsePack(json, pack) };
export { pack };
