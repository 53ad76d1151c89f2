// `npm run new-game` makes a game in a copy of the project. The game passes the checks that every game has to pass:
// types, lint, and the tests of the engine, the element and the package.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { engineArguments } from '../../../scripts/test/engine.js';
import { limit } from '../support/page.js';

const copy = mkdtempSync(join(tmpdir(), 'nightward-new-game-'));
const madeHere = new Set(['node_modules', '.git', 'dist', 'cdn', 'storybook-static', 'coverage', 'pictures']);

/** This environment lacks NODE_TEST_CONTEXT, because the tests in the copy are a separate run. */
const env = { ...process.env, NODE_TEST_CONTEXT: undefined, BROWSERS: 'chromium' };

/** Runs Node in the copy. The last argument may be an object with more environment variables. */
function run(...command) {
  const more = typeof command.at(-1) === 'object' ? command.pop() : {};
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, ...more },
  });
  return { isDone: status === 0, said: `${stdout}${stderr}` };
}
/** A specification that was written before its game. */
const specification = `# Blue Room — rules specification

## Doors

| id | rule | source |
|---|---|---|
| BLUE-DOOR-01 | A player who knocks waits for an answer. | Doors |
`;
const specificationFile = 'docs/rules/blue-room.md';

const isGreen = ({ isDone, said }) => assert.ok(isDone, said.slice(-4000));

before(() => {
  cpSync('.', copy, {
    recursive: true,
    filter: (path) => path === '.' || path.includes('/') || !madeHere.has(basename(path)),
  });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, specificationFile), specification);
  // The build that follows for the other game builds both.
  isGreen(
    run('--input-type=module', '-e', `import { writeGame } from './scripts/new-game.js'; writeGame('blue-room');`),
  );
  isGreen(run('scripts/new-game.js', 'red-room'));
});
after(() => {
  rmSync(copy, { recursive: true });
});

const specsIn = (...folders) => folders.flatMap((folder) => filesBelow(join(copy, folder), '.spec.ts'));

test('cdn/ contains the element of the new game, and the package exports its rules and its element', limit, () => {
  assert.ok(existsSync(join(copy, 'cdn/red-room-game.js')));
  const { exports } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  assert.ok(exports['./games/red-room'] && exports['./elements/red-room-game/define']);
});

test('the code of the new game passes the type checker, the linter and the formatter', limit, () => {
  isGreen(run('node_modules/typescript7/bin/tsc'));
  const made = ['src', 'stories', 'test'].flatMap((folder) =>
    filesBelow(join(copy, folder), '.ts').filter((file) => file.includes('red-room') || file.endsWith('registry.ts')),
  );
  isGreen(run('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...made));
  isGreen(run('node_modules/eslint/bin/eslint.js', ...made.filter((file) => !file.includes('/test/'))));
});

test(
  'the rules and the bot of the new game pass its own tests and those for every game, including tests with invalid input',
  limit,
  () => {
    const report = join(copy, 'rules.jsonl');
    isGreen(
      run(...engineArguments(specsIn('test/engine/games/red-room', 'test/engine/games/blue-room')), {
        NIGHTWARD_RULES_REPORT: report,
      }),
    );
    // Only these two games have reported which rules were tested.
    const { said } = run('scripts/test/rules.js', { NIGHTWARD_RULES_REPORT: report });
    assert.match(said, /^red-room: 7 of 7$/m);
    assert.match(said, /^blue-room: .*; of the implemented rules: 7 of 7$/m);
    assert.doesNotMatch(said, /In no specification/);
    const everyGame = specsIn('test/engine/every-game', 'test/engine/table', 'test/engine/untrusted-input');
    isGreen(run('--test-name-pattern=red-room|blue-room', ...engineArguments(everyGame)));
  },
);

test('an existing specification keeps its rules', limit, () => {
  const now = readFileSync(join(copy, specificationFile), 'utf8');
  assert.ok(now.startsWith(specification.trimEnd()) && now.includes('BLUE-STARTER-TURN-01'));
});

test('the documents and public names of the new game are up to date', limit, () => {
  isGreen(run('--test', ...['elements-doc', 'rule-texts'].map((name) => `test/package/docs/${name}.spec.js`)));
  isGreen(run('--test', '--test-name-pattern=public name|public module', 'test/package/build/public.spec.js'));
});

test('the element of the new game passes the tests for every game’s element', limit, () => {
  isGreen(
    run(
      'node_modules/@web/test-runner/dist/bin.js',
      '--files',
      'test/components/game/*.test.ts',
      'test/components/red-room/*.test.ts',
      { GAME: 'red-room' },
    ),
  );
});

test('the script refuses a wrong name or prefix, and says what to do instead', limit, () => {
  for (const [args, remedy] of [
    [[], /Name the game/],
    [['Red Room'], /small letters/],
    [['red-room'], /begin with RED; name another prefix/],
    [['sanitarium', 'SAX'], /There is a game called sanitarium/],
    [['green-room', 'b'], /capital letters/],
  ]) {
    const { isDone, said } = run('scripts/new-game.js', ...args);
    assert.equal(isDone, false);
    assert.match(said, remedy);
  }
});
