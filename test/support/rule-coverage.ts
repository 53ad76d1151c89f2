// Defines tests of single rules. `npm run rules` lists the rules that have such a test. The title of a rule test begins
// with a rule id, but a title alone does not count: the id also has to appear in the match of the test. The id of an
// example never appears in a match. So the test of an example has to make choices, and it has to fail if it is run
// again without information about their results.
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Event, Refusal, Rules, Seat, View } from '../../src/engine/kernel/index.js';
import { choose, optionIds, play, type RecordedMatch, type TestSetup } from './play.js';

/**
 * What a blind test gets instead of information. Each property of it, each entry and the result of each call is
 * `nothing` again.
 */
const nothing: unknown = new Proxy(() => undefined, {
  get: (_, key) =>
    key === Symbol.iterator ? () => Array(9).fill(nothing).values() : key === Symbol.toPrimitive ? () => '' : nothing,
  apply: () => nothing,
});

/* oxlint-disable typescript/no-explicit-any -- a test knows the shapes of the game it plays */
export class RuleTest {
  readonly #matches: RecordedMatch<any, any>[] = [];
  readonly #sees: number;
  /** The number of matches that were begun and options that were chosen. */
  acts = 0;

  /** @param sees After this many acts, the test is blind: it gets no more information. */
  constructor(sees = Infinity) {
    this.#sees = sees;
  }

  get #blind(): boolean {
    return this.acts >= this.#sees;
  }

  /**
   * Begins a match. All other methods use the newest match. The defaults are seed 1 and the smallest number of seats.
   */
  match<S, C, O, V>(rules: Rules<S, C, O, V>, setup?: TestSetup): RecordedMatch<S, V> {
    const match = play(rules, setup);
    this.#matches.push(match);
    this.acts++;
    return match;
  }

  /** Chooses an option by its id. `seat` is needed only if several seats have an option with this id. */
  choose(optionId: string, seat?: Seat): void {
    choose(this.#newest, optionId, seat);
    this.acts++;
  }

  /** Returns the ids of all open options, of one seat or of all seats. */
  options(seat?: Seat): string[] {
    this.#newest.played = true;
    return this.#blind ? [] : optionIds(this.#newest, seat);
  }

  /** Returns the events that a seat (null: a spectator) has seen; without a seat, all events with their secrets. */
  events(seat?: Seat | null): readonly (Event & Readonly<Record<string, any>>)[] {
    if (this.#blind) return [];
    return seat === undefined ? this.#newest.log : this.#newest.view(seat).events;
  }

  view(seat: Seat | null): View<any> {
    return this.#blind ? (nothing as View) : this.#newest.view(seat);
  }

  /** Returns the rule that forbids an act, and its values; null if the act is an option now. */
  why(seat: Seat, intent: string): Refusal | null {
    const refusal = this.#newest.why(seat, intent);
    return this.#blind ? (nothing as Refusal) : refusal;
  }

  /** The true state, for assertions only. */
  get state(): any {
    return this.#blind ? nothing : this.#newest.state;
  }

  get outcome(): RecordedMatch<any, any>['outcome'] {
    return this.#blind ? (nothing as never) : this.#newest.outcome;
  }

  get #newest(): RecordedMatch<any, any> {
    return this.#matches.at(-1) ?? assert.fail('the test begins with t.match(rules, …)');
  }

  /** Whether a rule id appeared in an event, a question, an option, a refusal or the outcome of a match. */
  met(id: string): boolean {
    return this.#matches.some((match) => match.met.has(id));
  }

  /** Whether there was a choice or a why-not question in a match of the game whose rule ids begin with this prefix. */
  played(prefix: string): boolean {
    return this.#matches.some((match) => match.played && [...match.met].some((each) => each.startsWith(prefix)));
  }

  /** Fails if scripted results are unused, because the test then does not test what it scripted. */
  assertFacesUsed(): void {
    for (const match of this.#matches) assert.deepEqual(match.chance.unused, [], 'scripted results were not used');
  }
}
/* oxlint-enable typescript/no-explicit-any */

type Shown = (t: RuleTest) => void | Promise<void>;

/** Returns the reason why a test does not count for its rule id; null if it counts. */
async function missing(id: string, t: RuleTest, fn: Shown): Promise<string | null> {
  const example = /^([A-Z]+-)(?:[A-Z0-9]+-)*EX-\d+$/.exec(id);
  if (!example)
    return t.met(id)
      ? null
      : `${id} was not met: no event, question, option, refusal or outcome in the matches of this test has this id`;
  if (!t.played(example[1] ?? ''))
    return `${id} was not played: there was no choice and no why-not question in a match of its game`;
  try {
    await fn(new RuleTest(t.acts));
  } catch (error) {
    if (error instanceof assert.AssertionError) return null;
    throw error;
  }
  return `${id} was not checked to its end: the test also passes without any information after its last act`;
}

/**
 * Defines a test whose title begins with the id of a rule, example or ruling: `rule('SAN-TURN-07 triples …', (t) =>
 * …)`. It fails if the id does not appear in its matches, or if scripted results are unused. The test of an example
 * runs twice: the second time it is blind after its last act, and has to fail. If NIGHTWARD_RULES_REPORT names a file,
 * the test adds a line {id, title, passed, met} to it.
 */
export function rule(title: string, fn: Shown): void {
  const id = /^[A-Z]+(?:-[A-Z0-9]+)*-\d+(?= )/.exec(title)?.[0];
  assert.ok(id, `"${title}" has to begin with a rule id`);
  void test(title, async () => {
    const t = new RuleTest();
    let passed = false;
    let met = false;
    try {
      await fn(t);
      t.assertFacesUsed();
      passed = true;
      const fault = await missing(id, t, fn);
      met = fault === null;
      assert.ok(met, fault ?? '');
    } finally {
      report({ id, title, passed, met });
    }
  });
}

function report(line: {
  readonly id: string;
  readonly title: string;
  readonly passed: boolean;
  readonly met: boolean;
}): void {
  const file = process.env['NIGHTWARD_RULES_REPORT'];
  // A single write in append mode, so that the lines of tests that run at the same time do not mix.
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
