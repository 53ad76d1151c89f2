// Tests that the lint rule for layers finds forbidden imports.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { ESLint, Linter } from 'eslint';
import { layerFault, layerRule } from '../../../scripts/lint/layers.js';

const allowed = [
  ['engine/dice/roll.ts', 'engine/kernel/chance.ts'],
  ['engine/games/game-a/turn.ts', 'engine/games/game-a/state.ts'],
  ['engine/games/game-a/speech.ts', 'messages/en/game-a.ts'],
  ['engine/table/table.ts', 'engine/kernel/index.ts'],
  ['components/dice-pool/dice-pool.ts', 'engine/dice/index.ts'],
  ['components/game-a-game/game-a-game.ts', 'engine/games/game-a/index.ts'],
  ['components/game-a-game/game-a-game.ts', 'components/tile-grid/tile-grid.ts'],
];
const forbidden = [
  ['engine/kernel/match.ts', 'engine/cards/pack.ts'],
  ['engine/dice/roll.ts', 'engine/board/board.ts'],
  ['engine/games/game-a/turn.ts', 'engine/games/game-b/state.ts'],
  ['engine/games/game-a/turn.ts', 'engine/table/table.ts'],
  ['engine/table/table.ts', 'components/shared/nw-element.ts'],
  ['components/dice-pool/dice-pool.ts', 'engine/games/game-a/index.ts'],
  ['components/dice-pool/dice-pool.ts', 'components/game-a-game/game-a-game.ts'],
  ['components/shared/nw-element.ts', 'components/dice-pool/dice-pool.ts'],
  ['engine/elsewhere/x.ts', 'engine/kernel/index.ts'],
];

for (const [from, to] of allowed) test(`${from} may import ${to}`, () => assert.equal(layerFault(from, to), null));
for (const [from, to] of forbidden)
  test(`${from} may not import ${to}`, () =>
    assert.match(layerFault(from, to) ?? '', /does not belong to a layer|may not import/));

function lint(file, code) {
  const config = {
    files: ['**/*.ts'],
    plugins: { own: { rules: { layers: layerRule } } },
    rules: { 'own/layers': 'error' },
  };
  return new Linter().verify(code, config, resolve(file)).map(({ message }) => message);
}

test('every form of import is checked', () => {
  const up = '../games/sanitarium/index.js';
  for (const code of [
    `import '${up}';`,
    `import { a } from '${up}';`,
    `export { a } from '${up}';`,
    `export * from '${up}';`,
    `await import('${up}');`,
  ]) {
    assert.equal(lint('src/engine/dice/x.ts', code).length, 1, code);
  }
});

test('the engine may not import Lit', () => {
  assert.deepEqual(lint('src/engine/dice/x.ts', "import { html } from 'lit';"), [
    'src/engine may not import the package "lit".',
  ]);
});

test('the engine may not use the DOM, the clock or Math.random', async () => {
  const file = 'src/engine/dice/x.ts';
  const { rules: all } = await new ESLint().calculateConfigForFile(file);
  const rules = Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('no-restricted')));
  const code = 'export const a = [Math.random(), Date.now(), document.title, performance.now()];\n';
  const messages = new Linter().verify(code, { files: ['**/*.ts'], rules }, resolve(file));
  assert.deepEqual(messages.map(({ ruleId }) => ruleId).sort(), [
    'no-restricted-globals',
    'no-restricted-globals',
    'no-restricted-globals',
    'no-restricted-properties',
  ]);
});
