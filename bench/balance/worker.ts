// A worker: plays the matches it is told to and sends their tally back.
import { modes } from './modes.js';
import { tallyOf } from './run.js';

export interface Job {
  readonly mode: string;
  readonly from: number;
  readonly to: number;
}

process.on('message', ({ mode, from, to }: Job) => {
  const found = modes.find(({ id }) => id === mode);
  if (found) process.send?.(tallyOf(found, from, to));
});
