// Tests the tool for rule tests: when a rule counts as tested, and what makes a rule test fail.
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

test('a rule counts as met only if its id appeared in a match', () => {
  const t = new RuleTest();
  t.match(rules);
  assert.ok(t.met('TTT-01'));
  assert.ok(!t.met('TTT-02'));
});

test('a game counts as played only after a choice or a why-not question', () => {
  const t = new RuleTest();
  t.match(rules);
  assert.ok(!t.played('TTT-'));
  t.choose('mark:0');
  assert.ok(t.played('TTT-'));
  assert.ok(!t.played('SAN-'));
});

test('a blind test makes choices but gets no information about the match', () => {
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

test('the title of a rule test has to begin with a rule id', () => {
  assert.throws(() => {
    rule('three in a row win', () => undefined);
  }, /begin with a rule id/);
});

test('a rule that is not met or an unused scripted result fails the test, and the report says so', () => {
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
      rule('TTT-01 with an unused result', (t) => { t.match(rules, { faces: [{ die: 'd6', face: 1 }] }); });
      rule('TTT-EX-01 empty', () => undefined);
      rule('TTT-EX-02 only begun', (t) => { t.match(rules); });
      rule('TTT-EX-03 never looked at', (t) => { t.match(rules); t.choose('mark:4'); });
      rule('TTT-EX-04 looked at only before its end', (t) => { t.match(rules); assert.equal(t.options().length, 9); t.choose('mark:4'); });
      rule('TTT-EX-05 looked at, but nothing asserted', (t) => { t.match(rules); t.choose('mark:4'); t.state.cells.map((cell) => cell); });
      rule('TTT-EX-06 asserted at its end', (t) => { t.match(rules); t.choose('mark:4'); assert.equal(t.state.cells[4], 0); });
      rule('TTT-EX-07 asserted wrongly', (t) => { t.match(rules); t.choose('mark:4'); assert.equal(t.state.cells[4], 1); });
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
        ['TTT-01 with an unused result', false, false],
        ['TTT-EX-01 empty', true, false],
        ['TTT-EX-02 only begun', true, false],
        ['TTT-EX-03 never looked at', true, false],
        ['TTT-EX-04 looked at only before its end', true, false],
        ['TTT-EX-05 looked at, but nothing asserted', true, false],
        ['TTT-EX-06 asserted at its end', true, true],
        ['TTT-EX-07 asserted wrongly', false, false],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
