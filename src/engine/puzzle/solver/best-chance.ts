// The best odds of solving a puzzle in the actions that are left, draws included. What is no draw loses nothing by waiting for
// one: it commutes with the draw, and is chosen better once the piece is known. So either no draw is needed, or one comes first.
import { act, actions } from '../actions.js';
import { isSolved } from '../solved.js';
import { solve } from './solve.js';
import { whole } from './slices.js';
import type { Action, Position } from '../types.js';

export interface BestChance {
  /** From 0 to 1. */
  readonly probability: number;
  /** What to begin with; null where nothing is left to do or to hope for. */
  readonly first: Action | null;
}

/** More draws than that are not looked ahead. */
const DRAWS = 2;

/**
 * The best probability to solve the puzzle within so many actions, and the action to begin with. Exact for up to five actions;
 * of more it is what the best play reaches that draws twice at most. The order of the pile is not looked at: every piece is as
 * likely as another, except the last `returned` ones, which the player has seen go to its bottom (MOM-RUL-104).
 */
export function chance(position: Position, left: number, returned = 0): BestChance {
  return whole(chanceInSlices(position, left, returned));
}

/** The same in slices of one solution each, for who has to answer a page meanwhile. */
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
  // MOM-RUL-104: once nothing else is left, the pieces come back in the order in which they went.
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
