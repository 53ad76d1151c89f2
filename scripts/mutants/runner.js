// A test runner for Stryker. It runs the tests of the changed part in one process, and stops at the first test that
// fails. Fast tests and tests that have noticed many changes run first. Time is measured as processor time, which does
// not depend on how busy the machine is. @stryker-mutator/mocha-runner finds the same, but takes five times as long;
// @stryker-mutator/tap-runner starts a process for each file and change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { filesBelow, importFile } from '../support/files.js';
import { games } from '../support/games.js';
import { collectFrom, context, tests } from './node-test.js';

/** The test files of each part. A change that only other tests would notice counts as unnoticed. */
const files = {
  dice: /^test\/engine\/dice\//,
  kernel: /^test\/engine\/(kernel|table)\//,
  ...Object.fromEntries(games.map(({ id }) => [id, new RegExp(`^test/engine/games/${id}/|/fifty-cards/${id}\\.spec`)])),
};

/** Hand-made wrong inputs for every game. The titles of these tests begin with the id of the game. */
const everyGame = /^test\/engine\/untrusted-input\/handmade-faults\.spec/;
const ofOtherGame = new RegExp(`› (?!${process.env.MUTATE.replaceAll(',', '|')})`);

/** Matches the names of tests that are left out: those that measure time or repeat a random act many times. */
const left = /millisecond|µs|\bms\b|takes less|per second|a million throws/;

/**
 * Tests that take at least this many milliseconds are left out. They play whole games, and would run for every change
 * that no other test notices.
 */
const long = 150;

/** The limit for all tests of one change, in milliseconds. */
const enough = 6_000;

/** The share of the changes that is tried, spread evenly over the code. */
const share = Number(process.env.SHARE ?? 1);
const isTried = (mutant) => (mutant * 0.6180339887) % 1 < share;

/** More than the number of changes in any part. */
const most = 20_000;

/** A test counts as endless after `endless` times its usual duration, plus `ready` milliseconds for compilation. */
const endless = 20;
const ready = 1_500;

/**
 * A file in Stryker's temporary folder, with the durations of the tests. The process that ran all tests has measured
 * them.
 */
const learned = 'learned.json';
/**
 * The beginning of file names in the same folder. Each of these files stands for a change with which a test did not
 * end.
 */
const stuck = 'stuck-';

const ours = () => (globalThis.__stryker__ ??= {});

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs a test, and returns its fault (null if it passed) and its duration in milliseconds. */
async function run(id) {
  const began = spent();
  let fault = null;
  try {
    await tests.get(id)(context);
  } catch (error) {
    fault = String(error?.message ?? error);
  }
  return { fault, took: spent() - began };
}

class EngineTests {
  /** The duration of each test. */
  #took = new Map();
  /** For each change, how often the changed code runs in the test that runs it most often. */
  #most = new Map();
  /** The number of changes that each test has noticed. */
  #kills = new Map();
  /** The processor time at which the current test counts as endless, and the id of the current change. */
  #turn = new Float64Array(new SharedArrayBuffer(16)).fill(Infinity);

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    const asked = [everyGame, ...process.env.MUTATE.split(',').map((part) => files[part])];
    for (const file of filesBelow('test/engine', '.spec.ts').filter(
      (name) => !name.includes('stories') && asked.some((some) => some.test(name)),
    )) {
      collectFrom(file);
      await importFile(file);
    }
    for (const id of tests.keys()) if (left.test(id) || (everyGame.test(id) && ofOtherGame.test(id))) tests.delete(id);
    new Worker(new URL('watch.js', import.meta.url), { workerData: { turn: this.#turn, stuck }, execArgv: [] }).unref();
  }

  async dryRun() {
    const results = [];
    for (const id of tests.keys()) {
      ours().currentTestId = id;
      let { fault, took } = await run(id);
      this.#took.set(id, took);
      results.push({
        id,
        name: id,
        timeSpentMs: took,
        ...(fault === null ? { status: 0 } : { status: 1, failureMessage: fault }),
      });
    }
    ours().currentTestId = undefined;
    const { mutantCoverage } = ours();
    for (const [id, covered] of Object.entries(mutantCoverage.perTest)) {
      for (const [mutant, count] of Object.entries(covered)) {
        // Otherwise, Stryker would start a new process for each change to code that also ran while files were loaded.
        delete mutantCoverage.static[mutant];
        if (this.#took.get(id) < long) this.#most.set(mutant, Math.max(count, this.#most.get(mutant) ?? 0));
      }
    }
    for (let mutant = 0; mutant < most; mutant++) {
      if (isTried(mutant)) continue;
      // Stryker skips changes that count as static, so this change is not tried.
      mutantCoverage.static[mutant] = 1;
      for (const covered of Object.values(mutantCoverage.perTest)) delete covered[mutant];
    }
    writeFileSync(learned, JSON.stringify([[...this.#took], [...this.#most]]));
    return { status: 'complete', tests: results, mutantCoverage };
  }

  async mutantRun({ activeMutant: { id: mutant }, testFilter }) {
    if (existsSync(stuck + mutant)) return { status: 'timeout', reason: 'a test did not end' };
    if (!this.#took.size)
      [this.#took, this.#most] = JSON.parse(readFileSync(learned, 'utf8')).map((pairs) => new Map(pairs));
    const took = (id) => this.#took.get(id);
    const cost = (id) => (took(id) + 1) / (1 + 10 * (this.#kills.get(id) ?? 0));
    const chosen = testFilter.filter((id) => took(id) < long).sort((a, b) => cost(a) - cost(b));
    const hitLimit = 1000 + endless * (this.#most.get(mutant) ?? 0);
    let nrOfTests = 0;
    let time = enough;
    try {
      for (const id of chosen) {
        if ((time -= took(id)) < 0) break;
        nrOfTests++;
        Object.assign(ours(), { activeMutant: mutant, hitCount: 0, hitLimit });
        this.#turn[1] = Number(mutant);
        this.#turn[0] = spent() + ready + endless * took(id);
        const { fault } = await run(id);
        if (fault === null) continue;
        if (ours().hitCount > hitLimit) return { status: 'timeout', reason: `hit ${hitLimit} times` };
        ours().activeMutant = undefined;
        // If the test also fails without the change, an earlier change has left something behind. Stryker retries in a
        // new process.
        if ((await run(id)).fault !== null) process.exit(1);
        this.#kills.set(id, (this.#kills.get(id) ?? 0) + 1);
        return { status: 'killed', killedBy: [id], failureMessage: fault, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      ours().activeMutant = undefined;
      this.#turn[0] = Infinity;
    }
  }
}

const create = () => new EngineTests();
export const strykerPlugins = [{ kind: 'TestRunner', name: 'engine', factory: create }];
