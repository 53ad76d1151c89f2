// nightward/games/lobotomy-2: the rules and the built-in pack.
import { parsePack } from './cards/schema/pack-schema.js';
import { pack } from './content/pack.js';
import { rules as gameRules } from './rules/rules.js';

export type { Pack } from './cards/card-index.js';
export type { GameEvent } from './state/events.js';
export type { RequestedOptions as Options } from './rules/options.js';
export type { State } from './state/state.js';

/** The rules, with a function that reads packs. */
export const rules: typeof gameRules = { ...gameRules, readPack: (json) => parsePack(json, pack) };
export { pack };
