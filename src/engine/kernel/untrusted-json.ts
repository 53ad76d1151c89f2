// The first check of JSON from outside, before anything else reads it: its size, its depth, and keys such as `constructor`
// that every object inherits.
import type { Fault } from './types.js';

/** More nesting than anything that this library reads. */
const deepest = 32;

/**
 * Why a value must not be read at all: `json-size` (too big), `json-depth` (nested too deeply) or `json-name` (a key
 * that every object inherits); null if it may be read. `most` also limits the time of this check.
 * @param most About how many bytes of JSON are accepted.
 */
export function untrustedJsonFault(json: unknown, most: number): Fault | null {
  const wrong = (what: string, path: string): Fault => ({
    code: `json-${what}`,
    path,
    message: `Take this out: it is too long, more than ${deepest} deep, or a name that every object has.`,
  });
  const look = (value: unknown, path: string, depth: number): Fault | null => {
    // Each value costs some bytes in addition to its letters.
    most -= 8 + (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
    if (most < 0) return wrong('size', path);
    if (Object(value) !== value) return null;
    if (depth > deepest) return wrong('depth', path);
    for (const [key, inner] of Object.entries(value as object)) {
      const at = (path && `${path}/`) + key.slice(0, 40);
      most -= key.length;
      const fault = key in Object.prototype ? wrong('name', at) : look(inner, at, depth + 1);
      if (fault) return fault;
    }
    return null;
  };
  return look(json, '', 0);
}
