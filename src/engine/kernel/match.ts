// The one implementation of Match: answers questions, shows views, undoes, imagines, saves and replays. It works in place;
// what it hands out is never changed afterwards.
import { KernelChance, type Chance } from './chance.js';
import { copy } from './copy.js';
import { faultOf, refuse } from './faults.js';
import { imagine } from './imagined-match.js';
import { Machine } from './machine.js';
import { questionsOf } from './questions.js';
import { recordOf, saveOf } from './records.js';
import type { Choice, Fault, Match, Question, Refusal, Result, Save, Seat, SeatRecord, Step, View } from './types.js';
import { beforeLastChoice } from './undo.js';

const done: Result<void, never> = { ok: true, value: undefined };

/** `S` is the whole state of the game, `V` what a view shows of it. */
export class LiveMatch<S, V> extends Machine<S, V> implements Match<V> {
  /** The choices made since the position that the recipe starts from. */
  choices: Choice[] = [];
  /** How many random results had been drawn before the last choice; −1 before the first choice. */
  drawnBefore = -1;
  /** The open questions, cached until something changes. */
  shown: readonly Question[] | null = null;
  /** An earlier position of this match, kept so that the next undo need not replay from the beginning. Null after an undo. */
  behind: this | null = null;

  /** Sets up the match and runs it to its first question. Called once, before anything else. */
  begin(): Result<void, Fault> {
    const { recipe } = this;
    try {
      if (recipe.snapshot) this.load(recipe.snapshot);
      else {
        this.chance = new KernelChance(recipe.seed, recipe.faces);
        // A copy: the game may change what it takes from the situation, and a replay starts from it again.
        const begun = this.rules.setup({ ...recipe, situation: copy(recipe.situation) });
        if (!begun.ok) return begun;
        this.state = begun.value.state;
        this.push(...(begun.value.steps as readonly Step[]));
        this.run();
      }
      return done;
    } catch (error) {
      return { ok: false, error: faultOf(error) };
    }
  }

  get questions(): readonly Question[] {
    return (this.shown ??= questionsOf(this.open));
  }

  choose(seat: Seat, n: number, optionId: string): Result<void, Refusal | Fault> {
    if (this.outcome) return refuse('NW-OVER', 'The match is over.');
    const open = this.open.find((each) => each.n === n && each.asked.seat === seat && !each.answer);
    if (!open) return refuse('NW-LATE', `Question ${n} is not open for seat ${seat}.`);
    const offer = open.asked.options.find((each) => each.id === optionId);
    if (!offer)
      return {
        ok: false,
        error: this.why(seat, optionId) ?? { rule: 'NW-ELSEWHERE', message: 'Another open question offers that.' },
      };
    this.drawnBefore = this.chance.drawn;
    const earlier = this.choices.push([seat, n, offer.id]) - 1;
    this.shown = null;
    try {
      this.answer(open, offer);
    } catch (error) {
      const fault = faultOf(error);
      Object.assign(this, this.replayed(earlier));
      return { ok: false, error: fault };
    }
    return done;
  }

  /** The rule that forbids an act (an option's id) to that seat; null if it is an option now. */
  why(seat: Seat, intent: string): Refusal | null {
    if (this.outcome) return { rule: 'NW-OVER', message: 'The match is over.' };
    const questions = this.#questionsOf(seat);
    if (questions.some(({ options }) => options.some(({ id }) => id === intent))) return null;
    const { explain, view } = this.rules;
    return explain
      ? explain(view(this, seat), questions, seat, intent, this.content)
      : { rule: questions[0]?.rule ?? 'NW-LATE', message: 'That is not offered now.' };
  }

  view(seat: Seat | null, since = 0): View<V> {
    const { events, cursor } =
      this.events.since(seat, since) ?? this.replayed(this.choices.length, Infinity).view(seat, since);
    return {
      state: this.rules.view(this, seat),
      questions: this.#questionsOf(seat),
      events,
      cursor,
      outcome: this.outcome,
    };
  }

  #questionsOf(seat: Seat | null): readonly Question[] {
    return this.questions.filter((question) => question.seat === seat);
  }

  undo(seat: Seat): Result<void> {
    const before = beforeLastChoice(this, seat);
    if (!before.ok) return before;
    Object.assign(this, before.value);
    return done;
  }

  /** Whether `undo(seat)` would succeed; the match is unchanged. */
  canUndo(seat: Seat): boolean {
    return beforeLastChoice(this, seat).ok;
  }

  /** Another match that the seat cannot tell from this one. */
  determinize(seat: Seat, chance: Chance): this {
    return imagine(this, seat, chance);
  }

  save(): Save {
    return saveOf(this, this.snapshot());
  }

  record(seat: Seat | null): SeatRecord<V> {
    return recordOf(this, seat);
  }

  /** A match of the same recipe that has not begun. */
  #another(window?: number): this {
    return new (this.constructor as new (...recipe: ConstructorParameters<typeof Machine<S, V>>) => this)(
      this.rules,
      this.recipe,
      window,
    );
  }

  clone(): this {
    const other = this.#another();
    other.state = copy(this.state);
    other.chance = KernelChance.from(this.chance.state);
    other.outcome = this.outcome;
    other.stack = [...this.stack];
    other.open = this.open.map((open) => ({ ...open }));
    other.asked = [...this.asked];
    other.events = this.events.copy();
    other.choices = [...this.choices];
    other.drawnBefore = this.drawnBefore;
    return other;
  }

  /** This match after its first `count` choices, replayed from the recipe. `look` is called at the start and after each choice. */
  replayed(count: number, window?: number, look?: (match: this) => void): this {
    const other = this.#another(window);
    other.begin();
    look?.(other);
    return this.#follow(other, count, look);
  }

  /** This match before its last choice, for reading only. It replays the choices since the last call, not the whole match. */
  before(): this {
    return (this.behind = this.#follow(this.behind ?? this.replayed(0), this.choices.length - 1));
  }

  /** Repeats the choices of this match in `other`, which has already made the first of them. */
  #follow(other: this, count: number, look?: (match: this) => void): this {
    for (let i = other.choices.length; i < count; i++) {
      const [seat, n, id] = this.choices[i] as Choice;
      if (!other.choose(seat, n, id).ok) throw new Error(`${this.rules.id}: choice ${i} does not replay`);
      look?.(other);
    }
    return other;
  }
}

/**
 * The match with everything that can be done with it: the public type hides what a page has no use for.
 * @throws TypeError for an object that this library did not make.
 */
export function asLiveMatch<V>(match: Match<V>): LiveMatch<unknown, V> {
  if (!(match instanceof LiveMatch)) throw new TypeError('not a match of this library');
  return match as LiveMatch<unknown, V>;
}
