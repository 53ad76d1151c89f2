// `npm test`: installs what is missing, runs every part, and adds up their tests. The last line is "N passed, N failed".
// `npm test -- engine lint` runs only the named parts; BROWSERS=chromium uses only that browser.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsers, chosen, font, headlessShell } from './support/browsers.js';
import { ensurePackages, ensureTools } from './support/setup.js';

const chromium = [browsers.chromium, headlessShell];

/**
 * Parts by name; each begins as soon as those it `needs` have ended.
 * `counts`: the script prints "N passed, N failed" last, and running no test is a failure. Any other part counts as one test.
 * `makes`: the folder that other parts need. `last`: the part uses both cores, so it waits for all others.
 */
const parts = {
  build: { script: 'build', makes: 'dist' },
  lint: { script: 'lint' },
  engine: { script: 'test:engine', counts: true },
  package: { script: 'test:package', counts: true, tools: chromium, needs: ['build'] },
  storybook: { script: 'storybook:build', makes: 'storybook-static', needs: ['build'] },
  types: { script: 'types', needs: ['build'] },
  rules: { script: 'rules', counts: true, needs: ['engine'] },
  pictures: { script: 'pictures', counts: true, tools: [...chromium, font], needs: ['storybook'] },
  stories: { script: 'test:stories', counts: true, tools: chromium, needs: ['storybook'] },
  elements: {
    script: 'test:elements',
    counts: true,
    tools: [...chosen.map((name) => browsers[name]), ...(chosen.includes('chromium') ? [headlessShell] : [])],
    last: true,
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted = new Set(asked.length ? asked : Object.keys(parts));
for (const name of wanted)
  for (const need of parts[name].needs ?? [])
    if (!parts[need].makes || !existsSync(parts[need].makes)) wanted.add(need);
const names = Object.keys(parts).filter((name) => wanted.has(name));

ensurePackages();
ensureTools([...new Set(names.flatMap((name) => parts[name].tools ?? []))]);
// This is a package, so it can be loaded only after packages have been installed.
const { default: pLimit } = await import('p-limit');
const limit = pLimit(2);

const folder = mkdtempSync(join(tmpdir(), 'nightward-'));
const env = {
  ...process.env,
  // More room for short-lived objects makes the parts `types`, `lint` and `engine` a tenth faster.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  NIGHTWARD_RULES_REPORT: join(folder, 'rules.jsonl'),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
};

/** Resolves to what a script printed and counted. */
function runScript({ script, counts }) {
  return new Promise((done) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn('npm', ['run', '--silent', script], { env, stdio, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('close', (code) => {
      const totals = counts ? [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) : ['', code === 0, 0];
      const [passed, failed] = [Number(totals?.[1] ?? 0), Number(totals?.[2] ?? 0)];
      // A part that stopped early, or that ran no test, has failed even if none of its tests has.
      const broken = (code !== 0 || !passed) && !failed;
      done({ output, passed, failed: broken ? 1 : failed });
    });
  });
}

async function run(name) {
  const began = Date.now();
  const time = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  console.log(`${name} …`);
  // Some CI hosts end a run that prints nothing for long.
  const beat = setInterval(() => console.log(`${name} … ${time()}`), 60_000);
  let result = await runScript(parts[name]);
  if (result.failed && /^no test failed, but a browser ended by itself$/m.test(result.output)) {
    console.log(`${result.output.trimEnd()}\n${name}: a browser crashed, so this part runs once more`);
    result = await runScript(parts[name]);
  }
  clearInterval(beat);
  const { output, passed, failed } = result;
  if (failed) console.log(`\n--- ${name} ---\n${output.trimEnd()}\n--- end of ${name} ---\n`);
  else
    console.log(
      [`${name}: ${passed} passed in ${time()}`, ...(output.match(/^(notice|slow): .*$/gm) ?? [])].join('\n'),
    );
  return { part: name, passed, failed, time: time(), output };
}

const began = Date.now();
const ends = {};
for (const name of names) {
  const { last, needs = [] } = parts[name];
  const before = last ? Object.values(ends) : needs.map((need) => ends[need]);
  ends[name] = Promise.all(before).then(() => limit(run, name));
}
const results = await Promise.all(Object.values(ends));
rmSync(folder, { recursive: true });

// Some hosts keep only the end of the output, so the first failures appear there again, each with the first lines of its reason.
for (const { part, output, failed } of results.filter((result) => result.failed)) {
  const failures = output.match(/^FAIL .*(?:\n {4,}.*){0,3}/gm) ?? [];
  console.log([`\nfailed in ${part}: ${failed}`, ...failures.slice(0, 20)].join('\n'));
}
console.table(results, ['part', 'passed', 'failed', 'time']);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${((Date.now() - began) / 1000).toFixed(0)} s in all\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0;
