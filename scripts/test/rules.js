// Lists the rules, examples and rulings in docs/rules/ that no passing test reaches. It reads the report that the
// engine tests write (NIGHTWARD_RULES_REPORT), or runs these tests first. Every rule that a game implements needs a
// test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ruleTexts } from '../build/rule-texts.js';
import { filesBelow } from '../support/files.js';
import { builtRules, games } from '../support/games.js';

/** The lines of the report: {id, title, passed, met}. */
function readReport() {
  const given = process.env.NIGHTWARD_RULES_REPORT;
  const folder = given ? null : mkdtempSync(join(tmpdir(), 'rules-'));
  const file = given ?? join(folder, 'report.jsonl');
  if (!given)
    spawnSync(process.execPath, ['scripts/test/engine.js'], {
      stdio: 'inherit',
      env: { ...process.env, NIGHTWARD_RULES_REPORT: file },
    });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (folder) rmSync(folder, { recursive: true });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The rule ids of a specification. */
function idsOf(file) {
  const ids = ruleTexts(readFileSync(file, 'utf8')).tables.flatMap(({ rows }) => rows.map(([id]) => id));
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice) throw new Error(`${file}: ${twice} occurs twice`);
  return ids;
}

const report = readReport();
// If one test of an id fails, the id counts as not tested, even if its other tests pass.
const unshown = new Set(report.filter(({ passed, met }) => !passed || !met).map(({ id }) => id));
const shown = new Set(report.map(({ id }) => id).filter((id) => !unshown.has(id)));
const shownOf = (ids) => ids.filter((id) => shown.has(id)).length;
const groupOf = (id) => id.replace(/-\d+$/, '');
const count = { passed: 0, failed: 0 };

const specifications = new Map(filesBelow('docs/rules', '.md').map((file) => [basename(file, '.md'), idsOf(file)]));
for (const { id } of games)
  if (!specifications.get(id)?.length) throw new Error(`${id} is a game, but docs/rules/${id}.md has no rules.`);
for (const [id, all] of specifications) {
  const game = games.find((each) => each.id === id);
  const wanted = game ? builtRules(game, all) : all;
  const state = !game
    ? ', not implemented yet'
    : game.builtRules
      ? `; of the implemented rules: ${shownOf(wanted)} of ${wanted.length}`
      : '';
  console.log(`${id}: ${shownOf(all)} of ${all.length}${state}`);
  if (game) {
    count.passed += shownOf(wanted);
    count.failed += wanted.length - shownOf(wanted);
  }
  for (const group of new Set(wanted.map(groupOf))) {
    const ids = wanted.filter((each) => groupOf(each) === group);
    const missing = ids.filter((each) => !shown.has(each)).map((each) => each.slice(group.length + 1));
    const figures = `${shownOf(ids)}/${ids.length}`;
    console.log(
      `  ${group.padEnd(10)} ${figures.padStart(7)}${missing.length ? `  missing: ${missing.join(' ')}` : ''}`,
    );
  }
}
// A rule in the report must be in a specification, unless it belongs to a game that exists only in tests.
const known = new Set([...specifications.values()].flat());
const prefixes = new Set([...known].map((id) => id.split('-')[0]));
const strangers = [...new Set(report.map(({ id }) => id))].filter(
  (id) => prefixes.has(id.split('-')[0]) && !known.has(id),
);
if (strangers.length) console.log(`In no specification: ${strangers.join(' ')}`);
count.failed += strangers.length;
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed ? 1 : 0;
