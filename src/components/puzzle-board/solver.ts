// Runs the solver, a few milliseconds at a time, so that the page stays responsive. Loaded when it is needed.
import { chanceInSlices } from '../../engine/puzzle/solver/best-chance.js';
import { moveId } from '../../engine/puzzle/attempt.js';
import { dailyInSlices, generateInSlices } from '../../engine/puzzle/solver/generate.js';
import { solve, warmUp } from '../../engine/puzzle/solver/solve.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';

/** After this many milliseconds of work, the browser can do something else. */
const SLICE = 5;
/** At most this many actions are considered when the chances of draws from the pile are computed. */
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

/** Returns the daily puzzle of this date; null if the date is invalid. */
export async function daily(date: string): Promise<Position | null> {
  await runInSlices(warmUp());
  return runInSlices(dailyInSlices(date));
}

/** Returns a deal whose shortest solution has `count` actions; null if none is found. */
export async function generate(puzzle: string | Puzzle, count: number, seed: string): Promise<Position | null> {
  await runInSlices(warmUp(puzzle));
  return runInSlices(generateInSlices(puzzle, count, seed));
}

/** The moves of a shortest solution that draws no piece; null if there is none. */
export async function solution(position: Position): Promise<readonly string[] | null> {
  await runInSlices(warmUp(position.puzzle));
  return solve(position)?.actions.map(moveId) ?? null;
}

/** The best next move with `left` actions left; null if the puzzle can no longer be solved. */
export async function hint(position: Position, left: number): Promise<string | null> {
  const steps = await solution(position);
  if (steps && steps.length <= left) return steps[0] ?? null;
  // Drawing pieces is considered only if the remaining actions or the pieces on the board are not enough.
  const { first } = await runInSlices(chanceInSlices(position, Math.min(AHEAD, left)));
  return first ? moveId(first) : (steps?.[0] ?? null);
}
