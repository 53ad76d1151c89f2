// `npm run new-game` makes a game in a copy of the project, and that game passes every test of a game.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { engineArguments } from '../../../scripts/test/engine.js';
import { limit } from '../support/page.js';

const copy = mkdtempSync(join(tmpdir(), 'nightward-new-game-'));
const madeHere = new Set(['node_modules', '.git', 'dist', 'cdn', 'storybook-static', 'coverage', 'pictures']);

/** Without NODE_TEST_CONTEXT, tests that a test starts report to themselves instead of this runner. */
const env = { ...process.env, NODE_TEST_CONTEXT: undefined, BROWSERS: 'chromium' };

/** Runs a script in the copy, and returns its output and whether it succeeded. */
function run(...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', env });
  return { isDone: status === 0, said: `${stdout}${stderr}` };
}
const isGreen = ({ isDone, said }) => assert.ok(isDone, said.slice(-4000));

before(() => {
  cpSync('.', copy, {
    recursive: true,
    filter: (path) => path === '.' || path.includes('/') || !madeHere.has(basename(path)),
  });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  isGreen(run('scripts/new-game.js', 'red-room'));
});
after(() => {
  rmSync(copy, { recursive: true });
});

const inCopy = (...paths) => paths.flatMap((path) => filesBelow(join(copy, path), '.spec.ts'));

test('its element is a file of cdn/, and the package exports its rules and its element', limit, () => {
  assert.ok(existsSync(join(copy, 'cdn/red-room-game.js')));
  const { exports } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  assert.ok(exports['./games/red-room'] && exports['./elements/red-room-game/define']);
});

test('its types and its form are as everywhere', limit, () => {
  isGreen(run('node_modules/typescript7/bin/tsc'));
  isGreen(run('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'));
  isGreen(
    run(
      'node_modules/eslint/bin/eslint.js',
      'src/engine/games/red-room',
      'src/components/red-room-game',
      'stories/red-room',
    ),
  );
});

test('its rules, its bot and what comes from outside pass its own tests and those of every game', limit, () => {
  isGreen(run(...engineArguments(inCopy('test/engine/games/red-room'))));
  const everyGame = inCopy('test/engine/every-game', 'test/engine/table', 'test/engine/untrusted-input');
  isGreen(run('--test-name-pattern=red-room', ...engineArguments(everyGame)));
});

test('its documents and public names are on record', limit, () => {
  isGreen(
    run(
      '--test',
      ...['docs/elements-doc', 'docs/rule-texts', 'build/public'].map((name) => `test/package/${name}.spec.js`),
    ),
  );
});

test('its element passes the tests of every game’s element', limit, () => {
  isGreen(
    run(
      'node_modules/@web/test-runner/dist/bin.js',
      '--files',
      'test/components/game/*.test.ts',
      'test/components/red-room/*.test.ts',
    ),
  );
});

test('a name that cannot be a game’s is refused, with what to do instead', limit, () => {
  for (const [args, remedy] of [
    [[], /Name the game/],
    [['Red Room'], /small letters/],
    [['red-room'], /begin with RED; name another prefix/],
    [['sanitarium', 'SAX'], /There is a game called sanitarium/],
    [['blue-room', 'b'], /capital letters/],
  ]) {
    const { isDone, said } = run('scripts/new-game.js', ...args);
    assert.equal(isDone, false);
    assert.match(said, remedy);
  }
});
