// Tests that the generated rule texts contain every table in docs/rules/, for finished and future games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { builtRules, games } from '../../../scripts/support/games.js';
import { moduleOf, ruleModule, ruleTexts } from '../../../scripts/build/rule-texts.js';

const entriesOf = (text) =>
  new Map(ruleTexts(text).tables.flatMap(({ rows }) => rows.map(([id, ...cells]) => [id, cells])));

for (const game of games) {
  test(`${moduleOf(game)} matches docs/rules/${game.id}.md`, () => {
    assert.ok(
      readFileSync(moduleOf(game), 'utf8') === ruleModule(game),
      'run node scripts/build/rule-texts.js, and commit the result',
    );
  });
}

test('a game may list the rules that are built: ids, groups and ranges of ids, but no unknown names', () => {
  const all = ['A-RUN-01', 'A-RUN-02', 'A-RUN-03', 'A-EX-98', 'A-EX-99', 'A-EX-100', 'A-END-01'];
  const part = (...ids) => builtRules({ id: 'a', builtRules: ids }, all);
  assert.deepEqual(part('A-RUN'), ['A-RUN-01', 'A-RUN-02', 'A-RUN-03']);
  assert.deepEqual(part('A-EX-99..100', 'A-RUN-02'), ['A-RUN-02', 'A-EX-99', 'A-EX-100']);
  assert.deepEqual(builtRules({ id: 'a' }, all), all);
  for (const name of ['A-WALK', 'A-RUN-04', 'A-RUN-02..04', 'A', 'A-EX-100..99'])
    assert.throws(() => part(name), /game\.ts of a names/, name);
});

for (const file of filesBelow('docs/rules', '.md')) {
  test(`each rule id in ${file} has exactly one text`, () => {
    const text = readFileSync(file, 'utf8');
    const ids = [...text.matchAll(/^\|\s*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\s*\|/gm)].map(([, id]) => id);
    const entries = entriesOf(text);
    assert.ok(ids.length > 0);
    assert.deepEqual([...entries.keys()].sort(), [...ids].sort());
    for (const [id, cells] of entries)
      assert.ok(
        cells.every((cell) => typeof cell === 'string' && cell.length > 0),
        id,
      );
  });
}

test('a section with a rule id in its heading is part of the text of that rule, with its tables', () => {
  const entries = entriesOf(readFileSync('docs/rules/coma-ward.md', 'utf8'));
  assert.match(entries.get('CW-RUL-09')[1], /^\S.*\n\nEach Floor is a grid [^]*\n```\nBasement/);
  assert.match(entries.get('CW-RUL-40')[1], /\n\| set \| entries \|\n/);
});

test('an escaped vertical bar in a table is text', () => {
  const { tables } = ruleTexts(
    '# A — rules\n\n## R\n\n| id | rule | source |\n|---|---|---|\n| A-01 | this \\| that | p. 1 |\n',
  );
  assert.deepEqual(tables, [{ name: 'R', columns: ['rule', 'source'], rows: [['A-01', 'this | that', 'p. 1']] }]);
});
