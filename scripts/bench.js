// Runs every bench/*.bench.ts, or those named on the command line, and prints what they measure, a table for each: a file has a
// process of its own, as code that has run other games is compiled otherwise.
// A bench exports `default async () => [{ what, value, unit, atMost?, atLeast? }, …]`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { filesBelow } from './support/files.js';

if (!process.execArgv.includes('--expose-gc')) {
  const { status } = spawnSync(process.execPath, ['--expose-gc', ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** A bench as the package is built: what runs the tests names each function anew whenever it is made, which is measured too. */
async function imported(file) {
  const folder = mkdtempSync('.bench-');
  try {
    const outfile = resolve(folder, basename(file).replace(/\.ts$/, '.mjs'));
    await build({ entryPoints: [file], outfile, bundle: true, platform: 'node', format: 'esm', target: 'es2022' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const named = process.argv.slice(2);
const all = filesBelow('bench', '.bench.ts').filter(
  (file) => !named.length || named.some((name) => file.includes(name)),
);
if (all.length > 1) {
  const failed = all.filter(
    (file) => spawnSync(process.execPath, [...process.execArgv, process.argv[1], file], { stdio: 'inherit' }).status,
  );
  process.exit(failed.length ? 1 : 0);
}
const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const rows = [];
for (const file of all) {
  const { default: bench } = await imported(file);
  for (const { what, value, unit, atMost, atLeast } of await bench()) {
    const missed = value > (atMost ?? Infinity) || value < (atLeast ?? -Infinity);
    const bound =
      atMost !== undefined ? `≤ ${number.format(atMost)}` : atLeast !== undefined ? `≥ ${number.format(atLeast)}` : '';
    rows.push([what, number.format(value), unit, bound, bound ? (missed ? 'MISSED' : 'ok') : '']);
  }
}
const widths = [0, 1, 2, 3].map((i) => Math.max(0, ...rows.map((cells) => cells[i].length)));
for (const [what, value, unit, bound, verdict] of rows) {
  console.log(
    `${what.padEnd(widths[0])}  ${value.padStart(widths[1])} ${unit.padEnd(widths[2])}  ${bound.padEnd(widths[3])}  ${verdict}`.trimEnd(),
  );
}
process.exitCode = !rows.length || rows.some((cells) => cells[4] === 'MISSED') ? 1 : 0;
