// The hashes that protect saves and records: of positions and of packs.
import { fingerprint } from './copy.js';
import type { Json, Rules } from './types.js';

/**
 * The hash of a save: of its last position, and also of its first position if the match did not begin with a set-up.
 */
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
