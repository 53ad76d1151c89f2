// A table on one device, which people may hand around. It has no time limits, and only the seat that is asked may
// answer. Each seat has access only through its handle. Bots also play here; they think in short slices of time.
import type { Answer, Bot } from '../bots/bot.js';
import { asLiveMatch } from '../kernel/match.js';
import type { Fault, LiveMatch, Match, Question, Refusal, Result, Save, Seat, SeatRecord } from '../kernel/index.js';
import { KernelChance } from '../kernel/chance.js';
import type { Clock, SeatHandle, SeatView, TableAccess, AutoAnswer } from './seat-handle.js';

export type Occupant = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: Bot };

export interface DeviceTableSetup<V> {
  readonly match: Match<V>;
  readonly occupants: readonly Occupant[];
  readonly clock: Clock;
  /** Milliseconds that a bot waits before it acts, so that people can follow. Default: 0. */
  readonly pace?: number;
  /** The seed of the bots' random numbers, which are separate from those of the match. */
  readonly seed?: string | number;
  readonly autoAnswer?: AutoAnswer<V>;
  /**
   * Called if a choice made by a bot or by the table itself fails, which can happen if the cards of a pack cause
   * endless steps. The table then waits. Without this function, the error is thrown.
   */
  readonly failed?: (error: Refusal | Fault) => void;
}

/** A cursor is the number of a seat's events, plus `back` for each undo so far. */
const back = 2 ** 32;

/**
 * In reaction windows, bots wait only this share of their pace, because such windows are frequent and people do not
 * need to follow them.
 */
const inWindow = 1 / 8;

/** The longest time that a bot thinks without a pause, in milliseconds. */
const slice = 4;

export class DeviceTable<S = unknown, V = unknown> implements TableAccess<V> {
  protected readonly match: LiveMatch<S, V>;
  protected readonly occupants: readonly Occupant[];
  protected readonly clock: Clock;
  readonly #chance: KernelChance;
  readonly #listeners = new Set<{ readonly seat: Seat | null; readonly listener: () => void }>();
  /** For each undo: how many events each seat kept (the last entry is for spectators). */
  readonly #rewinds: number[][] = [];
  protected readonly failed: (error: Refusal | Fault) => void;
  readonly #unasked: AutoAnswer<V> | undefined;
  #pace: number;
  #isHeld = false;
  /** The question that a bot is thinking about, and since when. */
  #waking: { readonly seat: Seat; readonly n: number; readonly since: number } | null = null;
  #callOff: (() => void) | null = null;
  /** True before the first subscription, and after closing. */
  #asleep = true;

  constructor({
    match,
    occupants,
    clock,
    pace = 0,
    seed = 0,
    autoAnswer: unasked,
    failed = thrown,
  }: DeviceTableSetup<V>) {
    this.match = asLiveMatch(match) as LiveMatch<S, V>;
    this.occupants = occupants;
    this.clock = clock;
    this.#pace = pace;
    this.failed = failed;
    this.#unasked = unasked;
    this.#chance = new KernelChance(`${seed}|bots`);
    this.#chance.use('bots');
  }

  /** Starts the bots. */
  protected wake(): void {
    if (!this.#asleep) return;
    this.#asleep = false;
    this.goOn();
  }

  as(seat: Seat | null): SeatHandle<V> {
    const { match } = this;
    const nobody: Result<never> = {
      ok: false,
      error: { rule: 'NW-WATCHING', message: 'Spectators cannot make choices.' },
    };
    return {
      seat,
      view: (since) => Promise.resolve(this.#look(seat, since)),
      choose: (n, id) => Promise.resolve(seat === null ? nobody : this.choose(seat, n, id)),
      why: (intent) => Promise.resolve(seat === null ? nobody.error : match.why(seat, intent)),
      undo: () => Promise.resolve(seat === null ? nobody : this.#undo(seat)),
      canUndo: () => Promise.resolve(seat !== null && match.canUndo(seat)),
      record: () => Promise.resolve(this.record(seat)),
      subscribe: (listener) => {
        this.wake();
        const entry = { seat, listener };
        this.#listeners.add(entry);
        return () => this.#listeners.delete(entry);
      },
    };
  }

  /** The whole match with its secrets, for an autosave, a bug report or a finished match. */
  save(): Save {
    return this.match.save();
  }

  record(seat: Seat | null): SeatRecord<V> {
    return this.match.record(seat);
  }

  get asked(): readonly Seat[] {
    const open = this.open.filter((question) => !question.standing && this.#passes(question) === null);
    return [...new Set(open.flatMap((question) => this.persons.filter((seat) => this.answers(seat, question))))];
  }

  protected get persons(): readonly Seat[] {
    return this.occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  protected answers(seat: Seat | null, question: Question): boolean {
    return question.seat === seat;
  }

  /** The option chosen for a person without asking; null if the person is asked, or the seat is a bot's. */
  #passes(question: Question): string | null {
    if (this.occupants[question.seat]?.kind !== 'person') return null;
    return this.#unasked?.(question, () => this.match.view(question.seat, Infinity).state) ?? null;
  }

  get outcome(): Match['outcome'] {
    return this.match.outcome;
  }

  pace(ms: number): void {
    this.#pace = ms;
  }

  hold(waits: boolean): void {
    if (waits === this.#isHeld) return;
    this.#isHeld = waits;
    if (!this.#asleep) this.goOn();
  }

  /** Stops the clock. The match remains and can continue at another table. */
  close(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#waking = null;
    this.#listeners.clear();
    this.#asleep = true;
  }

  /** Tells all listeners of a change, or only those of one seat. */
  protected changed(only?: Seat): void {
    for (const { seat, listener } of [...this.#listeners]) if (only === undefined || seat === only) listener();
    this.goOn();
  }

  protected goOn(): void {
    this.wakeBots(this.open);
  }

  /** The questions that can be answered now. */
  protected get open(): readonly Question[] {
    return this.match.questions;
  }

  /** The questions to that seat, without those that are answered automatically. */
  protected askedOf(seat: Seat | null): readonly Question[] {
    return this.open.filter((question) => this.answers(seat, question) && this.#passes(question) === null);
  }

  #look(seat: Seat | null, since = 0): SeatView<V> {
    const { match } = this;
    const named = since > 0 && since < Infinity ? since : 0;
    const at = named % back;
    const from = Math.min(at, ...this.#rewinds.slice(Math.floor(named / back)).map((left) => left.at(seat ?? -1) ?? 0));
    const seen = match.view(seat, from);
    return {
      ...seen,
      questions: this.askedOf(seat),
      cursor: this.#rewinds.length * back + seen.cursor,
      undone: at - from,
    };
  }

  protected choose(seat: Seat, n: number, id: string): Result<void, Refusal | Fault> {
    const isWish = this.match.open.find((open) => open.n === n && open.asked.seat === seat)?.asked.isWish;
    const chosen = this.match.choose(seat, n, id);
    if (chosen.ok) this.changed(isWish ? seat : undefined);
    return chosen;
  }

  #undo(seat: Seat): Result<void> {
    const { match } = this;
    const undone = match.undo(seat);
    if (undone.ok) {
      this.#waking = null;
      this.#rewinds.push(
        [...this.occupants.keys(), null].map((each) => match.events.since(each, Infinity)?.cursor ?? 0),
      );
      this.changed();
    }
    return undone;
  }

  /** Makes a choice for a bot, or an automatic choice for a person. */
  #play(seat: Seat, n: number, optionId: string): void {
    this.#waking = null;
    const chosen = this.choose(seat, n, optionId);
    if (!chosen.ok) this.failed(chosen.error);
  }

  /**
   * Only one bot thinks at a time. If somebody else chooses in the meantime, the bot starts to think again. Its waiting
   * time for the same question does not start again.
   */
  protected wakeBots(open: readonly Question[]): void {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#isHeld) return;
    for (const question of open) {
      const { seat, n, standing, window } = question;
      const occupant = this.occupants[seat];
      if (standing || !occupant) continue;
      if (occupant.kind === 'person') {
        const id = this.#passes(question);
        if (id === null) continue;
        this.#callOff = this.clock.after(0, () => {
          this.#callOff = null;
          this.#play(seat, n, id);
        });
        return;
      }
      const thinking = occupant.bot.think(() => this.match.determinize(seat, this.#chance), seat, this.#chance);
      if (this.#waking?.seat !== seat || this.#waking.n !== n) this.#waking = { seat, n, since: this.clock.now() };
      const { since } = this.#waking;
      this.#callOff = this.clock.after(0, () => {
        this.#think(thinking, seat, since, window ? inWindow : 1);
      });
      return;
    }
  }

  #think(thinking: Generator<void, Answer>, seat: Seat, began: number, share: number): void {
    const start = this.clock.now();
    let next = thinking.next();
    while (!next.done && this.clock.now() - start < slice) next = thinking.next();
    const { value } = next;
    const wait = next.done ? this.#pace * share - (this.clock.now() - began) : 0;
    this.#callOff = this.clock.after(Math.max(0, wait), () => {
      if (!value) {
        this.#think(thinking, seat, began, share);
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
