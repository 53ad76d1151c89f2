// Ten thousand generated inputs of every kind, for the engine and for the elements of a page (which needs a build), and a page
// that is closed at a thousand moments: `npm run fuzz`. `npm run fuzz -- 500` is quicker; SEED=… npm run fuzz makes the same
// again. `npm test` runs a sample, the same every time.
import { spawnSync } from 'node:child_process';

const runs = Number(process.argv[2] ?? 10_000);
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`SEED=${seed}: ${runs} of each kind`);
const env = { ...process.env, RUNS: String(runs), SEED: seed };
const run = (...args) => spawnSync(process.execPath, [...args], { stdio: 'inherit', env }).status;
const failed = [
  run(
    '--import',
    'tsx',
    '--test',
    'test/engine/untrusted-input/readers.spec.ts',
    'test/engine/untrusted-input/shared-matches.spec.ts',
    'test/engine/untrusted-input/changed-packs.spec.ts',
  ),
  run('--test', 'test/package/pages/hostile-values.spec.js', 'test/package/pages/closed-page.spec.js'),
].filter(Boolean);
process.exitCode = failed.length ? 1 : 0;
