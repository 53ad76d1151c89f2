// The recorder of rule coverage itself: what counts as met, and what fails.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { rules } from '../engine/games/tic-tac-toe.js';
import { rule, RuleTest } from './rules.js';

rule('TTT-02 three in a row win', (t) => {
  t.match(rules);
  for (const cell of [0, 3, 1, 4, 2]) t.choose(`mark:${String(cell)}`);
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
});

test('an id is met only by what a match carried; an example only by play', () => {
  const t = new RuleTest();
  t.match(rules);
  assert.ok(t.met('TTT-01'));
  assert.ok(!t.met('TTT-02'));
  assert.ok(!t.met('TTT-EX-01'));
  t.choose('mark:0');
  assert.ok(t.met('TTT-EX-01'));
  assert.ok(!t.met('SAN-EX-01'));
});

test('a title needs an id', () => {
  assert.throws(() => { rule('three in a row win', () => undefined); }, /begin with the id/);
});

test('a rule that is not met and a scripted face that is left fail the test, and the report says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const file = join(folder, 'sample.mts');
    const from = (path: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
    writeFileSync(file, `
      import { rule } from ${from('rules.ts')};
      import { rules } from ${from('../engine/games/tic-tac-toe.ts')};
      rule('TTT-01 met', (t) => { t.match(rules); });
      rule('TTT-03 not met', (t) => { t.match(rules); });
      rule('TTT-01 left over', (t) => { t.match(rules, { faces: [{ die: 'd6', face: 1 }] }); });
    `);
    const report = join(folder, 'report.jsonl');
    const env = { ...process.env, NIGHTWARD_RULES_REPORT: report };
    delete (env as Record<string, unknown>)['NODE_TEST_CONTEXT'];
    assert.throws(() => execFileSync(process.execPath, ['--import', 'tsx', '--test', file], { env, stdio: 'pipe', cwd: join(import.meta.dirname, '../..') }));
    const lines = readFileSync(report, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { title: string; passed: boolean; met: boolean });
    assert.deepEqual(lines.map(({ title, passed, met }) => [title, passed, met]), [
      ['TTT-01 met', true, true],
      ['TTT-03 not met', false, false],
      ['TTT-01 left over', false, true],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
