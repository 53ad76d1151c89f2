// Packs come from strangers: each game's schema says what is wrong with one, all of it at once.
import type { Fault, Result, Rules } from './kernel/index.js';
import type { Pack as AsylumEscape } from './games/asylum-escape/cards/card-index.js';
import { parsePack as parseAsylumEscape } from './games/asylum-escape/cards/schema/pack-schema.js';
import type { Pack as Lobotomy } from './games/lobotomy-2/cards/card-index.js';
import { parsePack as parseLobotomy } from './games/lobotomy-2/cards/schema/pack-schema.js';
import { parsePack as parseSanitarium } from './games/sanitarium/cards/schema/pack-schema.js';

/** By game; `own` is the pack that comes with the rules. */
const readers = new Map<string, (json: unknown, own: unknown) => Result<{ readonly pack: unknown }, readonly Fault[]>>([
  ['sanitarium', (json) => parseSanitarium(json)],
  ['asylum-escape', (json, own) => parseAsylumEscape(json, own as AsylumEscape)],
  ['lobotomy-2', (json, own) => parseLobotomy(json, own as Lobotomy)],
]);

/**
 * The pack in a JSON value, fit for `createMatch(rules, {pack})`, or every fault with its path.
 * @throws TypeError for rules that take no packs: a programmer's error.
 */
export function validatePack(rules: Rules, json: unknown): Result<unknown, readonly Fault[]> {
  const read = readers.get(rules.id);
  if (!read) throw new TypeError(`${rules.id} takes no packs`);
  const result = read(json, rules.pack);
  return result.ok ? { ok: true, value: result.value.pack } : result;
}
