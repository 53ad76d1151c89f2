// A test of one rule: its title begins with the rule's id, and the id has to be met in the match that the test plays.
// So the coverage that `npm run rules` prints cannot be had by titles alone.
import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'node:test';
import type { Event, Refusal, Rules, Seat, View } from '../../src/engine/kernel/index.js';
import { choose, optionIds, play, type RecordedMatch, type TestSetup } from './play.js';

const actsFile = new URL('../../docs/rules/acts.json', import.meta.url);

/** Acts of people at a table, by rule id, with the id of what stands for them here. */
const acts = (existsSync(actsFile) ? JSON.parse(readFileSync(actsFile, 'utf8')) : {}) as Readonly<Record<string, string>>;

/* eslint-disable @typescript-eslint/no-explicit-any -- a test knows the shapes of the game it plays */
export class RuleTest {
  readonly #matches: RecordedMatch<any, any>[] = [];

  /** Begins a match; what follows is asked of the newest one. Left out: seed 1, the least number of seats. */
  match<S, C, O, V>(rules: Rules<S, C, O, V>, setup?: TestSetup): RecordedMatch<S, V> {
    const match = play(rules, setup);
    this.#matches.push(match);
    return match;
  }

  /** Chooses an option by its id; `seat` is needed only where several seats are offered the same. */
  choose(optionId: string, seat?: Seat): void {
    choose(this.#newest, optionId, seat);
  }

  /** The ids of all open options, of one seat or of all. */
  options(seat?: Seat): string[] {
    this.#newest.played = true;
    return optionIds(this.#newest, seat);
  }

  /** What a seat (null: a spectator) saw so far; without a seat all that happened, secrets too. */
  events(seat?: Seat | null): readonly (Event & Readonly<Record<string, any>>)[] {
    return seat === undefined ? this.#newest.log : this.#newest.view(seat).events;
  }

  view(seat: Seat | null): View<any> {
    return this.#newest.view(seat);
  }

  /** The rule that forbids an act, and its values; null if it is an option now. */
  why(seat: Seat, intent: string): Refusal | null {
    return this.#newest.why(seat, intent);
  }

  /** The true state, for assertions only. */
  get state(): any {
    return this.#newest.state;
  }

  get outcome(): RecordedMatch<any, any>['outcome'] {
    return this.#newest.outcome;
  }

  get #newest(): RecordedMatch<any, any> {
    return this.#matches.at(-1) ?? assert.fail('the test begins with t.match(rules, …)');
  }

  /** Whether a rule was met: carried by an event, a question, an option, a refusal or the outcome of a match of this test. */
  met(id: string): boolean {
    const met = new Set(this.#matches.flatMap((match) => [...match.met]));
    if (!/-EX-\d+$/.test(id)) return met.has(acts[id] ?? id);
    // An example is shown by playing, or asking, a match of its game.
    const game = `${id.split('-')[0] ?? ''}-`;
    return this.#matches.some((match) => match.played && [...match.met].some((each) => each.startsWith(game)));
  }

  /** Scripted results that nothing asked for: the test is not about what it says. */
  assertFacesUsed(): void {
    for (const match of this.#matches) assert.deepEqual(match.chance.unused, [], 'scripted results are left over');
  }
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/**
 * A test whose title begins with the id of the rule, example or ruling that it shows: `rule('SAN-TURN-07 triples …', (t) => …)`.
 * It fails when the id is never met in its matches, and when scripted results are left over.
 * With NIGHTWARD_RULES_REPORT set, a line {id, title, file, passed, met} is added to that file.
 */
export function rule(title: string, fn: (t: RuleTest) => void | Promise<void>): void {
  const id = /^[A-Z]+(?:-[A-Z0-9]+)*-\d+(?= )/.exec(title)?.[0];
  assert.ok(id, `"${title}" has to begin with the id of a rule`);
  void test(title, async () => {
    const t = new RuleTest();
    let passed = false;
    try {
      await fn(t);
      t.assertFacesUsed();
      const wanted = acts[id] ?? id;
      assert.ok(t.met(id), `${wanted} was not met: no event, question, option, refusal or outcome of the matches of this test carries it`);
      passed = true;
    } finally {
      report({ id, title, file: relative(process.cwd(), process.argv[1] ?? ''), passed, met: t.met(id) });
    }
  });
}

function report(line: { readonly id: string; readonly title: string; readonly file: string; readonly passed: boolean; readonly met: boolean }): void {
  const file = process.env['NIGHTWARD_RULES_REPORT'];
  // One write in append mode: lines of files that are tested at the same time do not mix.
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
