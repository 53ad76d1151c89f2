// A worker: plays the matches it is told to and sends their tally back.
import { modes } from './modes.js';
import { tallyOf, type Job } from './run.js';

process.on('message', ({ mode, from, to }: Job) => {
  const found = modes.find(({ id }) => id === mode);
  if (found) process.send?.(tallyOf(found, from, to));
});
