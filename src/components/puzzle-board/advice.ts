// What only a perfect player knows; fetched when it is asked for.
import { chance } from '../../engine/puzzle/best-chance.js';
import { moveId } from '../../engine/puzzle/attempt.js';
import { solve } from '../../engine/puzzle/solve.js';
import type { Position } from '../../engine/puzzle/types.js';

export { daily, generate } from '../../engine/puzzle/generate.js';

/** The moves of a shortest solution without a draw; null where there is none. */
export const solution = (position: Position): readonly string[] | null => solve(position)?.actions.map(moveId) ?? null;

/** The best next move with so many actions left; null where nothing can solve it. */
export function hint(position: Position, left: number): string | null {
  const [first] = solution(position) ?? [];
  // A draw is weighed where the actions do not suffice, or the pieces.
  if (first !== undefined && (solve(position)?.count ?? Infinity) <= left) return first;
  const best = chance(position, Math.min(4, left)).first;
  return best ? moveId(best) : (first ?? null);
}
