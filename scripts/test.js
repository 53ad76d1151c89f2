// `npm test`: installs what is missing, then runs every part and adds up what they count. The last line says
// "N passed, N failed". `npm test -- engine lint` runs only the named parts; BROWSERS=chromium leaves browsers out.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosen } from './browsers.js';
import { ensureBrowsers, ensurePackages } from './setup.js';

/** Parts by name. `counts`: its last line is "N passed, N failed", and running nothing is a failure; others count as one. */
const parts = {
  build: { script: 'build' },
  types: { script: 'types' },
  lint: { script: 'lint' },
  engine: { script: 'test:engine', counts: true },
  rules: { script: 'rules', counts: true },
  sizes: { script: 'sizes', counts: true },
  package: { script: 'test:package', counts: true, browsers: ['chromium'] },
  elements: { script: 'test:elements', counts: true, browsers: chosen },
  storybook: { script: 'storybook:build' },
  stories: { script: 'test:stories', counts: true, browsers: ['chromium'] },
};

/** One after the other; the lists within a stage run side by side. Tests in browsers have the machine to themselves. */
const stages = [[['build']], [['types', 'lint'], ['engine', 'rules', 'sizes', 'package', 'storybook']], [['stories', 'elements']]];

/** A part that takes longer hangs, and has failed. */
const LIMIT = 8 * 60_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted = (name) => !asked.length || asked.includes(name);

await ensurePackages();
await ensureBrowsers([...new Set(Object.keys(parts).filter(wanted).flatMap((name) => parts[name].browsers ?? []))]);

const folder = mkdtempSync(join(tmpdir(), 'nightward-'));
const env = { ...process.env, NIGHTWARD_RULES_REPORT: join(folder, 'rules.jsonl'), STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' };
// The report of rules is that of the engine's tests in this run; asked for alone, rules runs them itself.
if (!wanted('engine')) delete env.NIGHTWARD_RULES_REPORT;
const results = [];

/** What a browser's own end looks like, as against a test's: the part is then run once more. */
const CRASH = /page crash or hang|the browser disconnected/;

function run(name, again = false) {
  const { script, counts } = parts[name];
  const began = Date.now();
  console.log(`${name} …`);
  return new Promise((done) => {
    // A group of its own, so that what it started ends with it.
    const windows = process.platform === 'win32';
    const child = spawn('npm', ['run', '--silent', script], { env, stdio: ['ignore', 'pipe', 'pipe'], shell: windows, detached: !windows });
    let output = '';
    const timer = setTimeout(() => {
      output += `\nstopped after ${LIMIT / 60_000} minutes\n`;
      if (windows) child.kill();
      else process.kill(-child.pid);
    }, LIMIT);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('close', (code) => {
      clearTimeout(timer);
      const [, passed = 0, failed = 0] = (counts && [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)) || [];
      const result = { name, passed: Number(passed), failed: Number(failed), seconds: (Date.now() - began) / 1000 };
      if (!counts && code === 0) result.passed = 1;
      // A part that stopped, or that ran nothing, has failed even if no test of it has.
      const broken = (code !== 0 || (counts && !result.passed)) && !result.failed;
      if (broken) result.failed = 1;
      if (result.failed && !again && CRASH.test(output)) {
        console.log(`${name}: a browser ended of itself; once more`);
        void run(name, true).then(done);
        return;
      }
      if (result.failed) console.log(`\n--- ${name} ---\n${output.trimEnd()}\n--- end of ${name} ---\n`);
      else console.log(`${name}: ${result.passed} passed in ${result.seconds.toFixed(1)} s`);
      results.push(result);
      done();
    });
  });
}

const began = Date.now();
for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane.filter(wanted)) await run(name);
    }),
  );
}
rmSync(folder, { recursive: true });

console.log('\npart        passed  failed  seconds');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${name.padEnd(10)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${seconds.toFixed(1).padStart(8)}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`in all ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0;
