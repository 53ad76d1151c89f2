// The first look at JSON from outside, before anything reads it: how much there is of it, how deep it goes, and whether it
// names what every object is born with.
import type { Fault } from './types.js';

/** Deeper than anything that is read here. */
const deepest = 32;

/**
 * What keeps a value from being read at all (`json-size`, `json-depth`, `json-name`); null if nothing does. The time it
 * takes is bounded by `most`.
 * @param most About how many bytes of JSON may come.
 */
export function outsideFault(json: unknown, most: number): Fault | null {
  const wrong = (what: string, path: string): Fault => ({
    code: `json-${what}`,
    path,
    message: `Take this out: it is too long, more than ${deepest} deep, or a name that every object has.`,
  });
  const look = (value: unknown, path: string, depth: number): Fault | null => {
    // A value takes some bytes besides its letters.
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
