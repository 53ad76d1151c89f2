// A worker. It plays the matches of each job and sends back their tally.
import { games } from './games.js';
import type { Job } from './run.js';

process.on('message', ({ mode, from, to }: Job) => {
  const game = games.find(({ modes }) => modes.some(({ id }) => id === mode));
  if (game) process.send?.(game.tallyOf(mode, from, to));
});
