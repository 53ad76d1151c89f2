// A test of one rule: its title begins with the rule's id, and the id has to be met in the match that the test plays.
// An example has no rule that carries its id: its test has to play, and to fail when it cannot see what that came to.
// So the coverage that `npm run rules` prints cannot be had by titles alone.
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Event, Refusal, Rules, Seat, View } from '../../src/engine/kernel/index.js';
import { choose, optionIds, play, type RecordedMatch, type TestSetup } from './play.js';

/** What a test sees that sees nothing: whatever is asked of it is nothing again. */
const nothing: unknown = new Proxy(() => undefined, {
  get: (_, key) =>
    key === Symbol.iterator ? () => Array(9).fill(nothing).values() : key === Symbol.toPrimitive ? () => '' : nothing,
  apply: () => nothing,
});

/* oxlint-disable typescript/no-explicit-any -- a test knows the shapes of the game it plays */
export class RuleTest {
  readonly #matches: RecordedMatch<any, any>[] = [];
  readonly #sees: number;
  /** How many matches were begun and options chosen. */
  acts = 0;

  /** @param sees After so many acts the test sees nothing any more. */
  constructor(sees = Infinity) {
    this.#sees = sees;
  }

  get #blind(): boolean {
    return this.acts >= this.#sees;
  }

  /** Begins a match; what follows is asked of the newest one. Left out: seed 1, the least number of seats. */
  match<S, C, O, V>(rules: Rules<S, C, O, V>, setup?: TestSetup): RecordedMatch<S, V> {
    const match = play(rules, setup);
    this.#matches.push(match);
    this.acts++;
    return match;
  }

  /** Chooses an option by its id; `seat` is needed only where several seats are offered the same. */
  choose(optionId: string, seat?: Seat): void {
    choose(this.#newest, optionId, seat);
    this.acts++;
  }

  /** The ids of all open options, of one seat or of all. */
  options(seat?: Seat): string[] {
    this.#newest.played = true;
    return this.#blind ? [] : optionIds(this.#newest, seat);
  }

  /** What a seat (null: a spectator) saw so far; without a seat all that happened, secrets too. */
  events(seat?: Seat | null): readonly (Event & Readonly<Record<string, any>>)[] {
    if (this.#blind) return [];
    return seat === undefined ? this.#newest.log : this.#newest.view(seat).events;
  }

  view(seat: Seat | null): View<any> {
    return this.#blind ? (nothing as View) : this.#newest.view(seat);
  }

  /** The rule that forbids an act, and its values; null if it is an option now. */
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

  /** Whether a rule was met: carried by an event, a question, an option, a refusal or the outcome of a match of this test. */
  met(id: string): boolean {
    return this.#matches.some((match) => match.met.has(id));
  }

  /** Whether a match of the game whose rules begin so was played, or asked. */
  played(prefix: string): boolean {
    return this.#matches.some((match) => match.played && [...match.met].some((each) => each.startsWith(prefix)));
  }

  /** Scripted results that nothing asked for: the test is not about what it says. */
  assertFacesUsed(): void {
    for (const match of this.#matches) assert.deepEqual(match.chance.unused, [], 'scripted results are left over');
  }
}
/* oxlint-enable typescript/no-explicit-any */

type Shown = (t: RuleTest) => void | Promise<void>;

/** What is missing for the test to show its id; null when nothing is. */
async function missing(id: string, t: RuleTest, fn: Shown): Promise<string | null> {
  const example = /^([A-Z]+-)(?:[A-Z0-9]+-)*EX-\d+$/.exec(id);
  if (!example)
    return t.met(id)
      ? null
      : `${id} was not met: no event, question, option, refusal or outcome of the matches of this test carries it`;
  if (!t.played(example[1] ?? '')) return `${id} was not played: nothing was chosen or asked in a match of its game`;
  try {
    await fn(new RuleTest(t.acts));
  } catch (error) {
    if (error instanceof assert.AssertionError) return null;
    throw error;
  }
  return `${id} was not seen to its end: the test passes as well when it does not see what its last act came to`;
}

/**
 * A test whose title begins with the id of the rule, example or ruling that it shows: `rule('SAN-TURN-07 triples …', (t) => …)`.
 * It fails when the id is never met in its matches, and when scripted results are left over. An example is run twice: with
 * eyes shut after its last act it has to fail.
 * With NIGHTWARD_RULES_REPORT set, a line {id, title, passed, met} is added to that file.
 */
export function rule(title: string, fn: Shown): void {
  const id = /^[A-Z]+(?:-[A-Z0-9]+)*-\d+(?= )/.exec(title)?.[0];
  assert.ok(id, `"${title}" has to begin with the id of a rule`);
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
  // One write in append mode: lines of files that are tested at the same time do not mix.
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
