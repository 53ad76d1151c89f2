// Deals of a given difficulty (the smallest number of actions that solves them without a draw), and a deal for each
// day.
import { createChance } from '../../kernel/chance.js';
import { act, actions } from '../actions.js';
import { deal } from '../deal.js';
import { puzzles } from '../puzzles.js';
import { whole } from './slices.js';
import { solve } from './solve.js';
import type { Position, Puzzle } from '../types.js';

/** The number of deals to start from before giving up. */
const TRIES = 40;

/**
 * A fresh deal that needs exactly `count` actions; the same seed gives the same deal. Null if none is found: every
 * solvable puzzle has deals of some difficulties, but few puzzles have deals of 0 or 20. `dealId` names the deal.
 */
export function generate(puzzle: string | Puzzle, count: number, seed: string | number): Position | null {
  return whole(generateInSlices(puzzle, count, seed));
}

/** Runs `generate` in slices of one solution each. */
export function* generateInSlices(
  puzzle: string | Puzzle,
  count: number,
  seed: string | number,
): Generator<undefined, Position | null> {
  for (let i = 0; i < TRIES; i++) {
    const dealt = deal(puzzle, `${i} ${seed}`);
    if (!dealt.ok) return null;
    // A swap keeps the arrows up and the tile unturned, so it makes another deal, and its smallest number of actions
    // differs by at most one.
    for (let position: Position | undefined = dealt.value; position; position = yield* nearer(position, count))
      if (away(position, count) === 0) return position;
  }
  return null;
}

/**
 * The puzzle of a day, written as `2026-11-21`: any of the nine if none is named, with a difficulty of 3 to 8 if it has
 * such deals.
 */
export function daily(date: string, puzzle?: string | Puzzle): Position | null {
  return whole(dailyInSlices(date, puzzle));
}

/** Runs `daily` in slices of one solution each. */
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
