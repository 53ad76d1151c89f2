// Runs one benchmark for bench.js, and sends back the rows of its table.
import { mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { baseline } from './baseline.js';

const { file, game, bots } = JSON.parse(process.argv[2]);

const ofGame = `
  export { rules } from './src/engine/games/${game}/index.js';
  export { bots } from './src/engine/bots/index.js';`;

/**
 * Bundles the benchmark with esbuild, like the package. Code that tsx compiles is slower, because it names every
 * function at run time.
 */
async function load() {
  const folder = mkdtempSync('.bench-');
  try {
    const outfile = resolve(folder, 'bench.mjs');
    const contents = `export { default as bench } from './${file}';${game ? ofGame : ''}`;
    const stdin = { contents, resolveDir: '.', sourcefile: 'bench.ts', loader: 'ts' };
    await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', target: 'es2022' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function gameOf({ rules, bots: all }) {
  const { subject } = await tsImport(`../test/engine/games/${game}/subject.ts`, import.meta.url);
  return { rules, setups: subject.soaked, bots: Object.fromEntries(bots.map((name) => [name, all[name]])) };
}

const module = await load();
const measures = await module.bench(game && (await gameOf(module)));
const ms = baseline();

const { format } = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
/** A time as a multiple of the baseline, or a rate as the amount of work done in the time of the baseline. */
function besideBaseline(value, unit) {
  if (unit.endsWith('/s')) return format((value * ms) / 1000);
  const inMs = { µs: value / 1000, ms: value }[unit];
  return inMs === undefined ? '' : format(inMs / ms);
}
process.send(
  measures.map(({ what, value, unit, atMost = Infinity, atLeast = -Infinity }) => {
    const bound = atMost < Infinity ? `≤ ${format(atMost)}` : atLeast > -Infinity ? `≥ ${format(atLeast)}` : '';
    const isMissed = value > atMost || value < atLeast;
    return [what, format(value), unit, isMissed ? `${bound}, missed` : bound, besideBaseline(value, unit)];
  }),
  () => process.disconnect(),
);
