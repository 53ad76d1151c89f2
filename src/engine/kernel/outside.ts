// The first look at JSON from outside, before anything reads it: how much there is of it, how deep it goes, and whether it
// names what every object is born with.
import type { Fault } from './types.js';

/** Deeper than anything that is read here. */
const deepest = 32;

const messages = {
  'json-size': 'This is more than is ever needed; leave something out.',
  'json-depth': `This goes more than ${String(deepest)} levels deep; take levels out.`,
  'json-name': 'This is a name that every object is born with; take another one.',
  'json-value': 'This is no JSON; write a text, a finite number, true, false, null, a list or an object.',
};

/**
 * What keeps a value from being read at all; null if nothing does. The time it takes is bounded by `most`.
 * @param most About how many bytes of JSON may come.
 */
export function outsideFault(json: unknown, most: number): Fault | null {
  const wrong = (code: keyof typeof messages, path: string): Fault => ({ code, path, message: messages[code] });
  const look = (value: unknown, path: string, depth: number): Fault | null => {
    // A value takes some bytes besides its letters.
    most -= 8 + (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
    if (most < 0) return wrong('json-size', path);
    if (typeof value !== 'object' || value === null) return ['string', 'boolean', 'undefined'].includes(typeof value) || value === null || Number.isFinite(value) ? null : wrong('json-value', path);
    if (depth > deepest) return wrong('json-depth', path);
    for (const key of Object.keys(value)) {
      const at = (path && `${path}/`) + key.slice(0, 40);
      most -= key.length;
      const fault = key in Object.prototype ? wrong('json-name', at) : look((value as Record<string, unknown>)[key], at, depth + 1);
      if (fault) return fault;
    }
    return null;
  };
  return look(json, '', 0);
}
