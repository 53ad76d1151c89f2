// The only implementation of `Match`. A match changes itself in place, but never changes a value that it has returned.
import { KernelChance, type Chance } from './chance.js';
import { copy } from './copy.js';
import { faultOf, refuse } from './faults.js';
import { Machine } from './machine.js';
import { offerOf, questionsOf, type EarlierQuestion, type OpenQuestion, type Reopened } from './questions.js';
import { packHash, positionHash } from './save-hashes.js';
import type {
  Asked,
  Choice,
  Event,
  Fault,
  Json,
  Match,
  Offer,
  Question,
  Refusal,
  Result,
  Save,
  Seat,
  SeatRecord,
  Step,
  View,
} from './types.js';

const done: Result<void, never> = { ok: true, value: undefined };

/** `S` is the type of the game's whole state, and `V` the type of the part that a view shows. */
export class LiveMatch<S, V> extends Machine<S, V> implements Match<V> {
  /** The choices made since the position that the recipe starts from. */
  choices: Choice[] = [];
  /** How many choices at the end of `choices` are wishes. An undo keeps them. */
  wishes = 0;
  /** The number of random results drawn before the last choice that is not a wish; −1 before the first one. */
  drawnBefore = -1;
  /** The open questions, cached until something changes. */
  shown: readonly Question[] | null = null;
  /**
   * This match at an earlier position, so that an undo does not have to replay the match from its beginning. Null after
   * an undo.
   */
  behind: this | null = null;

  // Playing

  /** Sets up the match and runs it to its first question. Called once, before anything else. */
  begin(): Result<void, Fault> {
    const { recipe } = this;
    try {
      if (recipe.snapshot) this.load(recipe.snapshot);
      else {
        this.chance = new KernelChance(recipe.seed, recipe.faces);
        // The situation is copied, because the game may change it, and a replay starts from it again.
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
    if (!open) return refuse('NW-LATE', `Question ${n} of seat ${seat} is not open; answer an open question.`);
    const offer = open.asked.options.find((each) => each.id === optionId);
    if (!offer)
      return {
        ok: false,
        error: this.why(seat, optionId) ?? {
          rule: 'NW-ELSEWHERE',
          message: 'Another open question offers this; answer that question.',
        },
      };
    if (open.asked.isWish) this.wishes++;
    else {
      this.wishes = 0;
      this.drawnBefore = this.chance.drawn;
    }
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

  /** Why the seat may not do an act now; null if it may. `intent` is the id that the option for the act would have. */
  why(seat: Seat, intent: string): Refusal | null {
    if (this.outcome) return { rule: 'NW-OVER', message: 'The match is over.' };
    const questions = this.#questionsOf(seat);
    if (questions.some(({ options }) => options.some(({ id }) => id === intent))) return null;
    const { explain, view } = this.rules;
    return explain
      ? explain(view(this, seat), questions, seat, intent, this.content)
      : {
          rule: questions[0]?.rule ?? 'NW-LATE',
          message: 'This is not possible now; choose an option of an open question.',
        };
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

  // Undo

  undo(seat: Seat): Result<void> {
    const before = this.#beforeLastChoice(seat);
    if (!before.ok) return before;
    Object.assign(this, before.value);
    return done;
  }

  canUndo(seat: Seat): boolean {
    return this.#beforeLastChoice(seat).ok;
  }

  /**
   * Returns the match without its last choice, wishes aside. This is refused if another seat made the choice, or if the choice
   * revealed anything to anybody. What it revealed is computed from the secrets before and after it, so games do not
   * declare it.
   */
  #beforeLastChoice(seat: Seat): Result<this> {
    const { chance, drawnBefore, open, rules, stack, state } = this;
    const last = this.choices.at(-1 - this.wishes);
    if (!last) return refuse('NW-UNDO-NOTHING', 'There is no choice to undo.');
    if (last[0] !== seat) return refuse('NW-UNDO-OTHER', 'The last choice was made by another seat.');
    // If random results were drawn after the choice, the undo can be refused without a replay.
    const before = drawnBefore >= 0 && drawnBefore !== chance.drawn ? null : this.before();
    if (before?.chance.drawn !== chance.drawn)
      return refuse('NW-UNDO-CHANCE', 'Dice were rolled or cards were drawn after this choice.');
    const stillSealed = ({ n, asked }: OpenQuestion): boolean =>
      open.some((each) => each.answer && each.n === n && each.asked.seat === asked.seat);
    if (before.open.some((each) => each.answer && each.asked.seat !== seat && !stillSealed(each)))
      return refuse('NW-UNDO-REVEALED', 'This choice revealed sealed answers.');
    const known = new Map(rules.secrets(before.state, before.stack).map((secret) => [secret.id, secret.seen]));
    return rules.secrets(state, stack).some(({ id, seen }) => seen & ~(known.get(id) ?? 0))
      ? refuse('NW-UNDO-REVEALED', 'This choice revealed something hidden.')
      : { ok: true, value: before };
  }

  // Imagined matches

  /**
   * Another match that the seat could not distinguish from this one. Everything that the seat does not know is
   * replaced, the random numbers start again, scripted results are removed, and only the events that the seat saw
   * remain.
   */
  determinize(seat: Seat, chance: Chance): this {
    const other = this.clone();
    other.chance = new KernelChance(chance.below(2 ** 31));
    other.chance.use('play');
    other.events = this.events.copy(seat);
    other.rules.determinize(other, seat, chance);
    // Sealed answers of other seats are guessed, both for open questions and for those that will be asked again.
    const guess = (asked: Asked, answer: string | null): Offer | null =>
      answer !== null && asked.seat !== seat
        ? (asked.options[chance.below(asked.options.length)] ?? null)
        : offerOf(asked, answer);
    other.open = this.open
      .filter(({ standing }) => !standing)
      .map((open) => {
        const asked = other.askedBy(open.step);
        return { ...open, asked, answer: guess(asked, open.answer?.id ?? null) };
      });
    const imagined = (asked: Asked, before: EarlierQuestion): EarlierQuestion =>
      asked.seat === seat
        ? before
        : { ...before, options: asked.options.map(({ id }) => id), answer: guess(asked, before.answer)?.id ?? null };
    other.stack = this.stack.map((step) => {
      const { of, before } = step as Partial<Reopened>;
      return of && before
        ? { ...step, before: of.map((each, i) => imagined(other.askedBy(each), before[i] as EarlierQuestion)) }
        : step;
    });
    other.askStanding(this.open.filter((open) => open.standing && open.asked.seat === seat));
    other.choices = [];
    other.wishes = 0;
    other.shown = null;
    // Undoing, or recovering old events, would need the true state. So the imagined match begins at this position.
    other.recipe = { ...this.recipe, seed: 0, faces: [], snapshot: other.snapshot() };
    return other;
  }

  // Saves and records

  save(): Save {
    const { options, seed, faces, situation, snapshot: from } = this.recipe;
    const snapshot = this.snapshot();
    return {
      ...this.#identity(),
      options: options as Json,
      seed,
      faces,
      situation,
      ...(from && { from: from as unknown as Json }),
      choices: [...this.choices],
      snapshot: snapshot as unknown as Json,
      hash: positionHash(from, snapshot),
    };
  }

  record(seat: Seat | null): SeatRecord<V> {
    const frames = this.frames(seat).map(({ state, events }) => ({ state, events }));
    return { ...this.#identity(), seat, frames, outcome: this.outcome };
  }

  /** The fields that saves and records share. They say which match it is. */
  #identity() {
    const { id, version } = this.rules;
    const { content, seats } = this.recipe;
    return { format: 1, game: id, version, pack: packHash(this.rules, content), seats } as const;
  }

  /**
   * What the seat saw at the beginning, and after each choice that caused an event visible to it. `choices` is the
   * number of choices until then.
   */
  frames(
    seat: Seat | null,
  ): readonly { readonly state: V; readonly events: readonly Event[]; readonly choices: number }[] {
    const frames: { state: V; events: readonly Event[]; choices: number }[] = [];
    let since = 0;
    this.replayed(this.choices.length, Infinity, (then) => {
      const { state, events, cursor } = then.view(seat, since);
      since = cursor;
      if (events.length > 0 || frames.length === 0) frames.push({ state, events, choices: then.choices.length });
    });
    return frames;
  }

  // Copies and replays

  /** A new match with the same recipe, which has not begun. */
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
    other.wishes = this.wishes;
    other.drawnBefore = this.drawnBefore;
    return other;
  }

  /**
   * This match after its first `count` choices, replayed from the recipe. `look` is called at the start and after each
   * choice.
   */
  replayed(count: number, window?: number, look?: (match: this) => void): this {
    const other = this.#another(window);
    other.begin();
    look?.(other);
    return this.#follow(other, count, look);
  }

  /**
   * This match without its last choice, but with the wishes since then. Only read the result: the next call continues
   * from it, so that the whole match does not have to be replayed.
   */
  before(): this {
    const last = this.choices.length - 1 - this.wishes;
    this.behind = this.#follow(this.behind ?? this.replayed(0), last);
    if (this.wishes === 0) return this.behind;
    const before = this.behind.clone();
    for (const [seat, , id] of this.choices.slice(last + 1)) before.#wish(seat, id);
    return before;
  }

  /** Answers a wish if it is asked. What is not asked before an undone choice cannot be wished there. */
  #wish(seat: Seat, id: string): void {
    const asked = this.open.find(
      (each) => each.asked.isWish && each.asked.seat === seat && each.asked.options.some((option) => option.id === id),
    );
    if (asked) this.choose(seat, asked.n, id);
  }

  /**
   * Repeats choices of this match in `other`, until `other` has made `count` choices. `other` may already have made
   * some of them.
   */
  #follow(other: this, count: number, look?: (match: this) => void): this {
    for (let i = other.choices.length; i < count; i++) {
      const [seat, n, id] = this.choices[i] as Choice;
      if (!other.choose(seat, n, id).ok)
        throw new Error(`${this.rules.id}: choice ${i} cannot be replayed; the rules must always give the same result`);
      look?.(other);
    }
    return other;
  }
}

/**
 * The match with its internal functions, which the public type hides.
 * @throws TypeError for an object that this library did not make.
 */
export function asLiveMatch<V>(match: Match<V>): LiveMatch<unknown, V> {
  if (!(match instanceof LiveMatch))
    throw new TypeError('This is not a match; make one with createMatch or restoreMatch.');
  return match as LiveMatch<unknown, V>;
}
