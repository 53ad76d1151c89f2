// How fair, how long and how tense Sanitarium is: whole matches between bots, counted mode by mode.
// npm run balance -- [--matches 10000] [--mode competitive-2,solo] [--workers 4] [--cards] [--check]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { modes, type Mode } from './balance/modes.js';
import { cards, missed, overview, table } from './balance/print.js';
import { hire, playMode } from './balance/run.js';
import type { Tally } from './balance/tally.js';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '10000' },
    mode: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
    cards: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const named = values.mode.split(',').filter((name) => name !== '');
const chosen = modes.filter(({ id }) => named.length === 0 || named.includes(id));
const matches = Number(values.matches);
const workers = Number(values.workers);
if (chosen.length === 0 || !(matches > 0) || !(workers > 0)) throw new RangeError(`--matches and --workers are numbers above 0; --mode is of ${modes.map(({ id }) => id).join(', ')}`);

const crew = hire(workers);
const played: [Mode, Tally][] = [];
for (const mode of chosen) {
  const began = Date.now();
  const tally = await playMode(crew, mode, matches, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${mode.id}: ${String(done)} of ${String(matches)}`);
  });
  process.stderr.write(`\r${mode.id}: ${String(matches)} matches in ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  played.push([mode, tally]);
}
for (const worker of crew) worker.removeAllListeners().disconnect();

console.log(overview(played));
if (values.cards) for (const [{ id }, tally] of played) console.log(`\n${id}\n\n${cards(tally)}`);
const out = missed(played);
console.log(out.length === 0 ? '\nAll bands are met.' : `\n${table(['mode', 'figure', 'band', 'found'], out)}`);
if (values.check && out.length > 0) process.exitCode = 1;
