// A match as far as it is played: asked, answered, looked at, and played again from its beginning. What is given out is never
// changed afterwards.
import { KernelChance } from './chance.js';
import { copy } from './copy.js';
import { faultOf, refuse } from './faults.js';
import { Machine } from './machine.js';
import { questionsOf } from './questions.js';
import type { Choice, Fault, Question, Refusal, Result, Seat, Step, View } from './types.js';

const done: Result<void, never> = { ok: true, value: undefined };

export class PlayedMatch<S, V> extends Machine<S, V> {
  /** The choices made since the recipe's beginning. */
  choices: Choice[] = [];
  /** How many results chance had given before the last choice; −1 before the first. */
  drawnBefore = -1;
  /** The questions as they were given out, until something changes. */
  shown: readonly Question[] | null = null;
  /** An earlier position of this match, from which the next look back goes on; a match that was taken back has none. */
  behind: this | null = null;

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

  /** A match of the same kind that has not begun. */
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

  /** The same match after its first `count` choices, played again from the recipe; `look` sees every stop. */
  replayed(count: number, window?: number, look?: (match: this) => void): this {
    const other = this.#another(window);
    other.begin();
    look?.(other);
    return this.#follow(other, count, look);
  }

  /** The same match before its last choice, to be looked at: it costs what was chosen since the last look back, not the whole match. */
  before(): this {
    return (this.behind = this.#follow(this.behind ?? this.replayed(0), this.choices.length - 1));
  }

  /** Makes the choices of this match in another that has made the first of them. */
  #follow(other: this, count: number, look?: (match: this) => void): this {
    for (let i = other.choices.length; i < count; i++) {
      const [seat, n, id] = this.choices[i] as Choice;
      if (!other.choose(seat, n, id).ok) throw new Error(`${this.rules.id}: choice ${i} does not replay`);
      look?.(other);
    }
    return other;
  }
}
