// `npm test`: installs what is missing, then runs every part and adds up what they count. The last line says
// "N passed, N failed". `npm test -- engine lint` runs only the named parts; BROWSERS=chromium leaves browsers out.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosen, font, headlessShell } from './browsers.js';
import { ensureAid, ensureBrowsers, ensurePackages } from './setup.js';

/**
 * Parts by name. `counts`: its last line is "N passed, N failed", and running nothing is a failure; others count as one.
 * `filesAs`: how its script is asked for some files only; `font`: it is there if it can be had; `makes`: what `needs` of other parts find there; it is made for them where it is not there yet.
 */
const parts = {
  build: { script: 'build', makes: 'dist' },
  types: { script: 'types', needs: ['build'] },
  lint: { script: 'lint' },
  engine: { script: 'test:engine', counts: true },
  rules: { script: 'rules', counts: true },
  package: {
    script: 'test:package',
    filesAs: (files) => files,
    counts: true,
    browsers: ['chromium'],
    needs: ['build'],
  },
  elements: { script: 'test:elements', filesAs: (files) => ['--files', ...files], counts: true, browsers: chosen },
  storybook: { script: 'storybook:build', makes: 'storybook-static', needs: ['build'] },
  stories: { script: 'test:stories', counts: true, browsers: ['chromium'], needs: ['build', 'storybook'] },
  pictures: { script: 'pictures', counts: true, browsers: ['chromium'], font: true, needs: ['build', 'storybook'] },
};

/**
 * One after the other; the lists within a stage run side by side, and a part waits for what it needs. What measures time has the
 * machine to itself; beside browsers that wait for one another, and come too late on a busy machine, is a list that waits for little.
 * The last third of package is one page at a time, which mostly waits: stories come beside that.
 */
const stages = [
  [
    ['build', 'package'],
    ['lint', 'engine', 'rules', 'storybook', 'types', 'pictures', 'stories'],
  ],
  [['elements']],
];

/** A part that takes longer hangs, and has failed. */
const LIMIT = 13 * 60_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const isThere = ({ makes }) => makes && existsSync(makes);
const needed = asked.flatMap((name) => parts[name].needs ?? []).filter((name) => !isThere(parts[name]));
const wanted = (name) => !asked.length || asked.includes(name) || needed.includes(name);

await ensurePackages();

/** Installs the browsers, and what helps them, that are wanted and missing. */
async function ensureSight() {
  const names = Object.keys(parts).filter(wanted);
  const browsers = [...new Set(names.flatMap((name) => parts[name].browsers ?? []))];
  await ensureBrowsers(browsers);
  if (browsers.includes('chromium')) await ensureAid(headlessShell);
  if (names.some((name) => parts[name].font)) await ensureAid(font);
}

const folder = mkdtempSync(join(tmpdir(), 'nightward-'));
// Room for what is young saves a tenth of what types, lint and engine take.
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
const env = {
  ...process.env,
  NODE_OPTIONS: nodeOptions,
  NIGHTWARD_RULES_REPORT: join(folder, 'rules.jsonl'),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
};
// The report of rules is that of the engine's tests in this run; asked for alone, rules runs them itself.
if (!wanted('engine')) delete env.NIGHTWARD_RULES_REPORT;
const results = [];

/** How a part says that no test failed, but a browser ended of itself: it is then run once more. */
const ENDED = /^no test failed, a browser ended of itself$/m;

/** How a part names what failed, and the first words of why: they are said again at the end, which is all that some hosts keep. */
const FAULT = /^FAIL .*(?:\n {4,}.*){0,3}/gm;
const mostFaults = 20;

/** How many failures are asked again, and how often. */
const few = 3;
const times = 3;

/** How a part says what it has left out, and what takes its time. */
const NOTICE = /^(?:notice|slow): .*$/gm;

/** What is running, each in a group of its own, so that what it started ends with it. */
const running = new Set();
const windows = process.platform === 'win32';
const end = (child) => (windows ? child.kill() : process.kill(-child.pid));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  running.forEach(end);
  rmSync(folder, { recursive: true });
});

/** What came of a script: what it printed, counted, and what failed, named. */
function outcomeOf(script, counts, more = []) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script, ...(more.length ? ['--', ...more] : [])], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      detached: !windows,
    });
    running.add(child);
    let output = '';
    const timer = setTimeout(() => {
      output += `\nstopped after ${LIMIT / 60_000} minutes\n`;
      end(child);
    }, LIMIT);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      const totals = (counts && [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)) || [];
      const [passed, failed] = counts ? [Number(totals[1] ?? 0), Number(totals[2] ?? 0)] : [Number(code === 0), 0];
      // A part that stopped, or that ran nothing, has failed even if no test of it has.
      const broken = (code !== 0 || !passed) && !failed;
      done({ output, passed, failed: broken ? 1 : failed, faults: output.match(FAULT) ?? [] });
    });
  });
}

async function run(name) {
  const { script, counts, filesAs } = parts[name];
  const began = Date.now();
  console.log(`${name} …`);
  let outcome = await outcomeOf(script, counts);
  let again = false;
  if (outcome.failed && ENDED.test(outcome.output)) {
    console.log(`${outcome.output.trimEnd()}\n${name}: once more`);
    again = true;
    outcome = await outcomeOf(script, counts);
  }
  const files = filesAs && filesToTryAgain(outcome);
  if (files) {
    console.log(`\n--- ${name}, first try ---\n${outcome.output.trimEnd()}\n--- end ---\n`);
    again = true;
    const { passed, failed, faults } = outcome;
    let alone = { failed: 0 };
    for (let n = 0; n < times && !alone.failed; n++) alone = await outcomeOf(script, counts, filesAs(files));
    if (alone.failed) outcome.output += alone.output;
    else
      outcome = {
        output: faults
          .map((fault) => `notice: failed, and then passed ${times} times: ${fault.slice('FAIL '.length)}\n`)
          .join(''),
        passed: passed + failed,
        failed: 0,
        faults: [],
      };
  }
  const seconds = (Date.now() - began) / 1000;
  if (outcome.failed) console.log(`\n--- ${name} ---\n${outcome.output.trimEnd()}\n--- end of ${name} ---\n`);
  else
    console.log(
      [`${name}: ${outcome.passed} passed in ${seconds.toFixed(1)} s`, ...(outcome.output.match(NOTICE) ?? [])].join(
        '\n',
      ),
    );
  results.push({ name, ...outcome, seconds, again });
}

/**
 * A browser comes too late on a machine that does too much at once. So what few tests of browsers fail is asked again by itself, as
 * often as leaves little room for what fails by chance, and it is told; null where many fail, or one of which no file is known.
 */
function filesToTryAgain({ failed, faults }) {
  const files = faults.map((fault) => /[( ](test\/[\w/-]+\.(?:test|spec)\.[jt]s)(?::\d+)?\)/.exec(fault)?.[1]);
  return failed > 0 && failed <= few && files.length === failed && files.every(Boolean) ? [...new Set(files)] : null;
}

/** Resolved when a part that is run has ended, whatever came of it. */
const ended = new Map();
for (const name of Object.keys(parts).filter(wanted)) {
  let finish;
  ended.set(name, {
    done: new Promise((done) => {
      finish = done;
    }),
    finish,
  });
}

const began = Date.now();
// What needs no browser need not wait for it.
const sight = ensureSight();
for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane.filter(wanted)) {
        const { needs = [], browsers } = parts[name];
        await Promise.all([...needs.map((need) => ended.get(need)?.done), browsers && sight]);
        await run(name);
        ended.get(name).finish();
      }
    }),
  );
}

for (const { name, failed, faults } of results.filter((result) => result.failed)) {
  console.log(`\nfailed in ${name}: ${failed}`);
  for (const fault of faults.slice(0, mostFaults)) console.log(fault);
}
console.log('\npart        passed  failed  seconds');
for (const { name, passed, failed, seconds, again } of results) {
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${seconds.toFixed(1).padStart(8)}${again ? '  tried again' : ''}`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`in all ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0;
