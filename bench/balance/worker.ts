// A worker: plays the matches it is told to and sends their tally back.
import { games } from './games.js';
import type { Job } from './run.js';

process.on('message', ({ mode, from, to }: Job) => {
  const game = games.find(({ modes }) => modes.some(({ id }) => id === mode));
  if (game) process.send?.(game.tallyOf(mode, from, to));
});
