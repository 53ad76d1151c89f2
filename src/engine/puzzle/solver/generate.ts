// Finds deals of a given difficulty, and a deal for each day. The difficulty of a deal is the smallest number of
// actions that solve it without a draw.
import { createChance } from '../../kernel/chance.js';
import { act, actions } from '../actions.js';
import { deal } from '../deal.js';
import { puzzles } from '../puzzles.js';
import { runToEnd } from './slices.js';
import { solve } from './solve.js';
import type { Position, Puzzle } from '../types.js';

/** The number of deals to start from before giving up. */
const TRIES = 40;

/**
 * Returns a fresh deal that needs exactly `count` actions; the same seed gives the same deal. Returns null if no such
 * deal is found: for example, few puzzles have deals that need 0 or 20 actions. `dealId` gives the id of the deal.
 */
export function generate(puzzle: string | Puzzle, count: number, seed: string | number): Position | null {
  return runToEnd(generateInSlices(puzzle, count, seed));
}

/** Does the same as `generate`, but pauses often, so that a page can respond in between. */
export function* generateInSlices(
  puzzle: string | Puzzle,
  count: number,
  seed: string | number,
): Generator<undefined, Position | null> {
  for (let i = 0; i < TRIES; i++) {
    const dealt = deal(puzzle, `${i} ${seed}`);
    if (!dealt.ok) return null;
    // After a swap, all arrows still point up and the tile is still unturned. So the result is another fresh deal, and
    // its difficulty differs by at most one. Swaps lead step by step to a deal with the wanted difficulty.
    for (let position: Position | undefined = dealt.value; position; position = yield* nearer(position, count))
      if (away(position, count) === 0) return position;
  }
  return null;
}

/**
 * The puzzle of a day, such as `2026-11-21`. If no puzzle is named, it is one of the nine. The deal needs 3 to 8
 * actions, or fewer if no such deal is found. Returns null if no deal is found at all.
 */
export function daily(date: string, puzzle?: string | Puzzle): Position | null {
  return runToEnd(dailyInSlices(date, puzzle));
}

/** Does the same as `daily`, but pauses often, so that a page can respond in between. */
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
