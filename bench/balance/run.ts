// Plays many matches of a mode in several worker processes.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { added } from './counting.js';
import type { Counted } from './game.js';

/** A job for a worker: the matches of a mode from one number up to, but not including, another. */
export interface Job {
  readonly mode: string;
  readonly from: number;
  readonly to: number;
}

const batch = 25;

/**
 * Plays all matches of a mode. The workers get them in small batches. `tell` is called with the number of matches done.
 */
export function playMode(
  crew: readonly ChildProcess[],
  mode: string,
  matches: number,
  tell: (done: number) => void,
): Promise<Counted> {
  let next = 0;
  let total: Counted = { matches: 0 };
  return new Promise((resolve, reject) => {
    const give = (worker: ChildProcess): void => {
      const job: Job = { mode, from: next, to: Math.min(matches, next + batch) };
      if (job.from >= job.to) return;
      next = job.to;
      worker.send(job);
    };
    for (const worker of crew) {
      worker.removeAllListeners();
      worker.on('error', reject);
      worker.on('exit', () => {
        reject(new Error(`a worker ended in the middle of ${mode}`));
      });
      worker.on('message', (tally: Counted) => {
        total = added(total, tally);
        tell(total.matches);
        if (total.matches === matches) resolve(total);
        else give(worker);
      });
      give(worker);
    }
  });
}

export const hire = (workers: number): ChildProcess[] =>
  Array.from({ length: workers }, () =>
    fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] }),
  );
