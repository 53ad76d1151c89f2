import type { Fault, Result, Rules } from './kernel/index.js';

/**
 * Checks a pack. Returns it in the form that `createMatch(rules, {pack})` accepts, or every fault with its path.
 * @throws TypeError for rules that accept no packs, which is a programming error.
 */
export function validatePack(rules: Rules, json: unknown): Result<unknown, readonly Fault[]> {
  const read = rules.readPack?.(json);
  if (!read) throw new TypeError(`${rules.id} accepts no packs; call validatePack only for rules with readPack.`);
  return read.ok ? { ok: true, value: read.value.pack } : read;
}
