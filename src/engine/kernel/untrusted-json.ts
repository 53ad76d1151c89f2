// Checks untrusted JSON before anything else reads it: its size, its depth, and keys such as `constructor` that every
// object inherits.
import type { Fault } from './types.js';

/** No valid input is nested more deeply than this. */
const deepest = 32;

const messages = {
  size: 'The input is too long from here on; shorten it.',
  depth: `This is nested more than ${deepest} levels deep; remove it.`,
  name: 'This name is reserved, because every object has it; use another name.',
} as const;

/**
 * Why a value must not be read at all: `json-size` (too big), `json-depth` (nested too deeply) or `json-name` (a key
 * that every object inherits). Null if it may be read. `most` also limits how long this check takes.
 * @param most About how many bytes of JSON are accepted.
 */
export function untrustedJsonFault(json: unknown, most: number): Fault | null {
  const wrong = (what: keyof typeof messages, path: string): Fault => ({
    code: `json-${what}`,
    path,
    message: messages[what],
  });
  const look = (value: unknown, path: string, depth: number): Fault | null => {
    // Every value counts as 8 bytes, in addition to its characters or items.
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
