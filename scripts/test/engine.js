// Runs the engine tests named on the command line, or all tests in test/engine and test/support.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../support/files.js';

export const engineSpecs = () => ['test/engine', 'test/support'].flatMap((folder) => filesBelow(folder, '.spec.ts'));

export const engineArguments = (specs) => [
  '--import',
  'tsx',
  '--test-reporter=./scripts/test/node-reporter.js',
  '--test-reporter-destination=stdout',
  'scripts/test/import.js',
  ...specs,
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2);
  const specs = named.length ? named : engineSpecs();
  process.exitCode = spawnSync(process.execPath, engineArguments(specs), { stdio: 'inherit' }).status ?? 1;
}
