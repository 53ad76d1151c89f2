// A die, from what its faces show.
import type { Die } from './types.js';

/**
 * A die from its faces: a number is that many pips, a text names symbols (`'shield bolt'`; `''` is blank).
 * A face of symbols is called by the prefix and its place; without a prefix by its place alone.
 */
export function die(faces: readonly (string | number)[], prefix = ''): Die {
  return {
    names: faces.map((face, i) => (typeof face === 'number' ? face : prefix ? prefix + String(i + 1) : i + 1)),
    faces: faces.map((face) => {
      const bag: Record<string, number> = {};
      if (typeof face === 'number') bag['pip'] = face;
      else for (const symbol of face.split(' ').filter(Boolean)) bag[symbol] = (bag[symbol] ?? 0) + 1;
      return bag;
    }),
  };
}

/** A die with the numbers 1 to `sides`. */
export const numbered = (sides: number): Die => die(Array.from({ length: sides }, (_, i) => i + 1));
