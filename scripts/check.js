// `npm run check`, for use before each commit: checks types, runs lint on changed files, and runs the engine tests that
// the changes can break. It ends within 90 seconds. Tests run in small groups, those nearest to the change first. `npm
// test` runs the tests for which there was no time.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { affectedSpecs } from './test/affected.js';
import { engineArguments } from './test/engine.js';

const ENDS = Date.now() + 85_000;
const GROUP = 8;

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\0').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '-z', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];
const present = changed.filter((file) => existsSync(file));
const failed = [];

/** Resolves to whether the command succeeded, or to null if it ran out of time. */
function run(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('exit', (code, signal) => done(signal ? null : code === 0));
  });
}

async function check(name, command, ...args) {
  const began = Date.now();
  const passed = await run(command, args, { shell: process.platform === 'win32' });
  console.log(`${name}: ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  if (!passed) failed.push(name);
}

async function typesAndLint() {
  await check('types', 'npm', 'run', '--silent', 'types');
  const code = present.filter((file) => /\.[jt]s$/.test(file));
  const typescript = code.filter((file) => file.endsWith('.ts'));
  const tool = (name, ...args) => check(name, 'npx', '--no-install', name, ...args);
  if (code.length) await tool('oxlint', '-c', 'oxlint.config.js', '--no-error-on-unmatched-pattern', ...code);
  if (typescript.length) await tool('eslint', '--no-warn-ignored', ...typescript);
  if (present.length) await tool('prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...present);
}

async function engineTests() {
  const specs = await affectedSpecs(changed);
  let begun = 0;
  while (begun < specs.length && Date.now() < ENDS) {
    const group = specs.slice(begun, begun + GROUP);
    const passed = await run(process.execPath, engineArguments(group), { timeout: Math.max(1, ENDS - Date.now()) });
    if (passed === null) break;
    if (!passed) failed.push(...group);
    begun += group.length;
  }
  console.log(`engine: ${begun} of ${specs.length} files of tests that the change reaches; npm test runs the others`);
}

await Promise.all([typesAndLint(), engineTests()]);
if (failed.length) console.log(`\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length ? 1 : 0;
