// The recorder of rule coverage itself: what counts as met, and what fails.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { rules } from '../engine/test-games/tic-tac-toe.js';
import { rule, RuleTest } from './rule-coverage.js';

rule('TTT-02 three in a row win', (t) => {
  t.match(rules);
  for (const cell of [0, 3, 1, 4, 2]) t.choose(`mark:${cell}`);
  assert.deepEqual(t.outcome, { winners: [0], rule: 'TTT-02' });
  assert.deepEqual(t.options(), []);
});

rule('TTT-01 a mark goes on a free cell', (t) => {
  const match = t.match(rules);
  t.choose('mark:4');
  assert.equal(t.why(1, 'mark:4')?.rule, 'TTT-01');
  assert.equal(match.state.cells[4], 0);
  assert.deepEqual(t.events(1), t.events());
});

rule('TTT-EX-01 the middle is taken first', (t) => {
  t.match(rules);
  t.choose('mark:4');
  assert.equal(t.state.cells[4], 0);
});

test('an id is met only by what a match carried', () => {
  const t = new RuleTest();
  t.match(rules);
  assert.ok(t.met('TTT-01'));
  assert.ok(!t.met('TTT-02'));
});

test('a game is played when something is chosen or asked in it', () => {
  const t = new RuleTest();
  t.match(rules);
  assert.ok(!t.played('TTT-'));
  t.choose('mark:0');
  assert.ok(t.played('TTT-'));
  assert.ok(!t.played('SAN-'));
});

test('with eyes shut nothing is seen, and choices are made all the same', () => {
  const t = new RuleTest(2);
  const match = t.match(rules);
  assert.equal(t.options().length, 9);
  t.choose('mark:4');
  assert.equal(match.state.cells[4], 0);
  assert.deepEqual([t.options(), t.events(), t.events(1)], [[], [], []]);
  for (const seen of [
    t.state.cells[4],
    t.view(0).questions[0]?.options.length,
    t.why(0, 'mark:4')?.rule,
    t.outcome?.winners,
  ])
    assert.ok(![0, 1, 9, null, undefined, 'TTT-01'].includes(seen as never));
  assert.ok([...t.state.cells].every((cell) => typeof cell !== 'number'));
});

test('a title needs an id', () => {
  assert.throws(() => {
    rule('three in a row win', () => undefined);
  }, /begin with the id/);
});

test('a rule that is not met and a scripted face that is left fail the test, and the report says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const file = join(folder, 'sample.mts');
    const from = (path: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
    writeFileSync(
      file,
      `
      import assert from 'node:assert/strict';
      import { rule } from ${from('rule-coverage.ts')};
      import { rules } from ${from('../engine/test-games/tic-tac-toe.ts')};
      rule('TTT-01 met', (t) => { t.match(rules); });
      rule('TTT-03 not met', (t) => { t.match(rules); });
      rule('TTT-01 left over', (t) => { t.match(rules, { faces: [{ die: 'd6', face: 1 }] }); });
      rule('TTT-EX-01 empty', () => undefined);
      rule('TTT-EX-02 only begun', (t) => { t.match(rules); });
      rule('TTT-EX-03 not looked at', (t) => { t.match(rules); t.choose('mark:4'); });
      rule('TTT-EX-04 looked at before its end only', (t) => { t.match(rules); assert.equal(t.options().length, 9); t.choose('mark:4'); });
      rule('TTT-EX-05 looked at, and nothing said', (t) => { t.match(rules); t.choose('mark:4'); t.state.cells.map((cell) => cell); });
      rule('TTT-EX-06 seen to its end', (t) => { t.match(rules); t.choose('mark:4'); assert.equal(t.state.cells[4], 0); });
      rule('TTT-EX-07 otherwise', (t) => { t.match(rules); t.choose('mark:4'); assert.equal(t.state.cells[4], 1); });
    `,
    );
    const report = join(folder, 'report.jsonl');
    const env = { ...process.env, NIGHTWARD_RULES_REPORT: report };
    delete (env as Record<string, unknown>)['NODE_TEST_CONTEXT'];
    assert.throws(() =>
      execFileSync(process.execPath, ['--import', 'tsx', '--test', file], {
        env,
        stdio: 'pipe',
        cwd: join(import.meta.dirname, '../..'),
      }),
    );
    const lines = readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { title: string; passed: boolean; met: boolean });
    assert.deepEqual(
      lines.map(({ title, passed, met }) => [title, passed, met]),
      [
        ['TTT-01 met', true, true],
        ['TTT-03 not met', true, false],
        ['TTT-01 left over', false, false],
        ['TTT-EX-01 empty', true, false],
        ['TTT-EX-02 only begun', true, false],
        ['TTT-EX-03 not looked at', true, false],
        ['TTT-EX-04 looked at before its end only', true, false],
        ['TTT-EX-05 looked at, and nothing said', true, false],
        ['TTT-EX-06 seen to its end', true, true],
        ['TTT-EX-07 otherwise', false, false],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
