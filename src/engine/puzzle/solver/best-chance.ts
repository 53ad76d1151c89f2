// Finds the best odds of solving a puzzle with the remaining actions, including draws. If the puzzle can be solved
// without a draw, the odds are 1. Otherwise the first action is a draw. Drawing later would not be better, and the
// player can choose the other actions better after seeing the drawn piece.
import { act, actions } from '../actions.js';
import { isSolved } from '../solved.js';
import { solve } from './solve.js';
import { runToEnd } from './slices.js';
import type { Action, Position } from '../types.js';

export interface BestChance {
  /** From 0 to 1. */
  readonly probability: number;
  /** The first action; null if the puzzle is already solved or cannot be solved. */
  readonly first: Action | null;
}

/** The maximum number of draws that are planned ahead. */
const DRAWS = 2;

/**
 * Returns the best probability of solving the puzzle within `left` actions, and the first action. For up to five
 * actions, the result is exact. For more actions, at most two draws are planned. The order of the pile is not used:
 * every piece is equally likely to be drawn, except the last `returned` pieces, which the player has seen go to the
 * bottom (MOM-RUL-104).
 */
export function chance(position: Position, left: number, returned = 0): BestChance {
  return runToEnd(chanceInSlices(position, left, returned));
}

/** Calculates the same as `chance`, but pauses before each call of `solve`, so that a page can respond in between. */
export function chanceInSlices(position: Position, left: number, returned = 0): Generator<undefined, BestChance> {
  return best(position, left, returned, DRAWS);
}

function* best(position: Position, left: number, returned: number, draws: number): Generator<undefined, BestChance> {
  if (position.drawn !== null) {
    let found: BestChance = { probability: 0, first: null };
    for (const first of actions(position)) {
      const replaced = act(position, first);
      const probability = replaced.ok ? (yield* best(replaced.value, left, returned + 1, draws)).probability : 0;
      if (probability > found.probability) found = { probability, first };
      if (probability === 1) break;
    }
    return found;
  }
  yield;
  const solution = left > 0 ? solve(position, left) : isSolved(position);
  if (solution) return { probability: 1, first: (solution !== true && solution.actions[0]) || null };

  const draw = { do: 'draw' } as const;
  const { pile } = position;
  if (left < 2 || !draws || !actions(position).some((action) => action.do === 'draw'))
    return { probability: 0, first: null };
  // MOM-RUL-104: when no other pieces are left, the returned pieces are drawn in the order in which they were returned.
  const unseen = Math.max(pile.length - returned, 0);
  let sum = 0;
  for (let i = 0; i < (unseen || 1); i++) {
    const drawn = pile[i] ?? null;
    sum += (yield* best(
      { ...position, drawn, pile: pile.toSpliced(i, 1) },
      left - 2,
      unseen ? returned : returned - 1,
      draws - 1,
    )).probability;
  }
  const probability = sum / (unseen || 1);
  return { probability, first: probability ? draw : null };
}
