// Plays matches in tests. Tests choose by the ids of options, and everything that happens is recorded.
import assert from 'node:assert/strict';
import {
  openMatch,
  type Chance,
  type Event,
  type Fault,
  type Match,
  type MatchSetup,
  type Refusal,
  type Result,
  type Rules,
  type Seat,
} from '../../src/engine/kernel/index.js';
import { LiveMatch } from '../../src/engine/kernel/match.js';

/** A real match that also records every event, with all its secret fields, and every rule id that appeared. */
export class RecordedMatch<S, V> extends LiveMatch<S, V> {
  /** The rule ids of all events, open questions, their options, refusals and the outcome so far. */
  readonly met = new Set<string>();
  /** Whether an option was chosen; if not, the caller wanted to see the refusal of an act. */
  played = false;
  #log: { readonly after: number; readonly event: Event }[] = [];

  /** All events in order, with all their fields, including events that only some seats see. */
  get log(): readonly Event[] {
    return this.#log.map(({ event }) => event);
  }

  override begin(): Result<void, Fault> {
    const begun = super.begin();
    this.#meet();
    return begun;
  }

  override emit(event: Event, to?: readonly Seat[], more?: object): void {
    super.emit(event, to, more);
    this.#note({ ...event, ...more });
  }

  override tell(to: readonly Seat[], event: Event): void {
    super.tell(to, event);
    this.#note(event);
  }

  override choose(seat: Seat, n: number, optionId: string): Result<void, Refusal | Fault> {
    this.played = true;
    const chosen = super.choose(seat, n, optionId);
    if (chosen.ok) this.#meet();
    else {
      if ('rule' in chosen.error) this.met.add(chosen.error.rule);
      this.#forget();
    }
    return chosen;
  }

  override undo(seat: Seat): Result<void> {
    const undone = super.undo(seat);
    if (undone.ok) this.#forget();
    else this.met.add(undone.error.rule);
    return undone;
  }

  override why(seat: Seat, intent: string): Refusal | null {
    this.played = true;
    const refusal = super.why(seat, intent);
    if (refusal) {
      this.met.add(refusal.rule);
      assert.ok(refusal.message, `${intent} is refused without words`);
    }
    return refusal;
  }

  #note(event: Event): void {
    this.#log.push({ after: this.choices.length, event });
    for (const id of [event.rule, ...(event.also ?? [])]) this.#meetRule(id, event.type);
  }

  /** Events, questions, options and outcomes name the rule that they follow. */
  #meetRule(rule: string, follower: string): void {
    assert.ok(rule, `${follower} names no rule`);
    this.met.add(rule);
  }

  /** Removes the events of choices that were undone or that failed. */
  #forget(): void {
    this.#log = this.#log.filter(({ after }) => after <= this.choices.length);
  }

  #meet(): void {
    for (const { kind, rule, options } of this.questions) {
      this.#meetRule(rule, kind);
      for (const option of options) {
        this.#meetRule(option.rule, option.id);
        assert.ok(!option.targets?.includes(''), `${option.id} points at nothing`);
      }
    }
    if (this.outcome) this.#meetRule(this.outcome.rule, 'the outcome');
  }
}

/** A set-up for tests. The defaults are seed 1 and the smallest number of seats. */
export type TestSetup = Partial<MatchSetup>;

/** Begins a recorded match. A set-up with a fault fails the test. */
export function play<S, C, O, V>(rules: Rules<S, C, O, V>, setup: TestSetup = {}): RecordedMatch<S, V> {
  const opened = openMatch(rules, { seed: 1, seats: rules.seats.min, ...setup });
  if (!opened.ok) assert.fail(`the set-up is refused at "${opened.error.path}": ${opened.error.message}`);
  const match = new RecordedMatch<S, V>(opened.value.rules, opened.value.recipe);
  match.begin();
  return match;
}

/** Returns the ids of all open options, of one seat or of all seats. */
export function optionIds(match: Match, seat?: Seat): string[] {
  return match.questions
    .filter((question) => seat === undefined || question.seat === seat)
    .flatMap(({ options }) => options.map(({ id }) => id));
}

/** Chooses an option by its id. `seat` is needed only if several seats have an option with this id. */
export function choose(match: Match, optionId: string, seat?: Seat): void {
  const offering = match.questions.filter(
    (question) => (seat === undefined || question.seat === seat) && question.options.some(({ id }) => id === optionId),
  );
  const [question] = offering;
  if (!question) {
    const open = match.questions.map(
      ({ seat: whose, kind, options }) => `\n  seat ${whose}, ${kind}: ${options.map(({ id }) => id).join(' ')}`,
    );
    assert.fail(
      `"${optionId}" is not offered${seat === undefined ? '' : ` to seat ${seat}`}; open questions:${open.join('') || ' none'}`,
    );
  }
  assert.ok(
    offering.every((each) => each.seat === question.seat),
    `"${optionId}" is offered to several seats: give the seat`,
  );
  const chosen = match.choose(question.seat, question.n, optionId);
  if (!chosen.ok) assert.fail(`"${optionId}" is refused: ${chosen.error.message}`);
}

/** Returns the events that a seat (null: a spectator) has seen since the beginning. */
export function events(match: Match, seat: Seat | null): readonly Event[] {
  return match.view(seat).events;
}

/**
 * Answers random questions with random options until the match is over, at most `limit` times. Returns the number of
 * choices.
 */
export function playAtRandom(match: Match, chance: Chance, limit: number): number {
  for (let count = 0; count < limit; count++) {
    const { questions } = match;
    if (questions.length === 0) return count;
    const question = questions[chance.below(questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    assert.ok(question && option);
    const chosen = match.choose(question.seat, question.n, option.id);
    if (!chosen.ok) assert.fail(`"${option.id}" was offered but is refused: ${chosen.error.message}`);
  }
  return limit;
}
