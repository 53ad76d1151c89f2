// Measures how fair, long and tense the games are. In each mode of each game, bots play whole matches.
// npm run balance -- [--matches 1000] [--mode competitive-2,solo,S1] [--workers 4] [--cards] [--check]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isOutside } from './balance/band.js';
import type { Counted } from './balance/game.js';
import { games } from './balance/games.js';
import { bandLine, table } from './balance/print.js';
import { hire, playMode } from './balance/run.js';

const { values } = parseArgs({
  options: {
    matches: { type: 'string' },
    mode: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
    cards: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const named = values.mode.split(',').filter((name) => name !== '');
const all = games.flatMap(({ modes }) => modes.map(({ id }) => id));
const asked = values.matches === undefined ? undefined : Number(values.matches);
const workers = Number(values.workers);
if (!named.every((name) => all.includes(name)) || (asked !== undefined && !(asked > 0)) || !(workers > 0))
  throw new RangeError(`--matches and --workers are numbers above 0; --mode takes names from ${all.join(', ')}`);

const crew = hire(workers);
const out: (readonly string[])[] = [];
for (const game of games) {
  const played: [string, Counted][] = [];
  for (const { id, matches: usual } of game.modes.filter(
    ({ id: mode }) => named.length === 0 || named.includes(mode),
  )) {
    const began = Date.now();
    const matches = asked ?? usual;
    const tally = await playMode(crew, id, matches, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${done} of ${matches}`);
    });
    process.stderr.write(`\r${id}: ${matches} matches in ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
    played.push([id, tally]);
  }
  if (played.length === 0) continue;
  console.log(`${game.overview(played)}\n`);
  if (values.cards) for (const [mode, tally] of played) console.log(`${mode}\n\n${game.cards(tally)}\n`);
  out.push(
    ...game
      .bands(played)
      .filter(([, band]) => isOutside(band))
      .map(([mode, band]) => [mode, ...bandLine(band)]),
  );
}
for (const worker of crew) worker.removeAllListeners().disconnect();

console.log(out.length === 0 ? 'All bands are met.' : table(['mode', 'figure', 'band', 'found'], out));
if (values.check && out.length > 0) process.exitCode = 1;
