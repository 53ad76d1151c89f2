// `npm test`: installs what is missing, runs every part and adds up what they count. The last line says "N passed, N failed".
// `npm test -- engine lint` runs only the named parts; BROWSERS=chromium leaves browsers out.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosen, font, headlessShell } from './support/browsers.js';
import { ensureAid, ensureBrowsers, ensurePackages } from './support/setup.js';

/**
 * Parts by name, in the order in which they begin.
 * `counts`: its last line is "N passed, N failed", and running nothing is a failure; any other part counts as one test.
 * `makes`: what the parts that need it find there; `last`: it keeps both cores busy by itself.
 */
const parts = {
  build: { script: 'build', makes: 'dist' },
  lint: { script: 'lint' },
  package: { script: 'test:package', counts: true, browsers: ['chromium'], needs: ['build'] },
  engine: { script: 'test:engine', counts: true },
  rules: { script: 'rules', counts: true, needs: ['engine'] },
  storybook: { script: 'storybook:build', makes: 'storybook-static', needs: ['build'] },
  types: { script: 'types', needs: ['build'] },
  pictures: { script: 'pictures', counts: true, browsers: ['chromium'], font: true, needs: ['storybook'] },
  stories: { script: 'test:stories', counts: true, browsers: ['chromium'], needs: ['storybook'] },
  elements: { script: 'test:elements', counts: true, browsers: chosen, last: true },
};
const LANES = 2;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted = new Set(asked.length ? asked : Object.keys(parts));
for (const name of wanted)
  for (const need of parts[name].needs ?? [])
    if (!parts[need].makes || !existsSync(parts[need].makes)) wanted.add(need);
const waiting = Object.keys(parts).filter((name) => wanted.has(name));

await ensurePackages();

/** Installs the browsers and fonts that the wanted parts use. */
async function ensureTools() {
  const all = waiting.map((name) => parts[name]);
  const browsers = [...new Set(all.flatMap(({ browsers = [] }) => browsers))];
  await ensureBrowsers(browsers);
  if (browsers.includes('chromium')) await ensureAid(headlessShell);
  if (all.some((part) => part.font)) await ensureAid(font);
}
// The parts without a browser do not wait for this.
const tools = ensureTools();

const folder = mkdtempSync(join(tmpdir(), 'nightward-'));
const env = {
  ...process.env,
  // Types, lint and engine take a tenth less time with room for short-lived objects.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  NIGHTWARD_RULES_REPORT: join(folder, 'rules.jsonl'),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
};

/** The children that run, each in a process group of its own, so that whatever it started ends with it. */
const children = new Set();
const windows = process.platform === 'win32';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const child of children) windows ? child.kill() : process.kill(-child.pid);
  rmSync(folder, { recursive: true });
});

/** What a script printed, and what it counted. */
function runScript({ script, counts }) {
  return new Promise((done) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn('npm', ['run', '--silent', script], { env, stdio, shell: windows, detached: !windows });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('close', (code) => {
      children.delete(child);
      const totals = counts ? [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) : ['', code === 0, 0];
      const [passed, failed] = [Number(totals?.[1] ?? 0), Number(totals?.[2] ?? 0)];
      // A part that stopped, or that ran nothing, has failed even if none of its tests has.
      const broken = (code !== 0 || !passed) && !failed;
      done({ output, passed, failed: broken ? 1 : failed });
    });
  });
}

const secondsSince = (began) => `${((Date.now() - began) / 1000).toFixed(0)} s`;
const results = [];

async function run(name) {
  if (parts[name].browsers) await tools;
  const began = Date.now();
  console.log(`${name} …`);
  // The host of CI ends a run that is silent for long.
  const beat = setInterval(() => console.log(`${name} … ${secondsSince(began)}`), 60_000);
  let result = await runScript(parts[name]);
  if (result.failed && /^no test failed, but a browser ended by itself$/m.test(result.output)) {
    console.log(`${result.output.trimEnd()}\n${name}: a browser ended, so it runs once more`);
    result = await runScript(parts[name]);
  }
  clearInterval(beat);
  const seconds = secondsSince(began);
  const { output, passed, failed } = result;
  if (failed) console.log(`\n--- ${name} ---\n${output.trimEnd()}\n--- end of ${name} ---\n`);
  else
    console.log(
      [`${name}: ${passed} passed in ${seconds}`, ...(output.match(/^(notice|slow): .*$/gm) ?? [])].join('\n'),
    );
  results.push({ name, seconds, ...result });
}

const running = new Map();
const isReady = (name) =>
  parts[name].last
    ? waiting.length === 1 && !running.size
    : !parts[name].needs?.some((need) => waiting.includes(need) || running.has(need));

const began = Date.now();
while (waiting.length || running.size) {
  for (const name of waiting.filter(isReady).slice(0, LANES - running.size)) {
    waiting.splice(waiting.indexOf(name), 1);
    running.set(
      name,
      run(name).finally(() => running.delete(name)),
    );
  }
  await Promise.race(running.values());
}

// Some hosts keep only the end of the output: the failures stand there again, each with the first lines of its reason.
const FAILURE = /^FAIL .*(?:\n {4,}.*){0,3}/gm;
const MOST = 20;
for (const { name, output, failed } of results.filter((result) => result.failed))
  console.log([`\nfailed in ${name}: ${failed}`, ...(output.match(FAILURE) ?? []).slice(0, MOST)].join('\n'));
console.log('\npart        passed  failed  seconds');
for (const { name, passed, failed, seconds } of results)
  console.log(`${name.padEnd(10)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${seconds.padStart(8)}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`in all ${secondsSince(began)}\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0;
