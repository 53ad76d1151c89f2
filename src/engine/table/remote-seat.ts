// A seat whose table is elsewhere. The page does not trust the table: it checks every reply field by field before any
// of it is drawn. An invalid reply ends the session.
import { joinPath } from '../kernel/faults.js';
import { untrustedJsonFault } from '../kernel/untrusted-json.js';
import { objectOf, is, isText, listOf, optional, oneOf, nullable, integer, type Check } from '../kernel/json-shape.js';
import type { Fault, Option, Outcome, Question, Result, Rules, Seat, SeatRecord } from '../kernel/index.js';
import type { SeatHandle, SeatView, TableAccess, AutoAnswer } from './seat-handle.js';
import { remoteTable, type Port } from './seat-channel.js';
import { isEvent, isOutcome, readReplay, type StateFault } from './replay.js';

/** The largest view or record that is accepted, in bytes of JSON. */
const most = 8e6;

const text = is(isText);
const option = objectOf<Option>({
  id: text,
  targets: optional(listOf(100, text)),
  rule: text,
  confirm: optional(text),
});
const seconds = optional(integer(0, 3600));

/** Makes the check for the views of that seat. */
function viewCheck(seat: Seat | null, seats: number, stateFault: StateFault): Check {
  const question = objectOf<Question>({
    n: integer(0, 1e9),
    seat: oneOf(seat),
    player: integer(0, 99),
    kind: text,
    rule: text,
    options: listOf(1000, option),
    standing: optional(oneOf(true)),
    fallback: optional(text),
    limit: seconds,
    window: optional(oneOf(true)),
    least: seconds,
    upTo: optional(integer(0, 999)),
    common: optional(oneOf(true)),
    about: optional(text),
  });
  return objectOf<SeatView>({
    state: (state) => stateFault(state, seats),
    questions: listOf(50, question),
    events: listOf(20_000, is(isEvent)),
    cursor: integer(0, Number.MAX_SAFE_INTEGER),
    undone: integer(0, 1e6),
    outcome: nullable(is((value) => isOutcome(value, seats))),
  });
}

/** A promise that never settles, so that nothing continues after an invalid reply. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

export class RemoteSeat<V> implements TableAccess<V> {
  readonly asked: readonly Seat[] = [];
  readonly seat: Seat | null;
  readonly #handle: SeatHandle<V>;
  readonly #refuse: (fault: Fault) => void;
  readonly #check: Check;
  #record: SeatRecord<V>;
  #cursor = 0;
  #unasked: AutoAnswer<V> | undefined;

  constructor(handle: SeatHandle<V>, record: SeatRecord<V>, stateFault: StateFault, refuse: (fault: Fault) => void) {
    this.#handle = handle;
    this.#record = record;
    this.#refuse = refuse;
    this.seat = record.seat;
    this.#check = viewCheck(record.seat, record.seats.length, stateFault);
  }

  get outcome(): Outcome | null {
    return this.#record.outcome;
  }

  /** The names of the players by seat; empty if the table does not name them. */
  get names(): readonly string[] {
    const { seats } = this.#record;
    return seats.every((name, i) => name === String(i + 1)) ? [] : seats;
  }

  /** All seats count as persons, because the page does not know which of them are bots. */
  get occupants(): readonly 'person'[] {
    return this.#record.seats.map(() => 'person');
  }

  /** Sets which options are chosen without asking the person at this device. */
  setAutoAnswer(unasked: AutoAnswer<V> | undefined): this {
    this.#unasked = unasked;
    return this;
  }

  /**
   * Waits until a view has been drawn. A view with the right shape may still be impossible to draw; then it is refused.
   */
  drawn(drawing: Promise<void>): Promise<void> {
    return drawing.catch(() => {
      this.#refuse({
        code: 'table-shape',
        path: 'view',
        message: 'The view from the table cannot be drawn; check that the table and the page run the same version.',
      });
    });
  }

  as(): SeatHandle<V> {
    const handle = this.#handle;
    return {
      ...handle,
      seat: this.seat,
      view: (since) => this.#view(since),
      choose: async (n, id) =>
        (Object(await handle.choose(n, id)) as { ok?: unknown }).ok === true
          ? { ok: true, value: undefined }
          : { ok: false, error: { rule: 'NW-ELSEWHERE', message: 'The table refused this choice.' } },
      canUndo: async () => ((await handle.canUndo()) as unknown) === true,
    };
  }

  async #view(since = 0): Promise<SeatView<V>> {
    const look: unknown = await this.#handle.view(since);
    const faultPath = untrustedJsonFault(look, most)?.path ?? this.#check(look);
    if (faultPath !== null) {
      this.#refuse({
        code: 'table-shape',
        path: joinPath('view', faultPath),
        message: 'The table sent an invalid view; check that the table and the page run the same version.',
      });
      return never();
    }
    const seen = look as SeatView<V>;
    const { state, events, outcome, cursor, undone } = seen;
    // If `since` is 0, the view repeats events that the record already contains.
    if (since > 0 && since === this.#cursor && undone === 0 && events.length > 0)
      this.#record = { ...this.#record, frames: [...this.#record.frames, { state, events }] };
    this.#record = { ...this.#record, outcome };
    this.#cursor = cursor;
    const questions = seen.questions.filter((question) => {
      const id = this.#unasked?.(question, () => state) ?? null;
      if (id !== null) void this.#handle.choose(question.n, id);
      return id === null;
    });
    return { ...seen, questions };
  }

  pace(): void {
    // Bots act at the table, not here.
  }

  hold(): void {
    // A table that others share does not wait.
  }

  save(): null {
    return null;
  }

  record(): SeatRecord<V> {
    return this.#record;
  }

  close(): void {
    // The port belongs to the page, so it is not closed here.
  }
}

/**
 * Joins the seat that is served at the other end of the port.
 * @param rules The rules of the game that is played there.
 * @param refuse Called with the fault if a later reply is invalid.
 */
export async function joinRemoteSeat<V>(
  port: Port,
  rules: Rules,
  stateFault: StateFault,
  pack: unknown,
  refuse: (fault: Fault) => void,
): Promise<Result<RemoteSeat<V>, Fault>> {
  const handle = remoteTable<V>(port, null);
  const record = await handle.record();
  const read = readReplay(rules, { game: rules.id, record }, stateFault, pack);
  return read.ok ? { ok: true, value: new RemoteSeat(handle, record, stateFault, refuse) } : read;
}
