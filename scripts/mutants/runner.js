// A test runner for Stryker: the engine's tests in one process, the quick and the sharp ones first, and none after the first
// that fails.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../files.js';
import { collectFrom, context, tests } from './node-test.js';

/** What plays whole games at random takes long and finds little that the others do not. */
const slow = /\/(properties|outside|outside-passed|broken|question-stories|rules-pages|book)\.spec|\/bots\/|\/seam\/|balance|\/(lobotomy-2|mansions-puzzles|puzzle|board|track|speech)\//;

/** What asks how long something takes is not asked of changed code. */
const timed = /millisecond|µs|\bms\b|takes less|per second/;

/** Milliseconds: what takes longer plays whole games too, and would be run for every change that nobody notices. */
const long = 300;

/** Milliseconds that a test may take the first time. */
const cold = 2_000;

/** Stryker calls a hundred times as many visits as usual endless; that takes its time where thousands are usual. */
const endless = 10 / 100;

/** In the folder of the trial: how long each test took in the process that tried all of them, for the others. */
const times = 'took.json';

const ours = () => (globalThis.__stryker__ ??= {});

async function outcomeOf(body) {
  try {
    await body(context);
    return null;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

class EngineTests {
  #took = new Map();
  /** How many changes each test has noticed. */
  #kills = new Map();

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    for (const file of filesBelow('test/engine', '.spec.ts').filter((name) => !slow.test(name))) {
      collectFrom(file);
      await import(pathToFileURL(resolve(file)).href);
    }
    for (const id of tests.keys()) if (timed.test(id)) tests.delete(id);
  }

  async dryRun() {
    const results = [];
    let left = 0;
    for (const [id, body] of tests) {
      ours().currentTestId = id;
      let failureMessage = null;
      let timeSpentMs = cold;
      // The first time its code is slow yet; what takes seconds takes them again.
      for (let i = 0; i < 2 && timeSpentMs >= long && timeSpentMs <= cold && failureMessage === null; i++) {
        const began = performance.now();
        failureMessage = await outcomeOf(body);
        timeSpentMs = performance.now() - began;
      }
      this.#took.set(id, timeSpentMs);
      if (timeSpentMs >= long) left += timeSpentMs;
      results.push({ id, name: id, timeSpentMs: timeSpentMs < long ? timeSpentMs : 0, ...(failureMessage === null ? { status: 0 } : { status: 1, failureMessage }) });
    }
    ours().currentTestId = undefined;
    // What belongs to no test is added to the time after which a change counts as endless.
    results.push({ id: 'long', name: 'what is left out', timeSpentMs: left, status: 0 });
    writeFileSync(times, JSON.stringify([...this.#took]));
    const { mutantCoverage } = ours();
    // For what also ran while files were loaded, Stryker would begin a new process each time.
    for (const covered of Object.values(mutantCoverage.perTest)) for (const id of Object.keys(covered)) delete mutantCoverage.static[id];
    return { status: 'complete', tests: results, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit: usual }) {
    const hitLimit = usual && Math.max(1000, usual * endless);
    if (!this.#took.size) this.#took = new Map(JSON.parse(readFileSync(times, 'utf8')));
    const took = (id) => this.#took.get(id) ?? 0;
    // What has noticed changes before is asked first.
    const cost = (id) => (took(id) + 1) / (1 + 10 * (this.#kills.get(id) ?? 0));
    const chosen = (testFilter ?? [...tests.keys()]).filter((id) => took(id) < long).sort((a, b) => cost(a) - cost(b));
    Object.assign(ours(), { activeMutant: activeMutant.id, hitCount: hitLimit ? 0 : undefined, hitLimit });
    let nrOfTests = 0;
    try {
      for (const id of chosen) {
        nrOfTests++;
        const failureMessage = await outcomeOf(tests.get(id));
        if (failureMessage === null) continue;
        this.#kills.set(id, (this.#kills.get(id) ?? 0) + 1);
        return ours().hitCount > hitLimit ? { status: 'timeout', reason: `hit ${String(hitLimit)} times` } : { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      ours().activeMutant = undefined;
    }
  }
}

const create = () => new EngineTests();
export const strykerPlugins = [{ kind: 'TestRunner', name: 'engine', factory: create }];
