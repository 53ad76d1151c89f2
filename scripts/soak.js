// A hundred thousand random matches of every game, each to its end: `npm run soak`. `npm run soak -- 5000` is quicker;
// `npm run soak -- 5000 <game>` plays one game; SEED=… npm run soak makes the same again. `npm test` plays three hundred.
import { spawnSync } from 'node:child_process';

const [count = '100000', game = ''] = process.argv.slice(2);
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`SEED=${seed}: ${count} matches of ${game || 'each game'}`);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', `--test-name-pattern=^${game}`, 'test/engine/every-game/soak.spec.ts'],
  { stdio: 'inherit', env: { ...process.env, MATCHES: count, SEED: seed } },
);
process.exitCode = status ?? 1;
