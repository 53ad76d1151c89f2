// The machine: runs the steps of a game until somebody has to choose or the match is over.
// In place inside, pure outside: what is given out is never changed afterwards.
import { FaceMismatch, KernelChance, type Chance, type ChanceState, type Faces } from './chance.js';
import { copy, fingerprint } from './copy.js';
import type {
  Asked, Choice, Event, Fault, Json, Match, Offer, Option, Outcome, Play, Question, Refusal, Result, Rules, Save, Seat, SeatRecord, Setup, Step, View,
} from './types.js';

/** A stranger's pack is a program: more steps than this in one choice, or more waiting at once, is a fault. */
const maxSteps = 10_000;
const maxWaiting = 1_000;
/** How many events are kept ready; older ones are found again by replaying. */
const eventWindow = 256;

const nobody: readonly Option[] = [];

/** The match was asked to do what no legal content can ask. */
export class MatchFault extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.path}: ${fault.message}`);
  }
}

/** A question that is open: the step that asks, and the answer once it is there. */
interface Open {
  readonly n: number;
  readonly step: Step;
  readonly standing: boolean;
  readonly asked: Asked;
  answer: Offer | null;
}

/** A question that was open when a standing one was answered. Asked again unchanged, it keeps its number and its sealed answer. */
interface Before {
  readonly seat: Seat;
  readonly n: number;
  readonly options: readonly string[];
  readonly answer: string | null;
}

/** The questions that blocked when a standing one was answered. */
interface Reopened extends Step {
  readonly do: 'together';
  readonly of: readonly Step[];
  readonly before?: readonly Before[];
}

interface Emitted {
  readonly event: Event;
  /** Bit s: seat s sees `more`, or sees the event at all when it is `only` for these. */
  readonly to: number;
  readonly more: object | null;
  readonly only: boolean;
}

/** A position as JSON: what a save of another version migrates, and what a determinized match stands on. */
export interface Snapshot {
  readonly state: Json;
  readonly stack: readonly Step[];
  readonly open: readonly { readonly n: number; readonly step: Step; readonly standing: boolean; readonly answer: string | null }[];
  readonly asked: readonly number[];
  readonly chance: ChanceState;
  readonly outcome: Outcome | null;
}

/** Where a match begins: always the same from the same recipe. */
export interface Recipe extends Setup {
  readonly seed: string | number;
  readonly faces: Faces;
  /** The position to begin from in place of a set-up. */
  readonly snapshot: Snapshot | null;
}

const refuse = (rule: string, message: string): { ok: false; error: Refusal } => ({ ok: false, error: { rule, message } });
const done: Result<void, never> = { ok: true, value: undefined };
const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);

export class LiveMatch<S, V> implements Match<V>, Play<S> {
  state!: S;
  chance!: KernelChance;
  outcome: Outcome | null = null;
  #stack: Step[] = [];
  #open: Open[] = [];
  /** How many questions each seat was asked. */
  #asked: number[];
  #choices: Choice[] = [];
  #emitted: Emitted[] = [];
  /** How many events of each seat (last: of a spectator) have left the window. */
  #dropped: number[];
  #window: number;
  #drawnBefore = -1;
  #questions: readonly Question[] | null = null;

  constructor(readonly rules: Rules<S, unknown, unknown, V>, readonly recipe: Recipe, window = eventWindow) {
    this.#asked = recipe.seats.map(() => 0);
    this.#dropped = [...recipe.seats.map(() => 0), 0];
    this.#window = window;
  }

  get content(): unknown {
    return this.recipe.content;
  }

  /** The choices made since the recipe's beginning. */
  get choices(): readonly Choice[] {
    return this.#choices;
  }

  /** Carries out the recipe. Done once, before anything else. */
  begin(): Result<void, Fault> {
    const { recipe } = this;
    try {
      if (recipe.snapshot) this.#load(recipe.snapshot);
      else {
        this.chance = new KernelChance(recipe.seed, recipe.faces);
        // A copy: what a game keeps of it will be changed, and a replay begins with it again.
        const begun = this.rules.setup({ ...recipe, situation: copy(recipe.situation) });
        if (!begun.ok) return begun;
        this.state = begun.value.state;
        this.push(...(begun.value.steps as readonly Step[]));
        this.#run();
      }
      return done;
    } catch (error) {
      return { ok: false, error: this.#faultOf(error) };
    }
  }

  // What steps work with

  push(...steps: readonly Step[]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.#stack.push(steps[i] as Step);
    if (this.#stack.length > maxWaiting)
      throw new MatchFault({ code: 'too-deep', path: pathOf(steps[0]), message: `more than ${String(maxWaiting)} steps wait at once; a card may push itself without end` });
  }

  cut(name: string): void {
    const at = this.#stack.findLastIndex((step) => step.do === name);
    if (at >= 0) this.#stack.length = at + 1;
  }

  emit(event: Event, to?: readonly Seat[], more?: object): void {
    this.#keep({ event, to: to ? maskOf(to) : 0, more: more ?? null, only: false });
  }

  tell(to: readonly Seat[], event: Event): void {
    this.#keep({ event, to: maskOf(to), more: null, only: true });
  }

  end(winners: readonly Seat[], rule: string): void {
    this.outcome = { winners, rule };
    this.#stack = [];
  }

  // Questions and choices

  get questions(): readonly Question[] {
    return (this.#questions ??= this.#open.filter((open) => !open.answer).map(questionOf));
  }

  choose(seat: Seat, n: number, optionId: string): Result<void, Refusal | Fault> {
    if (this.outcome) return refuse('NW-OVER', 'The match is over.');
    const open = this.#open.find((each) => each.n === n && each.asked.seat === seat && !each.answer);
    if (!open) return refuse('NW-LATE', `Question ${String(n)} is not open for seat ${String(seat)}.`);
    const offer = open.asked.options.find((each) => each.id === optionId);
    if (!offer) return { ok: false, error: this.why(seat, optionId) ?? { rule: 'NW-ELSEWHERE', message: 'Another open question offers that.' } };
    this.#drawnBefore = this.chance.drawn;
    const kept = this.#choices.length;
    this.#choices.push([seat, n, offer.id]);
    this.#questions = null;
    try {
      this.#answer(open, offer);
    } catch (error) {
      const fault = this.#faultOf(error);
      this.#adopt(this.#replayed(kept));
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
    return {
      state: this.rules.view(this, seat),
      questions: this.#questionsOf(seat),
      events: this.#eventsOf(seat, since),
      cursor: this.#cursorOf(seat),
      outcome: this.outcome,
    };
  }

  #questionsOf(seat: Seat | null): readonly Question[] {
    return this.questions.filter((question) => question.seat === seat);
  }

  #answer(open: Open, offer: Offer): void {
    const blocking = this.#open.filter(({ standing }) => !standing);
    const standing = this.#open.filter((each) => each.standing && each !== open);
    if (open.standing) {
      this.#stack.push({ do: 'together', of: blocking.map(({ step }) => step), before: blocking.map(beforeOf) } as Reopened);
      this.push(...offer.then);
    } else {
      open.answer = offer;
      if (blocking.some(({ answer }) => !answer)) return;
      this.#unseal(blocking);
    }
    this.#open = [];
    this.#run(standing);
  }

  /** All are answered: what was chosen is done in the order of the questions. */
  #unseal(answered: readonly Open[]): void {
    for (let i = answered.length - 1; i >= 0; i--) this.push(...(answered[i]?.answer?.then ?? []));
  }

  #run(standing: readonly Open[] = []): void {
    const { steps, asks } = this.rules;
    for (let count = 0; !this.outcome; count++) {
      const step = this.#stack.pop();
      if (!step) throw new MatchFault({ code: 'no-step', path: '', message: `${this.rules.id}: the match is not over, and no step is left` });
      if (count > maxSteps)
        throw new MatchFault({ code: 'no-end', path: pathOf(step), message: `one choice caused more than ${String(maxSteps)} steps` });
      const ask = own(asks, step.do);
      const act = ask ? undefined : own(steps, step.do);
      if (ask) this.#ask(step, false);
      else if (act) act(this, step);
      else if (step.do === 'together') {
        const { of, before } = step as Reopened;
        of.forEach((each, i) => { this.#ask(each, false, before?.[i]); });
      } else throw new MatchFault({ code: 'unknown-step', path: pathOf(step), message: `"${step.do}" is no step of ${this.rules.id}` });
      if (this.#open.length === 0) continue;
      if (this.#open.some(({ answer }) => !answer)) break;
      this.#unseal(this.#open);
      this.#open = [];
    }
    this.#askStanding(standing);
  }

  #askStanding(before: readonly Open[]): void {
    if (this.outcome) return;
    for (const step of (this.rules.standing?.(this) ?? []) as readonly Step[]) {
      const same = before.find((open) => fingerprint(open.step as unknown as Json) === fingerprint(step as unknown as Json));
      this.#ask(step, true, same && beforeOf(same));
    }
  }

  /** Opens a question; without an option there is nothing to ask, and the match goes on. */
  #ask(step: Step, standing: boolean, before?: Before): void {
    const asked = this.#askedBy(step);
    if (asked.options.length === 0) return;
    if (before?.seat === asked.seat && sameOptions(asked, before)) {
      this.#open.push({ n: before.n, step, standing, asked, answer: offerOf(asked, before.answer) });
      return;
    }
    const n = (this.#asked[asked.seat] ?? 0) + 1;
    this.#asked[asked.seat] = n;
    this.#open.push({ n, step, standing, asked, answer: null });
  }

  #askedBy(step: Step): Asked {
    const ask = own(this.rules.asks, step.do);
    if (!ask) throw new MatchFault({ code: 'unknown-question', path: pathOf(step), message: `"${step.do}" is no question of ${this.rules.id}` });
    return ask(this, step) as Asked;
  }

  // Events

  #keep(emitted: Emitted): void {
    this.#emitted.push(emitted);
    if (this.#emitted.length <= 2 * this.#window) return;
    const gone = this.#emitted.splice(0, this.#window);
    this.#dropped.forEach((count, seat) => {
      this.#dropped[seat] = count + gone.filter((each) => sees(each, seat)).length;
    });
  }

  #indexOf(seat: Seat | null): number {
    return seat ?? this.recipe.seats.length;
  }

  #cursorOf(seat: Seat | null): number {
    const index = this.#indexOf(seat);
    let count = this.#dropped[index] ?? 0;
    for (const each of this.#emitted) if (sees(each, index)) count++;
    return count;
  }

  #eventsOf(seat: Seat | null, since: number): readonly Event[] {
    const index = this.#indexOf(seat);
    const dropped = this.#dropped[index] ?? 0;
    if (since < dropped && dropped > 0) return this.#replayed(this.#choices.length, Infinity).#eventsOf(seat, since);
    const events: Event[] = [];
    let at = dropped;
    for (const each of this.#emitted) {
      if (!sees(each, index)) continue;
      if (at++ >= since) events.push(each.more && each.to & (1 << index) ? { ...each.event, ...each.more } : each.event);
    }
    return events;
  }

  // Copies, undo and records

  clone(): LiveMatch<S, V> {
    const other = new LiveMatch(this.rules, this.recipe, this.#window);
    other.#adopt(this);
    other.state = copy(this.state);
    other.chance = KernelChance.from(this.chance.state);
    other.#stack = [...this.#stack];
    other.#open = this.#open.map((open) => ({ ...open }));
    other.#asked = [...this.#asked];
    other.#choices = [...this.#choices];
    other.#emitted = [...this.#emitted];
    other.#dropped = [...this.#dropped];
    return other;
  }

  undo(seat: Seat): Result<void> {
    const before = this.#beforeLast(seat);
    if (!before.ok) return before;
    this.#adopt(before.value);
    return done;
  }

  /** Whether `undo(seat)` would be granted; the match is unchanged. */
  canUndo(seat: Seat): boolean {
    return this.#beforeLast(seat).ok;
  }

  #beforeLast(seat: Seat): Result<LiveMatch<S, V>> {
    const last = this.#choices.at(-1);
    if (!last) return refuse('NW-UNDO-NOTHING', 'No choice has been made.');
    if (last[0] !== seat) return refuse('NW-UNDO-OTHER', 'Somebody else has chosen since.');
    if (this.#drawnBefore >= 0 && this.#drawnBefore !== this.chance.drawn) return refuse('NW-UNDO-CHANCE', 'Chance has spoken since.');
    const before = this.#replayed(this.#choices.length - 1);
    if (before.chance.drawn !== this.chance.drawn) return refuse('NW-UNDO-CHANCE', 'Chance has spoken since.');
    const stillSealed = (open: Open): boolean => this.#open.some(({ n, asked, answer }) => answer && n === open.n && asked.seat === open.asked.seat);
    if (before.#open.some((open) => open.answer && open.asked.seat !== seat && !stillSealed(open))) return refuse('NW-UNDO-REVEALED', 'Sealed answers have come out.');
    const seen = new Map(this.rules.secrets(before.state).map((secret) => [secret.id, secret.seen]));
    for (const { id, seen: now } of this.rules.secrets(this.state))
      if (now & ~(seen.get(id) ?? 0)) return refuse('NW-UNDO-REVEALED', 'Something hidden has come out.');
    return { ok: true, value: before };
  }

  save(): Save {
    const { recipe } = this;
    const snapshot = this.snapshot() as unknown as Json;
    return {
      format: 1,
      game: this.rules.id,
      version: this.rules.version,
      pack: packHash(this.rules, recipe.content),
      seats: recipe.seats,
      options: recipe.options as Json,
      seed: recipe.seed,
      faces: recipe.faces,
      situation: recipe.situation,
      ...(recipe.snapshot && { from: recipe.snapshot as unknown as Json }),
      choices: [...this.#choices],
      snapshot,
      hash: positionHash(recipe.snapshot, snapshot),
    };
  }

  record(seat: Seat | null): SeatRecord<V> {
    const frames: { state: V; events: readonly Event[] }[] = [];
    let cursor = 0;
    const look = (match: LiveMatch<S, V>): void => {
      const view = match.view(seat, cursor);
      cursor = view.cursor;
      if (view.events.length > 0 || frames.length === 0) frames.push({ state: view.state, events: view.events });
    };
    this.#replayed(this.#choices.length, Infinity, look);
    return { format: 1, game: this.rules.id, version: this.rules.version, seat, seats: this.recipe.seats, frames, outcome: this.outcome };
  }

  snapshot(): Snapshot {
    return {
      state: copy(this.state) as Json,
      stack: [...this.#stack],
      open: this.#open.map(({ n, step, standing, answer }) => ({ n, step, standing, answer: answer?.id ?? null })),
      asked: [...this.#asked],
      chance: this.chance.state,
      outcome: this.outcome,
    };
  }

  /**
   * Another match that the seat cannot tell from this one: everything it does not know is replaced, chance is new,
   * scripted results are gone, and of the events only what the seat saw is left.
   */
  determinize(seat: Seat, chance: Chance): LiveMatch<S, V> {
    const other = this.clone();
    other.chance = new KernelChance(chance.below(2 ** 31));
    other.chance.use('play');
    other.#emitted = this.#emitted.filter((each) => sees(each, seat)).map((each) => (each.to & (1 << seat) ? each : { ...each, more: null }));
    this.rules.determinize(other, seat, chance);
    // Sealed answers of others, open or waiting to be open again, are anybody's guess.
    const guess = (asked: Asked, answer: string | null): Offer | null =>
      answer !== null && asked.seat !== seat ? (asked.options[chance.below(asked.options.length)] ?? null) : offerOf(asked, answer);
    other.#open = this.#open.filter(({ standing }) => !standing).map((open) => {
      const asked = other.#askedBy(open.step);
      return { ...open, asked, answer: guess(asked, open.answer?.id ?? null) };
    });
    const imagined = (asked: Asked, before: Before): Before =>
      asked.seat === seat ? before : { ...before, options: asked.options.map(({ id }) => id), answer: guess(asked, before.answer)?.id ?? null };
    other.#stack = this.#stack.map((step) => {
      const { of, before } = step as Partial<Reopened>;
      return of && before ? { ...step, before: of.map((each, i) => imagined(other.#askedBy(each), before[i] as Before)) } : step;
    });
    other.#askStanding(this.#open.filter((open) => open.standing && open.asked.seat === seat));
    other.#choices = [];
    other.#questions = null;
    // Undo and old events would need the truth; the imagined match begins here.
    return other.#rebased();
  }

  #rebased(): LiveMatch<S, V> {
    const other = new LiveMatch<S, V>(this.rules, { ...this.recipe, seed: 0, faces: [], snapshot: this.snapshot() }, this.#window);
    other.#adopt(this);
    return other;
  }

  #load(snapshot: Snapshot): void {
    this.state = copy(snapshot.state) as S;
    this.chance = KernelChance.from(snapshot.chance);
    this.#stack = [...snapshot.stack];
    this.#asked = [...snapshot.asked];
    this.outcome = snapshot.outcome;
    this.#open = snapshot.open.map((open) => {
      const asked = this.#askedBy(open.step);
      return { ...open, asked, answer: offerOf(asked, open.answer) };
    });
    this.#questions = null;
  }

  #adopt(other: LiveMatch<S, V>): void {
    this.state = other.state;
    this.chance = other.chance;
    this.outcome = other.outcome;
    this.#stack = other.#stack;
    this.#open = other.#open;
    this.#asked = other.#asked;
    this.#choices = other.#choices;
    this.#emitted = other.#emitted;
    this.#dropped = other.#dropped;
    this.#drawnBefore = other.#drawnBefore;
    this.#questions = null;
  }

  /** The same match after its first `count` choices, played again from the recipe; `look` sees every stop. */
  #replayed(count: number, window = this.#window, look?: (match: LiveMatch<S, V>) => void): LiveMatch<S, V> {
    const other = new LiveMatch<S, V>(this.rules, this.recipe, window);
    other.begin();
    look?.(other);
    for (let i = 0; i < count; i++) {
      const [seat, n, id] = this.#choices[i] as Choice;
      if (!other.choose(seat, n, id).ok) throw new Error(`${this.rules.id}: choice ${String(i)} does not replay`);
      look?.(other);
    }
    return other;
  }

  #faultOf(error: unknown): Fault {
    if (error instanceof MatchFault) return error.fault;
    if (error instanceof FaceMismatch) return { code: 'face-mismatch', path: 'faces', message: error.message };
    throw error;
  }
}

/** A step's name may come from a stranger's pack, and `toString` is in every table. */
function own<T extends object>(table: T, name: string): T[keyof T] | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof T] : undefined;
}

function sees(emitted: Emitted, index: number): boolean {
  return !emitted.only || (emitted.to & (1 << index)) !== 0;
}

function beforeOf({ n, asked, answer }: Open): Before {
  return { seat: asked.seat, n, options: asked.options.map(({ id }) => id), answer: answer?.id ?? null };
}

function sameOptions({ options }: Asked, before: Before): boolean {
  return options.length === before.options.length && options.every(({ id }, i) => id === before.options[i]);
}

function offerOf(asked: Asked, id: string | null): Offer | null {
  return asked.options.find((offer) => offer.id === id) ?? null;
}

function questionOf({ n, step, standing, asked }: Open): Question {
  const { seat, player, rule, options, fallback, limit } = asked;
  return {
    n, seat, player, kind: step.do, rule,
    options: options.length ? options.map(optionOf) : nobody,
    ...(standing && { standing }),
    ...(fallback !== undefined && { fallback }),
    ...(limit !== undefined && { limit }),
  };
}

/** Without the steps: they are the game's, not the asker's. */
function optionOf({ id, targets, rule, confirm }: Offer): Option {
  const option = targets ? { id, targets, rule } : { id, rule };
  return confirm === undefined ? option : { ...option, confirm };
}

/** Names the card that a step came from, where the step says so. */
function pathOf(step: Step | undefined): string {
  // The step may come from a damaged save.
  const { card, do: act } = (step ?? {}) as { card?: unknown; do?: unknown };
  const name = typeof act === 'string' ? act : '';
  return typeof card === 'string' ? `cards/${card}/${name}` : name;
}

/** What a save is checked by: where it ended, and where it began if not at the set-up. */
export function positionHash(from: unknown, snapshot: unknown): string {
  return fingerprint([(from ?? null) as Json, snapshot as Json]);
}

export function packHash(rules: Rules, content: unknown): string {
  return fingerprint(rules.fingerprint ? rules.fingerprint(content) : rules.id);
}
