// The best odds of solving a puzzle with the remaining actions, including draws. An action that is not a draw loses
// nothing by waiting for a draw: the order of the two does not matter, and the player chooses better once the piece is
// known. So either no draw is needed, or a draw comes first.
import { act, actions } from '../actions.js';
import { isSolved } from '../solved.js';
import { solve } from './solve.js';
import { whole } from './slices.js';
import type { Action, Position } from '../types.js';

export interface BestChance {
  /** From 0 to 1. */
  readonly probability: number;
  /** The first action; null if nothing is left to do or the puzzle cannot be solved. */
  readonly first: Action | null;
}

/** The most draws that are planned ahead. */
const DRAWS = 2;

/**
 * The best probability of solving the puzzle within `left` actions, and the first action. Exact for up to five actions;
 * with more, the best play that draws at most twice. The order of the pile is not used: every piece is equally likely,
 * except the last `returned` pieces, which the player has seen go to the bottom (MOM-RUL-104).
 */
export function chance(position: Position, left: number, returned = 0): BestChance {
  return whole(chanceInSlices(position, left, returned));
}

/** Calculates `chance` in slices of one solution each, so that a page can respond in between. */
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
  // MOM-RUL-104: when nothing else is left, the returned pieces come back in the order in which they went.
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
