// Weighs the files of cdn/ as they come over the wire and compares them with the budgets in package.json#sizes:
//   loader    cdn/nightward.js
//   piece     one piece with all that it imports statically, the core included
//   further   the same without the core: what a second piece adds to a page
//   elements  exceptions: other budgets. `played` names the late files without which no match is played to its end, and
//             weighs the element together with them; `aim` is what that is still above
//   late      what an element loads later, by its path in cdn/
// 1 kB = 1024 bytes, gzip level 9.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { filesBelow } from './files.js';
import { elements } from './public.js';

const { sizes: budgets } = JSON.parse(readFileSync('package.json', 'utf8'));
if (!existsSync('cdn/nightward.js')) throw new Error('There is no cdn/: run "npm run build" first.');
await init;

/** By name without `.js`: the size, and the names of what is imported statically. */
const files = new Map(
  filesBelow('cdn', '.js').map((path) => {
    const text = readFileSync(path);
    const imports = parse(text.toString())[0].filter(({ d, n }) => d === -1 && n?.startsWith('.'));
    const name = (file) => file.replaceAll('\\', '/').replace(/^cdn\/|\.js$/g, '');
    return [
      name(path),
      { size: gzipSync(text, { level: 9 }).length, imports: imports.map(({ n }) => name(join(dirname(path), n))) },
    ];
  }),
);

/** A file and all it imports statically, without those in `but`. */
function closure(first, but = new Set()) {
  const found = new Set([first]);
  for (const name of found) for (const next of files.get(name).imports) if (!but.has(next)) found.add(next);
  return found;
}

const rows = [];
function row(label, names, budget, aim = budget) {
  const size = [...names].reduce((sum, name) => sum + files.get(name).size, 0) / 1024;
  const verdict = budget === undefined ? '' : size > budget ? 'OVER' : 'ok';
  const wanted = size > aim ? ` (aim: ${aim.toFixed(1)})` : '';
  rows.push([
    label,
    size.toFixed(2),
    budget === undefined ? '' : `${budget.toFixed(2)}${wanted}`,
    verdict,
    [...names].join(' + '),
  ]);
}

const eager = new Set(['nightward']);
const core = new Set(['core']);
row('loader', ['nightward'], budgets.loader);
for (const { tag } of elements) {
  const label = `<${tag}>`;
  const { all = budgets.piece, further = budgets.further, aim, played } = budgets.elements[tag] ?? {};
  const first = closure(tag);
  for (const name of first) eager.add(name);
  row(label, first, all, aim);
  if (!tag.endsWith('-game')) row(`${label} further`, closure(tag, core), further);
  if (played)
    row(
      `${label} played`,
      new Set([tag, ...played.files].flatMap((name) => [...closure(name)])),
      played.all,
      played.aim,
    );
}
// What comes later still comes to a table that is there.
const tables = new Set([
  ...eager,
  ...[...files.keys()].filter((name) => name.endsWith('-table')).flatMap((name) => [...closure(name)]),
]);
for (const name of files.keys())
  if (!eager.has(name))
    row(`late: ${name}`, closure(name, name.endsWith('-table') ? eager : tables), budgets.late[name]);

const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((cells) => cells[i].length)));
console.log('Gzipped, in kB of 1024 bytes: size, budget, files');
for (const [label, size, budget, verdict, names] of rows) {
  console.log(
    [label.padEnd(widths[0]), size.padStart(widths[1]), budget.padStart(widths[2]), verdict.padEnd(widths[3]), names]
      .join('  ')
      .trimEnd(),
  );
}
for (const name of Object.keys(budgets.late))
  if (!files.has(name)) rows.push([`late: ${name}`, '', '', 'OVER', 'there is no such file']);
const count = (verdict) => rows.filter((cells) => cells[3] === verdict).length;
console.log(`${count('ok')} passed, ${count('OVER')} failed`);
process.exitCode = count('OVER') ? 1 : 0;
