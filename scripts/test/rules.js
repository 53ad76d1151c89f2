// Which rules, examples and rulings of docs/rules/ have a test that passes and really meets them; lists those without.
// Reads the report that the engine's tests write (NIGHTWARD_RULES_REPORT), or runs them first.
// Games have to be complete, and those of which a part is built in that part.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { filesBelow } from '../support/files.js';
import { builtRules, games as builtGames } from '../support/games.js';

/** Ids by group (SAN-TURN: SAN-TURN-01 …), from the first column of the tables of a specification. */
function groupsOf(file) {
  const groups = new Map();
  const seen = new Set();
  for (const [, id, group] of readFileSync(file, 'utf8').matchAll(/^\|\s*(([A-Z]+(?:-[A-Z0-9]+)*)-\d+)\s*\|/gm)) {
    if (seen.has(id)) throw new Error(`${file}: ${id} stands there twice`);
    seen.add(id);
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return groups;
}

const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** The lines of the report, {id, title, passed, met}, of a run that was made or is made now. */
function readReport() {
  const given = process.env.NIGHTWARD_RULES_REPORT;
  if (given) return linesOf(given);
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const report = join(folder, 'report.jsonl');
  spawnSync(process.execPath, ['scripts/test/engine.js'], {
    stdio: 'inherit',
    env: { ...process.env, NIGHTWARD_RULES_REPORT: report },
  });
  const lines = linesOf(report);
  rmSync(folder, { recursive: true });
  return lines;
}

const report = readReport();
// An id of which one test fails is not shown, whatever its other tests say.
const unshown = new Set(report.filter(({ passed, met }) => !passed || !met).map(({ id }) => id));
const shown = new Set(report.map(({ id }) => id).filter((id) => !unshown.has(id)));
const count = { passed: 0, failed: 0 };

const games = new Map(
  filesBelow('docs/rules', '.md')
    .map((file) => [basename(file, '.md'), groupsOf(file)])
    .filter(([, groups]) => groups.size),
);
for (const { id } of builtGames)
  if (!games.has(id)) throw new Error(`${id} is a game, but docs/rules/${id}.md has no rules.`);
const covered = (ids) => ids.filter((id) => shown.has(id)).length;
for (const [game, groups] of games) {
  const all = [...groups.values()].flat();
  const built = builtGames.find(({ id }) => id === game);
  const wanted = built ? builtRules(built, all) : all;
  const state = !built
    ? ', not built yet'
    : built.builtRules
      ? `; of what is built: ${covered(wanted)} of ${wanted.length}`
      : '';
  console.log(`${game}: ${covered(all)} of ${all.length}${state}`);
  if (built) {
    count.passed += covered(wanted);
    count.failed += wanted.length - covered(wanted);
  }
  for (const [group, each] of groups) {
    const ids = each.filter((id) => wanted.includes(id));
    if (!ids.length) continue;
    const missing = ids.filter((id) => !shown.has(id)).map((id) => id.slice(group.length + 1));
    const figures = `${covered(ids)}/${ids.length}`;
    console.log(
      `  ${group.padEnd(10)} ${figures.padStart(7)}${missing.length ? `  missing: ${missing.join(' ')}` : ''}`,
    );
  }
}
// What a test shows has to stand in a specification, or be the rule of a game that only the tests know.
const known = new Set([...games.values()].flatMap((groups) => [...groups.values()].flat()));
const prefixes = new Set([...known].map((id) => id.split('-')[0]));
const strangers = [...new Set(report.map(({ id }) => id))].filter(
  (id) => prefixes.has(id.split('-')[0]) && !known.has(id),
);
if (strangers.length) console.log(`In no specification: ${strangers.join(' ')}`);
count.failed += strangers.length;
if (builtGames.length || strangers.length) console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed ? 1 : 0;
