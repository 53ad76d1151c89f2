// Checks the package as it will be published: our own tests of it, then publint and attw.
import { spawnSync } from 'node:child_process';
import { filesBelow } from './files.js';

const count = { passed: 0, failed: 0 };
function check(command, args) {
  const { status, stdout } = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', shell: process.platform === 'win32' });
  const totals = /(\d+) passed, (\d+) failed\s*$/.exec(stdout);
  count.passed += totals ? Number(totals[1]) : Number(status === 0);
  count.failed += totals ? Number(totals[2]) : Number(status !== 0);
  if (status !== 0) console.log(stdout);
}

const bin = (...args) => check('npx', ['--no-install', ...args]);
check(process.execPath, ['--test', '--test-reporter=./scripts/node-reporter.js', '--test-reporter-destination=stdout', ...filesBelow('test/package', '.spec.js')]);
bin('publint', '--strict');
bin('attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii');
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed ? 1 : 0;
