// The hashes of positions and packs, by which saves and records are checked.
import { fingerprint } from './copy.js';
import type { Json, Rules } from './types.js';

/** The hash of a save. It covers the last position, and also the first one if the match did not begin with a set-up. */
export function positionHash(from: unknown, snapshot: unknown): string {
  return fingerprint([(from ?? null) as Json, snapshot as Json]);
}

/** Cached, because a table saves after every change and content never changes. */
const packHashes = new WeakMap<object, string>();

const hashOf = (played: Json): string => (typeof played === 'string' ? played : fingerprint(played));

export function packHash(rules: Rules, content: unknown): string {
  if (!rules.fingerprint) return fingerprint(rules.id);
  const key = Object(content) as object;
  const hash = packHashes.get(key) ?? hashOf(rules.fingerprint(content));
  packHashes.set(key, hash);
  return hash;
}
