// Runs tests in full of which `npm test` runs only a sample: `npm run fuzz`, `soak`, `walks` and `matches`. The seed is
// printed first. To repeat the same inputs: SEED=… npm run fuzz (or soak)
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { filesBelow } from '../support/files.js';

const untrusted = (name) => `test/engine/untrusted-input/${name}.spec.ts`;
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));

const kinds = {
  /**
   * Generates inputs for the engine and for elements on a page, and closes a page at many moments. The number may be
   * given: `npm run fuzz -- 500`.
   */
  fuzz: ([runs = '10000']) => ({
    env: { RUNS: runs, SEED: seed },
    runs: [
      ['--import', 'tsx', '--test', ...['readers', 'shared-matches', 'changed-packs'].map(untrusted)],
      ['--test', 'test/package/pages/hostile-values.spec.js', 'test/package/pages/closed-page.spec.js'],
    ],
  }),
  /**
   * Plays random matches to their end: `npm run soak -- 5000`, or for one game `npm run soak -- 5000 <game>`. For Coma
   * Ward, as many matches again begin in its Phenomena.
   */
  soak: ([count = '100000', game = '']) => ({
    env: { MATCHES: count, SEED: seed },
    runs: [
      [
        ...['--import', 'tsx', '--test', `--test-name-pattern=^${game}`],
        'test/engine/every-game/soak.spec.ts',
        'test/engine/games/coma-ward/phenomena/random-matches.spec.ts',
      ],
    ],
  }),
  /** Plays lessons and matches with a screen reader, keys and touch, and with publishers' packs. It needs a build. */
  walks: () => ({
    env: { WALKS: 'all' },
    runs: [
      [
        '--test',
        '--test-concurrency=1',
        ...filesBelow('test/package', '.spec.js').filter((file) => /\/walks\/|publisher-all-games/.test(file)),
      ],
    ],
  }),
  /**
   * Replays a thousand recorded matches of each game, or of one: `npm run matches -- <game>`. `--write` records them
   * again.
   */
  matches: ([game], { write }) => ({
    env: { BLOCKS: '20', ...(game && { GAME: game }), ...(write && { WRITE: '1' }) },
    runs: [['--import', 'tsx', '--test', 'test/engine/every-game/recorded-matches.spec.ts']],
  }),
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
const [kind, ...args] = positionals;
const { env, runs } = kinds[kind](args, values);
console.log(
  Object.entries(env)
    .map((pair) => pair.join('='))
    .join(' '),
);
const statuses = runs.map(
  (run) => spawnSync(process.execPath, run, { stdio: 'inherit', env: { ...process.env, ...env } }).status,
);
process.exitCode = statuses.some((status) => status !== 0) ? 1 : 0;
