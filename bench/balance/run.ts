// Plays many matches of a mode, here or with workers over the cores.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pack } from '../../src/engine/games/sanitarium/content/pack.js';
import type { Pack } from '../../src/engine/games/sanitarium/content.js';
import type { Kind } from '../../src/engine/games/sanitarium/state.js';
import type { Mode } from './modes.js';
import { playMatch } from './play.js';
import { added, count, newTally, type Tally } from './tally.js';

/** Every kind of card whose weight is measured. */
export const kindsOf = ({ items, actions, hallucinations }: Pack = pack): Kind[] => [...items, ...actions, ...hallucinations].map(({ kind }) => kind);

/** Matches with these seeds, one after another. */
export function tallyOf(mode: Mode, from: number, to: number, played: Pack = pack): Tally {
  const tally = newTally();
  const kinds = kindsOf(played);
  for (let seed = from; seed < to; seed++) count(tally, playMatch(mode, seed, played), kinds, mode.options.mode === 'competitive');
  return tally;
}

/** What a worker is told to play: the matches of a mode from one number to below another. */
export interface Job {
  readonly mode: string;
  readonly from: number;
  readonly to: number;
}

const batch = 25;

/** All matches of a mode, dealt out to the workers in small batches; `tell` hears how many are done. */
export function playMode(crew: readonly ChildProcess[], { id }: Mode, matches: number, tell: (done: number) => void): Promise<Tally> {
  let next = 0;
  let total = newTally();
  return new Promise((resolve, reject) => {
    const give = (worker: ChildProcess): void => {
      const job: Job = { mode: id, from: next, to: Math.min(matches, next + batch) };
      if (job.from >= job.to) return;
      next = job.to;
      worker.send(job);
    };
    for (const worker of crew) {
      worker.removeAllListeners();
      worker.on('error', reject);
      worker.on('exit', () => { reject(new Error(`a worker ended in the middle of ${id}`)); });
      worker.on('message', (tally: Tally) => {
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
  Array.from({ length: workers }, () => fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] }));
