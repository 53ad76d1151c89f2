// Where a match lives: in the page, in a worker, behind a socket. Whoever sits there sees only a seat-bound handle, which is
// asynchronous so that it is the same in all three. Bots sit at the table too, and their thinking is cut into slices.
import type { Answer, Bot } from '../bots/bot.js';
import type { Fault, LiveMatch, Match, Refusal, Result, Save, Seat, SeatRecord, View } from '../kernel/index.js';
import { KernelChance } from '../kernel/chance.js';

/** Time comes from outside: a page gives its own, a test a false one. */
export interface Clock {
  /** Milliseconds from any beginning. */
  now(): number;
  /** Calls back once after so many milliseconds; the returned function calls it off. */
  after(ms: number, call: () => void): () => void;
}

export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: Bot };

export interface Handle<V = unknown> {
  readonly seat: Seat | null;
  view(since?: number): Promise<View<V>>;
  choose(n: number, optionId: string): Promise<Result<void, Refusal | Fault>>;
  why(intent: string): Promise<Refusal | null>;
  undo(): Promise<Result<void>>;
  canUndo(): Promise<boolean>;
  record(): Promise<SeatRecord<V>>;
  /** Called after every change; the returned function ends it. */
  subscribe(changed: () => void): () => void;
}

export interface TableSetup<S, V> {
  readonly match: LiveMatch<S, V>;
  readonly sitters: readonly Sitter[];
  readonly clock: Clock;
  /** Milliseconds that a bot lets pass before it acts, so that people can follow. */
  readonly pace?: number;
  /** Feeds the bots' chance, which is not the match's. */
  readonly seed?: string | number;
  /** Whether time runs out for people: the fallback of a question with a limit is chosen then. Not for one device that goes round. */
  readonly limits?: boolean;
  /** Told when a bot cannot go on, as with a pack whose cards never end; the table waits then. Left out, it is thrown. */
  readonly failed?: (error: Refusal | Fault) => void;
}

/** No slice of thinking lasts longer, in milliseconds. */
const slice = 6;

export class Table<S = unknown, V = unknown> {
  readonly #match: LiveMatch<S, V>;
  readonly #sitters: readonly Sitter[];
  readonly #clock: Clock;
  readonly #chance: KernelChance;
  readonly #listeners = new Set<() => void>();
  readonly #limits: boolean;
  /** Running limits, by seat and number of the question. */
  readonly #running = new Map<string, () => void>();
  readonly #failed: (error: Refusal | Fault) => void;
  #pace: number;
  #callOff: (() => void) | null = null;
  #closed = false;

  constructor({ match, sitters, clock, pace = 0, seed = 0, limits = false, failed = thrown }: TableSetup<S, V>) {
    this.#match = match;
    this.#sitters = sitters;
    this.#clock = clock;
    this.#pace = pace;
    this.#limits = limits;
    this.#failed = failed;
    this.#chance = new KernelChance(`${String(seed)}|bots`);
    this.#chance.use('bots');
    this.#goOn();
  }

  /** What a seat sees and does; null watches. */
  as(seat: Seat | null): Handle<V> {
    const match = this.#match;
    const changed = <T extends Result<unknown, unknown>>(result: T): T => {
      if (result.ok) this.#changed();
      return result;
    };
    const nobody: Result<never> = { ok: false, error: { rule: 'NW-WATCHING', message: 'Who watches does not choose.' } };
    return {
      seat,
      view: (since) => Promise.resolve(match.view(seat, since)),
      choose: (n, id) => Promise.resolve(seat === null ? nobody : changed(match.choose(seat, n, id))),
      why: (intent) => Promise.resolve(seat === null ? nobody.error : match.why(seat, intent)),
      undo: () => Promise.resolve(seat === null ? nobody : changed(match.undo(seat))),
      canUndo: () => Promise.resolve(seat !== null && match.canUndo(seat)),
      record: () => Promise.resolve(match.record(seat)),
      subscribe: (listener) => {
        // The first who looks again after the table was closed wakes it.
        if (this.#closed) {
          this.#closed = false;
          this.#goOn();
        }
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
  }

  /** The whole truth: for an autosave, a bug report, or a finished match. */
  save(): Save {
    return this.#match.save();
  }

  /** The seats of people whom an open question asks, in order. */
  get asked(): readonly Seat[] {
    return [...new Set(this.#match.questions.filter(({ standing }) => !standing).map(({ seat }) => seat))].filter((seat) => this.#sitters[seat]?.kind === 'person');
  }

  get outcome(): Match['outcome'] {
    return this.#match.outcome;
  }

  set pace(ms: number) {
    this.#pace = ms;
  }

  /** Lets go of the clock. The match stays, and can go on at another table. */
  close(): void {
    this.#callOff?.();
    this.#callOff = null;
    for (const callOff of this.#running.values()) callOff();
    this.#running.clear();
    this.#listeners.clear();
    this.#closed = true;
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
    this.#goOn();
  }

  #goOn(): void {
    this.#runLimits();
    this.#wakeBots();
  }

  #runLimits(): void {
    if (!this.#limits) return;
    const open = new Map(this.#match.questions.map((question) => [`${String(question.seat)}:${String(question.n)}`, question]));
    for (const [key, callOff] of this.#running) {
      if (open.has(key)) continue;
      callOff();
      this.#running.delete(key);
    }
    for (const [key, { seat, n, limit, fallback }] of open) {
      if (limit === undefined || fallback === undefined || this.#running.has(key) || this.#sitters[seat]?.kind !== 'person') continue;
      this.#running.set(key, this.#clock.after(limit * 1000, () => { this.#play(seat, n, fallback); }));
    }
  }

  /** A choice that the table itself makes, for a bot or because time is over. */
  #play(seat: Seat, n: number, optionId: string): void {
    const chosen = this.#match.choose(seat, n, optionId);
    if (chosen.ok) this.#changed();
    else this.#failed(chosen.error);
  }

  /** One bot thinks at a time; a choice by anybody else meanwhile makes it begin anew. */
  #wakeBots(): void {
    this.#callOff?.();
    this.#callOff = null;
    for (const { seat, standing } of this.#match.questions) {
      const sitter = this.#sitters[seat];
      if (standing || sitter?.kind !== 'bot') continue;
      const thinking = sitter.bot.think(() => this.#match.determinize(seat, this.#chance), seat, this.#chance);
      const began = this.#clock.now();
      this.#callOff = this.#clock.after(0, () => {
        this.#think(thinking, seat, began);
      });
      return;
    }
  }

  #think(thinking: Generator<void, Answer>, seat: Seat, began: number): void {
    const start = this.#clock.now();
    let next = thinking.next();
    while (!next.done && this.#clock.now() - start < slice) next = thinking.next();
    const { value } = next;
    const wait = next.done ? this.#pace - (this.#clock.now() - began) : 0;
    this.#callOff = this.#clock.after(Math.max(0, wait), () => {
      if (!value) {
        this.#think(thinking, seat, began);
        return;
      }
      this.#callOff = null;
      this.#play(seat, value.n, value.id);
    });
  }
}

function thrown({ message }: Refusal | Fault): never {
  throw new Error(message);
}
