// A table in the page, in a worker or on a server. Its seats have access only through asynchronous handles, which are
// the same everywhere. Answers may have time limits, and decisions of all players may be open to everybody.
import type { Fault, Question, Refusal, Result, Seat } from '../kernel/index.js';
import { DeviceTable, type DeviceTableSetup } from './shared-device-table.js';
import type { SeatHandle } from './seat-handle.js';
import type { TimeLimits } from './time-limits.js';

export type { Occupant } from './shared-device-table.js';

export interface TableSetup<V> extends DeviceTableSetup<V> {
  /**
   * If set, people have only a limited time to answer, and reaction windows last for their full time. Not for a device
   * that is handed around.
   */
  readonly limits?: TimeLimits;
  /**
   * If set, anybody may answer a question that is a decision of all players (`Question.common`), and the first answer
   * counts. Otherwise, the seat that is asked decides.
   */
  readonly openToAll?: boolean;
}

/**
 * More questions than a seat is ever asked. It is used to number questions that were put to another seat, so that their
 * numbers differ from those of the seat's own questions.
 */
const numbersPerSeat = 1e6;

export class Table<S = unknown, V = unknown> extends DeviceTable<S, V> {
  readonly #limits: TimeLimits | undefined;
  readonly #openToAll: boolean;

  constructor({ limits, openToAll = false, ...seating }: TableSetup<V>) {
    super(seating);
    this.#limits = limits;
    this.#openToAll = openToAll;
    this.wake();
  }

  override as(seat: Seat | null): SeatHandle<V> {
    const handle = super.as(seat);
    if (seat === null) return handle;
    const { match } = this;
    const open: SeatHandle<V> = {
      ...handle,
      why: (intent) =>
        Promise.resolve(match.why(this.open.find((question) => this.answers(seat, question))?.seat ?? seat, intent)),
    };
    return (
      this.#limits?.seat(open, seat, match, () => {
        this.changed(seat);
      }) ?? open
    );
  }

  override close(): void {
    super.close();
    this.#limits?.stop();
  }

  /** Whether all people may answer the question. Bots leave such decisions to people, if there are any. */
  #isOpenToAll({ common }: Question): boolean {
    return this.#openToAll && common === true && this.persons.length > 0;
  }

  protected override answers(seat: Seat | null, question: Question): boolean {
    return this.#isOpenToAll(question) ? this.occupants[seat ?? -1]?.kind === 'person' : super.answers(seat, question);
  }

  protected override goOn(): void {
    this.#limits?.run(
      this.match,
      this.clock,
      (seat) => this.occupants[seat]?.kind === 'person',
      (choices) => {
        for (const [seat, n, id] of choices) {
          const chosen = this.match.choose(seat, n, id);
          if (!chosen.ok) this.failed(chosen.error);
        }
        this.changed();
      },
    );
    this.wakeBots(this.open.filter((question) => !this.#isOpenToAll(question)));
  }

  protected override get open(): readonly Question[] {
    return super.open.filter((question) => !this.#limits?.holds(question));
  }

  protected override askedOf(seat: Seat | null): readonly Question[] {
    return super.askedOf(seat).map((question) => received(question, seat));
  }

  /** Another person's answer to a common question is recorded as the answer of the seat that was asked. */
  protected override choose(by: Seat, number: number, id: string): Result<void, Refusal | Fault> {
    const { seat, n } = this.open.find(
      (question) => this.answers(by, question) && received(question, by).n === number,
    ) ?? { seat: by, n: number };
    const held = this.#limits?.hold(this.match.questions, seat, n, id);
    if (!held) return super.choose(seat, n, id);
    if (held.ok) this.changed(seat);
    return held;
  }
}

/**
 * The question as that seat receives it. If it was put to another seat, its number differs from those of all questions
 * to this seat.
 */
const received = (question: Question, to: Seat | null): Question =>
  to === null || to === question.seat
    ? question
    : { ...question, seat: to, n: (question.seat + 1) * numbersPerSeat + question.n };
