// nightward/games/sanitarium: the rules of Sanitarium, and our own pack of cards.
import { parsePack } from './cards/schema/pack-schema.js';
import { pack } from './content/pack.js';
import { rules as gameRules } from './rules/rules.js';

export type { Pack } from './cards/card-types.js';
export type { SanitariumView } from './state/knowledge.js';

/**
 * The rules, including the function that reads packs. The game's element imports rules/rules.js, which lacks this
 * function, and downloads the function only if the page uses a pack.
 */
export const rules: typeof gameRules = { ...gameRules, readPack: (json) => parsePack(json) };
export { pack };
