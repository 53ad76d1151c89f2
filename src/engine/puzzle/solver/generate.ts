// Deals of a wanted difficulty, which is the least number of actions that solve them without a draw; and one for each day.
import { createChance } from '../../kernel/chance.js';
import { act, actions } from '../actions.js';
import { deal } from '../deal.js';
import { puzzles } from '../puzzles.js';
import { whole } from './slices.js';
import { solve } from './solve.js';
import type { Position, Puzzle } from '../types.js';

/** So many deals are begun with before there seems to be none of that difficulty. */
const TRIES = 40;

/**
 * A fresh deal that takes that many actions at least; the same seed gives the same one. Null if none is found: every solvable
 * puzzle has some, but few have one of 0 or of 20. `dealId` names it.
 */
export function generate(puzzle: string | Puzzle, count: number, seed: string | number): Position | null {
  return whole(generateInSlices(puzzle, count, seed));
}

/** The same in slices of one solution each. */
export function* generateInSlices(
  puzzle: string | Puzzle,
  count: number,
  seed: string | number,
): Generator<undefined, Position | null> {
  for (let i = 0; i < TRIES; i++) {
    const dealt = deal(puzzle, `${i} ${seed}`);
    if (!dealt.ok) return null;
    // A swap leaves the arrows up and the tile as it is, so it makes another deal, whose least number differs by one at most.
    for (let position: Position | undefined = dealt.value; position; position = yield* nearer(position, count))
      if (away(position, count) === 0) return position;
  }
  return null;
}

/** The puzzle of that day, written as `2026-11-21`: any of the nine if none is named, of 3 to 8 actions where it has such deals. */
export function daily(date: string, puzzle?: string | Puzzle): Position | null {
  return whole(dailyInSlices(date, puzzle));
}

/** The same in slices of one solution each. */
export function* dailyInSlices(date: string, puzzle?: string | Puzzle): Generator<undefined, Position | null> {
  const chance = createChance(`daily ${date}`);
  const ids = Object.keys(puzzles);
  const chosen = puzzle ?? ids[chance.below(ids.length)] ?? '';
  for (let count = 3 + chance.below(6); count > 0; count--) {
    const position = yield* generateInSlices(chosen, count, `daily ${date}`);
    if (position) return position;
  }
  return null;
}

function* nearer(position: Position, count: number): Generator<undefined, Position | undefined> {
  const now = away(position, count);
  for (const swap of actions(position)) {
    yield;
    const swapped = swap.do === 'swap' && act(position, swap);
    if (swapped && swapped.ok && away(swapped.value, count) < now) return swapped.value;
  }
  return undefined;
}

function away(position: Position, count: number): number {
  return Math.abs((solve(position)?.count ?? Infinity) - count);
}
