// `npm run bench` runs bench/*.bench.ts once and bench/each-game/*.bench.ts for each game, and prints one table.
// `npm run bench -- kernel sanitarium` runs only the benchmarks whose names contain both words. Each benchmark runs in
// its own process, because code that has run another game is compiled differently. A baseline, which is a fixed amount
// of work, shows how fast the machine is.
import { fork } from 'node:child_process';
import { basename } from 'node:path';
import { filesBelow } from '../scripts/support/files.js';
import { games } from '../scripts/support/games.js';

const words = process.argv.slice(2);
const benches = filesBelow('bench', '.bench.ts')
  .flatMap((file) =>
    file.startsWith('bench/each-game/') ? games.map(({ id, bots }) => ({ file, game: id, bots })) : [{ file }],
  )
  .map((bench) => ({ ...bench, name: [bench.game, basename(bench.file, '.bench.ts')].filter(Boolean).join(' ') }))
  .filter(({ name }) => words.every((word) => name.includes(word)));

/**
 * Runs a benchmark and returns the rows that it measured: `[figure, value, unit, aim, in baselines]`. Returns no rows
 * if the benchmark fails.
 */
const run = (bench) =>
  new Promise((done) => {
    const child = fork('bench/run-bench.js', [JSON.stringify(bench)], { execArgv: ['--expose-gc'] });
    let rows = [];
    child.once('message', (message) => (rows = message));
    child.once('exit', (code) => {
      if (code) process.exitCode = 1;
      done(rows);
    });
  });

const table = [];
for (const bench of benches) {
  console.log(`${bench.name} …`);
  for (const [what, value, unit, aim, inBaselines] of await run(bench))
    table.push({ figure: `${bench.name}: ${what}`, value, unit, aim, 'in baselines': inBaselines });
}
console.table(table);
