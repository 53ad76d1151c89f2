// `npm run mutants`: how many changes of the rules' code the engine's tests notice. Not in CI: a part takes minutes.
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
// For runner.js: each part is tried by its own tests.
process.env.MUTATE = asked.join(',');

export default {
  mutate: asked.flatMap((name) => parts[name]),
  testRunner: 'engine',
  plugins: ['./scripts/mutants/runner.js'],
  testRunnerNodeArgs: ['--import', 'tsx', '--import', './scripts/mutants/register.js'],
  coverageAnalysis: 'perTest',
  // What runs only while files are loaded cannot be tried without loading them anew for each.
  ignoreStatic: true,
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  // What never ends is found by the runner, by the processor's time: the clock of a busy machine would call slow what is not.
  timeoutMS: 1_800_000,
  dryRunTimeoutMinutes: 60,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `mutants/${asked.join('-')}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: '.mutants',
  // Rewriting ours would ask for TypeScript beside Stryker, and every path in it holds in a copy of the folder too.
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
  allowEmpty: false,
  checkers: [],
  disableTypeChecks: false,
};
