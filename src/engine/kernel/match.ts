// A match: a machine that is asked and answered. What is given out is never changed afterwards.
import { KernelChance, type Chance } from './chance.js';
import { copy } from './copy.js';
import { faultOf, refuse } from './faults.js';
import { imagine } from './imagine.js';
import { Machine } from './machine.js';
import { questionOf } from './questions.js';
import { recordOf, saveOf } from './records.js';
import type { Choice, Fault, Match, Question, Refusal, Result, Save, Seat, SeatRecord, Step, View } from './types.js';
import { beforeLast } from './undo.js';

const done: Result<void, never> = { ok: true, value: undefined };

export class LiveMatch<S, V> extends Machine<S, V> implements Match<V> {
  /** The choices made since the recipe's beginning. */
  choices: Choice[] = [];
  /** How many results chance had given before the last choice; −1 before the first. */
  drawnBefore = -1;
  /** The questions as they were given out, until something changes. */
  shown: readonly Question[] | null = null;

  /** Carries out the recipe. Done once, before anything else. */
  begin(): Result<void, Fault> {
    const { recipe } = this;
    try {
      if (recipe.snapshot) this.load(recipe.snapshot);
      else {
        this.chance = new KernelChance(recipe.seed, recipe.faces);
        // A copy: what a game keeps of it will be changed, and a replay begins with it again.
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
    return (this.shown ??= this.open.filter(({ answer }) => !answer).map(questionOf));
  }

  choose(seat: Seat, n: number, optionId: string): Result<void, Refusal | Fault> {
    if (this.outcome) return refuse('NW-OVER', 'The match is over.');
    const open = this.open.find((each) => each.n === n && each.asked.seat === seat && !each.answer);
    if (!open) return refuse('NW-LATE', `Question ${String(n)} is not open for seat ${String(seat)}.`);
    const offer = open.asked.options.find((each) => each.id === optionId);
    if (!offer) return { ok: false, error: this.why(seat, optionId) ?? { rule: 'NW-ELSEWHERE', message: 'Another open question offers that.' } };
    this.drawnBefore = this.chance.drawn;
    const kept = this.choices.push([seat, n, offer.id]) - 1;
    this.shown = null;
    try {
      this.answer(open, offer);
    } catch (error) {
      const fault = faultOf(error);
      Object.assign(this, this.replayed(kept));
      return { ok: false, error: fault };
    }
    return done;
  }

  /** The rule that forbids the act, or null if it is an option. */
  why(seat: Seat, intent: string): Refusal | null {
    if (this.outcome) return { rule: 'NW-OVER', message: 'The match is over.' };
    const questions = this.#questionsOf(seat);
    if (questions.some(({ options }) => options.some(({ id }) => id === intent))) return null;
    const { explain, view } = this.rules;
    return explain ? explain(view(this, seat), questions, seat, intent, this.content) : { rule: questions[0]?.rule ?? 'NW-LATE', message: 'That is not offered now.' };
  }

  view(seat: Seat | null, since = 0): View<V> {
    const { events, cursor } = this.events.since(seat, since) ?? this.replayed(this.choices.length, Infinity).view(seat, since);
    return { state: this.rules.view(this, seat), questions: this.#questionsOf(seat), events, cursor, outcome: this.outcome };
  }

  #questionsOf(seat: Seat | null): readonly Question[] {
    return this.questions.filter((question) => question.seat === seat);
  }

  undo(seat: Seat): Result<void> {
    const before = beforeLast(this, seat);
    if (!before.ok) return before;
    Object.assign(this, before.value);
    return done;
  }

  /** Whether `undo(seat)` would be granted; the match is unchanged. */
  canUndo(seat: Seat): boolean {
    return beforeLast(this, seat).ok;
  }

  clone(): LiveMatch<S, V> {
    const other = new LiveMatch<S, V>(this.rules, this.recipe);
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

  /** The same match after its first `count` choices, played again from the recipe; `look` sees every stop. */
  replayed(count: number, window?: number, look?: (match: LiveMatch<S, V>) => void): LiveMatch<S, V> {
    const other = new LiveMatch<S, V>(this.rules, this.recipe, window);
    other.begin();
    look?.(other);
    for (let i = 0; i < count; i++) {
      const [seat, n, id] = this.choices[i] as Choice;
      if (!other.choose(seat, n, id).ok) throw new Error(`${this.rules.id}: choice ${String(i)} does not replay`);
      look?.(other);
    }
    return other;
  }

  /** A match that the seat cannot tell from this one. */
  determinize(seat: Seat, chance: Chance): LiveMatch<S, V> {
    return imagine(this, seat, chance);
  }

  save(): Save {
    return saveOf(this, this.snapshot());
  }

  record(seat: Seat | null): SeatRecord<V> {
    return recordOf(this, seat);
  }
}
