// Where a match lives: in the page, in a worker, behind a socket. Whoever sits there sees only a seat-bound handle, which is
// asynchronous so that it is the same in all three. Bots sit at the table too, and their thinking is cut into slices.
import type { Answer, Bot } from '../bots/bot.js';
import type { Fault, LiveMatch, Match, Question, Refusal, Result, Save, Seat, SeatRecord } from '../kernel/index.js';
import { KernelChance } from '../kernel/chance.js';
import type { Clock, Handle, Look, Seats, Unasked } from './handle.js';
import type { Limits } from './limits.js';

export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: Bot };

export interface TableSetup<S, V> {
  readonly match: LiveMatch<S, V> | Match<V>;
  readonly sitters: readonly Sitter[];
  readonly clock: Clock;
  /** Milliseconds that a bot lets pass before it acts, so that people can follow. */
  readonly pace?: number;
  /** Feeds the bots' chance, which is not the match's. */
  readonly seed?: string | number;
  /** Makes time count: it runs out for people, and reaction windows last as long as they say. Not for one device that goes round. */
  readonly limits?: Limits;
  readonly unasked?: Unasked<V>;
  /** A decision of all who play is made by whoever sits here and is the first to; left out, by the seat that is asked. */
  readonly openToAll?: boolean;
  /** Told when a bot cannot go on, as with a pack whose cards never end; the table waits then. Left out, it is thrown. */
  readonly failed?: (error: Refusal | Fault) => void;
}

/** A cursor is the number of a seat's events, and above that how often the match has gone back. */
const back = 2 ** 32;

/** In a window nobody has anything to follow, and there are many: the same short time for all, whoever could answer. */
const inWindow = 1 / 8;

/** More questions than a seat is ever asked. */
const apart = 1e6;

/** No slice of thinking lasts longer, in milliseconds. */
const slice = 4;

export class Table<S = unknown, V = unknown> implements Seats<V> {
  readonly #match: LiveMatch<S, V>;
  readonly #sitters: readonly Sitter[];
  readonly #clock: Clock;
  readonly #chance: KernelChance;
  readonly #listeners = new Set<{ readonly seat: Seat | null; readonly listener: () => void }>();
  readonly #limits: Limits | undefined;
  /** For each time that the match went back: how many events each seat, last a spectator, had left. */
  readonly #rewinds: number[][] = [];
  readonly #failed: (error: Refusal | Fault) => void;
  readonly #unasked: Unasked<V> | undefined;
  readonly #openToAll: boolean;
  #pace: number;
  /** What a bot is asked, and since when. */
  #waking: { readonly seat: Seat; readonly n: number; readonly since: number } | null = null;
  #callOff: (() => void) | null = null;
  #closed = false;

  constructor({ match, sitters, clock, pace = 0, seed = 0, limits, unasked, openToAll = false, failed = thrown }: TableSetup<S, V>) {
    // Every match is one of ours; the public type only hides what a page has no use for.
    this.#match = match as LiveMatch<S, V>;
    this.#sitters = sitters;
    this.#clock = clock;
    this.#pace = pace;
    this.#limits = limits;
    this.#failed = failed;
    this.#unasked = unasked;
    this.#openToAll = openToAll;
    this.#chance = new KernelChance(`${String(seed)}|bots`);
    this.#chance.use('bots');
    this.#goOn();
  }

  /** What a seat sees and does; null watches. */
  as(seat: Seat | null): Handle<V> {
    const match = this.#match;
    const nobody: Result<never> = { ok: false, error: { rule: 'NW-WATCHING', message: 'Who watches does not choose.' } };
    const handle: Handle<V> = {
      seat,
      view: (since) => Promise.resolve(this.#look(seat, since)),
      choose: (n, id) => Promise.resolve(seat === null ? nobody : this.#choose(seat, n, id)),
      why: (intent) => Promise.resolve(seat === null ? nobody.error : match.why(this.#open.find((question) => this.#answers(seat, question))?.seat ?? seat, intent)),
      undo: () => Promise.resolve(seat === null ? nobody : this.#undo(seat)),
      canUndo: () => Promise.resolve(seat !== null && match.canUndo(seat)),
      record: () => Promise.resolve(this.record(seat)),
      subscribe: (listener) => {
        // The first who looks again after the table was closed wakes it.
        if (this.#closed) {
          this.#closed = false;
          this.#goOn();
        }
        const entry = { seat, listener };
        this.#listeners.add(entry);
        return () => this.#listeners.delete(entry);
      },
    };
    return seat === null || !this.#limits ? handle : this.#limits.seat(handle, seat, match, () => { this.#changed(seat); });
  }

  /** The whole truth: for an autosave, a bug report, or a finished match. */
  save(): Save {
    return this.#match.save();
  }

  /** What that seat saw; null watches. */
  record(seat: Seat | null): SeatRecord<V> {
    return this.#match.record(seat);
  }

  /** The seats of people whom an open question asks, in order. */
  get asked(): readonly Seat[] {
    const open = this.#open.filter((question) => !question.standing && this.#passes(question) === null);
    return [...new Set(open.flatMap((question) => this.#persons.filter((seat) => this.#answers(seat, question))))];
  }

  get #persons(): readonly Seat[] {
    return this.#sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Bots leave to people what all may decide. */
  #isOpenToAll({ common }: Question): boolean {
    return this.#openToAll && common === true && this.#persons.length > 0;
  }

  #answers(seat: Seat | null, question: Question): boolean {
    return this.#isOpenToAll(question) ? this.#sitters[seat ?? -1]?.kind === 'person' : question.seat === seat;
  }

  /** What is taken for a person without asking; null: they are asked, or are none. */
  #passes(question: Question): string | null {
    if (this.#sitters[question.seat]?.kind !== 'person') return null;
    return this.#unasked?.(question, () => this.#match.view(question.seat, Infinity).state) ?? null;
  }

  get outcome(): Match['outcome'] {
    return this.#match.outcome;
  }

  pace(ms: number): void {
    this.#pace = ms;
  }

  /** Lets go of the clock. The match stays, and can go on at another table. */
  close(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#waking = null;
    this.#limits?.stop();
    this.#listeners.clear();
    this.#closed = true;
  }

  /** Tells everybody, or one seat alone of what is kept for it. */
  #changed(only?: Seat): void {
    for (const { seat, listener } of [...this.#listeners]) if (only === undefined || seat === only) listener();
    this.#goOn();
  }

  #goOn(): void {
    this.#limits?.run(this.#match, this.#clock, (seat) => this.#sitters[seat]?.kind === 'person', (choices) => {
      for (const [seat, n, id] of choices) {
        const chosen = this.#match.choose(seat, n, id);
        if (!chosen.ok) this.#failed(chosen.error);
      }
      this.#changed();
    });
    this.#wakeBots();
  }

  /** The questions that wait for an answer. */
  get #open(): readonly Question[] {
    const { questions } = this.#match;
    return this.#limits ? questions.filter((question) => !this.#limits?.holds(question)) : questions;
  }

  #look(seat: Seat | null, since = 0): Look<V> {
    const match = this.#match;
    const named = since > 0 && since < Infinity ? since : 0;
    const at = named % back;
    const from = Math.min(at, ...this.#rewinds.slice(Math.floor(named / back)).map((left) => left.at(seat ?? -1) ?? 0));
    const seen = match.view(seat, from);
    return { ...seen, questions: this.#open.filter((question) => this.#answers(seat, question) && this.#passes(question) === null).map((question) => given(question, seat)), cursor: this.#rewinds.length * back + seen.cursor, undone: at - from };
  }

  /** An answer to what all may decide is kept as that of the seat that is asked. */
  #choose(by: Seat, number: number, id: string): Result<void, Refusal | Fault> {
    const { seat, n } = this.#open.find((question) => this.#answers(by, question) && given(question, by).n === number) ?? { seat: by, n: number };
    const held = this.#limits?.hold(this.#match.questions, seat, n, id);
    const chosen = held ?? this.#match.choose(seat, n, id);
    if (chosen.ok) this.#changed(held ? seat : undefined);
    return chosen;
  }

  #undo(seat: Seat): Result<void> {
    const match = this.#match;
    const undone = match.undo(seat);
    if (undone.ok) {
      this.#waking = null;
      this.#rewinds.push([...this.#sitters.keys(), null].map((each) => match.events.since(each, Infinity)?.cursor ?? 0));
      this.#changed();
    }
    return undone;
  }

  /** A choice that the table makes for a bot. */
  #play(seat: Seat, n: number, optionId: string): void {
    this.#waking = null;
    const chosen = this.#choose(seat, n, optionId);
    if (!chosen.ok) this.#failed(chosen.error);
  }

  /** One bot thinks at a time; a choice by anybody else meanwhile makes it begin anew, but not wait longer for what it is asked still. */
  #wakeBots(): void {
    this.#callOff?.();
    this.#callOff = null;
    for (const question of this.#open) {
      const { seat, n, standing, window } = question;
      const sitter = this.#sitters[seat];
      if (standing || !sitter || this.#isOpenToAll(question)) continue;
      if (sitter.kind === 'person') {
        const id = this.#passes(question);
        if (id === null) continue;
        this.#callOff = this.#clock.after(0, () => {
          this.#callOff = null;
          this.#play(seat, n, id);
        });
        return;
      }
      const thinking = sitter.bot.think(() => this.#match.determinize(seat, this.#chance), seat, this.#chance);
      if (this.#waking?.seat !== seat || this.#waking.n !== n) this.#waking = { seat, n, since: this.#clock.now() };
      const { since } = this.#waking;
      this.#callOff = this.#clock.after(0, () => {
        this.#think(thinking, seat, since, window ? inWindow : 1);
      });
      return;
    }
  }

  #think(thinking: Generator<void, Answer>, seat: Seat, began: number, share: number): void {
    const start = this.#clock.now();
    let next = thinking.next();
    while (!next.done && this.#clock.now() - start < slice) next = thinking.next();
    const { value } = next;
    const wait = next.done ? this.#pace * share - (this.#clock.now() - began) : 0;
    this.#callOff = this.#clock.after(Math.max(0, wait), () => {
      if (!value) {
        this.#think(thinking, seat, began, share);
        return;
      }
      this.#callOff = null;
      this.#play(seat, value.n, value.id);
    });
  }
}

/** As it is given to that seat: a question that all may answer keeps its number apart from those of the seat's own. */
const given = (question: Question, to: Seat | null): Question => (to === null || to === question.seat ? question : { ...question, seat: to, n: (question.seat + 1) * apart + question.n });

function thrown({ message }: Refusal | Fault): never {
  throw new Error(message);
}
