// Checks the package as it will be published: runs the tests in test/package, then publint and attw. With files as
// arguments, it runs only these tests.
import { spawnSync } from 'node:child_process';
import { filesBelow } from '../support/files.js';

const count = { passed: 0, failed: 0 };
function check(command, args) {
  const { status, stdout } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const totals = /(\d+) passed, (\d+) failed\s*$/.exec(stdout);
  count.passed += totals ? Number(totals[1]) : Number(status === 0);
  count.failed += totals ? Number(totals[2]) : Number(status !== 0);
  console.log(status === 0 ? (/^slow: .*$/m.exec(stdout)?.[0] ?? '') : stdout);
}

/**
 * Tests that run alone. They count what happens on the machine, pack the package, or read the README, which packing
 * changes.
 */
const alone = /\/(blog|corpus|elements-doc|frameworks|public|rulebooks|idle-and-removed|layout-shift)\.spec/;
const tests = filesBelow('test/package', '.spec.js');
const test = (files, beside) => {
  check(process.execPath, [
    '--test',
    `--test-concurrency=${beside}`,
    '--test-reporter=./scripts/test/node-reporter.js',
    '--test-reporter-destination=stdout',
    ...files,
  ]);
};

const bin = (...args) => check('npx', ['--no-install', ...args]);
const named = process.argv.slice(2);
if (named.length) test(named, 1);
else {
  test(
    tests.filter((file) => !alone.test(file)),
    2,
  );
  test(
    tests.filter((file) => alone.test(file)),
    1,
  );
  bin('publint', '--strict');
  bin('attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii');
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed ? 1 : 0;
