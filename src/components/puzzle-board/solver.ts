// What only a perfect player knows; fetched when it is asked for. The page goes on while it thinks.
import { chanceInSlices } from '../../engine/puzzle/solver/best-chance.js';
import { moveId } from '../../engine/puzzle/attempt.js';
import { dailyInSlices, generateInSlices } from '../../engine/puzzle/solver/generate.js';
import { solve, warmUp } from '../../engine/puzzle/solver/solve.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';

/** Milliseconds of thinking at a time. */
const SLICE = 5;
/** With more actions left the odds of draws are weighed as with so many. */
const AHEAD = 4;

async function runInSlices<T>(thinking: Generator<undefined, T>): Promise<T> {
  for (let began = performance.now(); ;) {
    const { done, value } = thinking.next();
    if (done) return value;
    if (performance.now() - began < SLICE) continue;
    await new Promise((go) => {
      setTimeout(go);
    });
    began = performance.now();
  }
}

/** The puzzle of that day; null where the day is none. */
export async function daily(date: string): Promise<Position | null> {
  await runInSlices(warmUp());
  return runInSlices(dailyInSlices(date));
}

/** A deal that takes so many actions; null if none is found. */
export async function generate(puzzle: string | Puzzle, count: number, seed: string): Promise<Position | null> {
  await runInSlices(warmUp(puzzle));
  return runInSlices(generateInSlices(puzzle, count, seed));
}

/** The moves of a shortest solution without a draw; null where there is none. */
export async function solution(position: Position): Promise<readonly string[] | null> {
  await runInSlices(warmUp(position.puzzle));
  return solve(position)?.actions.map(moveId) ?? null;
}

/** The best next move with so many actions left; null where nothing can solve it. */
export async function hint(position: Position, left: number): Promise<string | null> {
  const steps = await solution(position);
  if (steps && steps.length <= left) return steps[0] ?? null;
  // A draw is weighed where the actions do not suffice, or the pieces.
  const { first } = await runInSlices(chanceInSlices(position, Math.min(AHEAD, left)));
  return first ? moveId(first) : (steps?.[0] ?? null);
}
