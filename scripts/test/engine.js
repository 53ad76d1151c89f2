// Runs the engine's tests in Node: those named on the command line, or all of test/engine and test/support.
import { spawnSync } from 'node:child_process';
import { filesBelow } from '../support/files.js';

const named = process.argv.slice(2);
const files = named.length
  ? named
  : ['test/engine', 'test/support'].flatMap((folder) => filesBelow(folder, '.spec.ts'));
const { status } = spawnSync(
  process.execPath,
  [
    '--import',
    'tsx',
    '--test-reporter=./scripts/test/node-reporter.js',
    '--test-reporter-destination=stdout',
    'scripts/test/import.js',
    ...files,
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
