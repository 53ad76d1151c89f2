// A test runner for Stryker: the tests of what is changed in one process, the quick and the sharp ones first, and none after the
// first that fails. Time is what the processor spent: a busy machine makes no test slow, and no change noticed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { filesBelow } from '../support/files.js';
import { games } from '../support/games.js';
import { collectFrom, context, tests } from './node-test.js';

/** Which tests are asked about a part; a change that only others would notice counts as unnoticed. */
const files = {
  dice: /^test\/engine\/dice\//,
  kernel: /^test\/engine\/(kernel|table)\//,
  ...Object.fromEntries(games.map(({ id }) => [id, new RegExp(`^test/engine/games/${id}/|/fifty-cards/${id}\\.spec`)])),
};

/** What asks how long something takes is not asked of changed code, nor what plays or throws at random a thousand times. */
const left = /millisecond|µs|\bms\b|takes less|per second|a million throws/;

/** Milliseconds: what takes longer plays whole games, and would be run for every change that nobody notices. */
const long = 150;

/** Milliseconds that all tests of a change may take together. */
const enough = Number(process.env.ENOUGH ?? 1_500);

/** Which share of the changes is tried, spread evenly over the code. */
const share = Number(process.env.SHARE ?? 1);
const isTried = (mutant) => (mutant * 0.6180339887) % 1 < share;

/** More changes than any part has. */
const most = 20_000;

/** How much longer a test may take than usual, after some milliseconds in which its code gets ready. */
const endless = 20;
const ready = 1_500;

/** In the folder of the trial: what the process that tried all tests learned, and the changes that others did not come back from. */
const learned = 'learned.json';
const stuck = 'stuck-';

const ours = () => (globalThis.__stryker__ ??= {});

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs a test; the fault if it failed, and how long it took. */
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
  /** How long each test takes, and how often one of them at most goes through each place that is changed. */
  #took = new Map();
  #most = new Map();
  /** How many changes each test has noticed. */
  #kills = new Map();
  /** Until when the processor may work on which change. */
  #turn = new Float64Array(new SharedArrayBuffer(16)).fill(Infinity);

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    const asked = process.env.MUTATE.split(',').map((part) => files[part]);
    for (const file of filesBelow('test/engine', '.spec.ts').filter(
      (name) => !name.includes('stories') && asked.some((some) => some.test(name)),
    )) {
      collectFrom(file);
      await import(pathToFileURL(resolve(file)).href);
    }
    for (const id of tests.keys()) if (left.test(id)) tests.delete(id);
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
        // For what also ran while files were loaded, Stryker would begin a new process each time.
        delete mutantCoverage.static[mutant];
        if (this.#took.get(id) < long) this.#most.set(mutant, Math.max(count, this.#most.get(mutant) ?? 0));
      }
    }
    for (let mutant = 0; mutant < most; mutant++) {
      if (isTried(mutant)) continue;
      // What only runs while files are loaded is passed over.
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
    // What has noticed changes before is asked first.
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
        // What fails without the change too has met what an earlier change left behind; Stryker tries again in a new process.
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
