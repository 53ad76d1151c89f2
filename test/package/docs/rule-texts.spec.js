// The rule texts contain every table in docs/rules/, for finished and future games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { builtRules, games } from '../../../scripts/support/games.js';
import { moduleOf, ruleModule, ruleTexts } from '../../../scripts/build/rule-texts.js';

const entriesOf = (text) =>
  new Map(ruleTexts(text).tables.flatMap(({ rows }) => rows.map(([id, ...cells]) => [id, cells])));

for (const game of games) {
  test(`${moduleOf(game)} is as new as docs/rules/${game.id}.md`, () => {
    assert.ok(
      readFileSync(moduleOf(game), 'utf8') === ruleModule(game),
      'it is stale: node scripts/build/rule-texts.js, and commit it',
    );
  });
}

test('of a game of which a part is built that part is demanded: ids, groups and runs of ids, and no name that is none', () => {
  const all = ['A-RUN-01', 'A-RUN-02', 'A-RUN-03', 'A-EX-98', 'A-EX-99', 'A-EX-100', 'A-END-01'];
  const part = (...ids) => builtRules({ id: 'a', builtRules: ids }, all);
  assert.deepEqual(part('A-RUN'), ['A-RUN-01', 'A-RUN-02', 'A-RUN-03']);
  assert.deepEqual(part('A-EX-99..100', 'A-RUN-02'), ['A-RUN-02', 'A-EX-99', 'A-EX-100']);
  assert.deepEqual(builtRules({ id: 'a' }, all), all);
  for (const name of ['A-WALK', 'A-RUN-04', 'A-RUN-02..04', 'A', 'A-EX-100..99'])
    assert.throws(() => part(name), /game\.ts of a names/, name);
});

for (const file of filesBelow('docs/rules', '.md')) {
  test(`every id of ${file} has its text, once`, () => {
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

test('a section that names an id in its heading belongs to that entry, with its tables', () => {
  const entries = entriesOf(readFileSync('docs/rules/coma-ward.md', 'utf8'));
  assert.match(entries.get('CW-RUL-09')[1], /^\S.*\n\nEach Floor is a grid [^]*\n```\nBasement/);
  assert.match(entries.get('CW-RUL-40')[1], /\n\| set \| entries \|\n/);
});

test('a bar that is escaped is text', () => {
  const { tables } = ruleTexts(
    '# A — rules\n\n## R\n\n| id | rule | source |\n|---|---|---|\n| A-01 | this \\| that | p. 1 |\n',
  );
  assert.deepEqual(tables, [{ name: 'R', columns: ['rule', 'source'], rows: [['A-01', 'this | that', 'p. 1']] }]);
});
