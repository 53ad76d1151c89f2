// Packs come from strangers: each game's schema says what is wrong with one, all of it at once.
import type { Fault, Result, Rules } from './kernel/index.js';
import { parsePack } from './games/sanitarium/pack-schema.js';

const readers = new Map<string, (json: unknown) => Result<{ readonly pack: unknown }, readonly Fault[]>>([['sanitarium', parsePack]]);

/**
 * The pack in a JSON value, fit for `createMatch(rules, {pack})`, or every fault with its path.
 * @throws TypeError for rules that take no packs: a programmer's error.
 */
export function validatePack(rules: Rules, json: unknown): Result<unknown, readonly Fault[]> {
  const read = readers.get(rules.id);
  if (!read) throw new TypeError(`${rules.id} takes no packs`);
  const result = read(json);
  return result.ok ? { ok: true, value: result.value.pack } : result;
}
