// `npm run mutants` changes the code of the rules in many small ways, and counts how many changes the engine tests
// notice. Each part takes many minutes, so CI does not run it.
import { games } from '../support/games.js';

const parts = {
  kernel: ['src/engine/kernel/**/*.ts'],
  dice: ['src/engine/dice/**/*.ts'],
  ...Object.fromEntries(
    games.map(({ id }) => {
      const folder = `src/engine/games/${id}`;
      return [
        id,
        [`${folder}/{state,rules,cards}/**/*.ts`, `!${folder}/cards/schema/**`, `${folder}/table/explain.ts`],
      ];
    }),
  ),
};
const asked = process.env.MUTATE?.split(',') ?? Object.keys(parts);
// runner.js reads this, to choose the tests of these parts.
process.env.MUTATE = asked.join(',');

export default {
  mutate: asked.flatMap((name) => parts[name]),
  testRunner: 'engine',
  plugins: ['./scripts/mutants/runner.js'],
  testRunnerNodeArgs: ['--import', 'tsx', '--import', './scripts/mutants/register.js'],
  coverageAnalysis: 'perTest',
  // Changes to code that runs only while files are loaded are left out, because each would need a new process.
  ignoreStatic: true,
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  // runner.js finds endless tests by processor time. This limit is so long that it is not reached even on a busy
  // machine.
  timeoutMS: 1_800_000,
  dryRunTimeoutMinutes: 60,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `mutants/${asked.join('-')}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: '.mutants',
  // Stryker need not rewrite tsconfig.json, because the paths in that file also work in a copy of the folder.
  tsconfigFile: 'none',
  ignorePatterns: [
    'cdn',
    'dist',
    'storybook-static',
    'mutants',
    'test/pictures',
    'test/package',
    'test/components',
    'docs/pictures',
  ],
  disableTypeChecks: false,
};
