// Whose eyes the table is shown to. Where several people share the device they are those of whoever is asked.
import type { Event as Happening, Seat, View } from '../../../engine/kernel/index.js';
import type { SeatHandle, TableAccess } from '../../../engine/table/seat-handle.js';

export class Viewer<V> {
  /** Who looks; null watches. */
  seat: Seat | null;
  /** Null before anybody looks. */
  handle: SeatHandle<V> | null = null;
  readonly #table: TableAccess<V>;
  readonly #changed: () => void;
  /** Ends the seat's subscription to the table. */
  #leave: (() => void) | null = null;
  /** How much of the match each who looks was told. */
  readonly #heard = new Map<Seat | null, number>();

  /**
   * @param persons The seats of people at this device.
   * @param changed Called after each change that the seat has to look at.
   */
  constructor(table: TableAccess<V>, persons: readonly Seat[], changed: () => void) {
    this.#table = table;
    this.#changed = changed;
    this.seat = persons.length > 1 ? null : (persons[0] ?? null);
  }

  /** Takes the seat's handle. */
  sit(seat = this.seat): void {
    this.#leave?.();
    this.seat = seat;
    this.handle = this.#table.as(seat);
    this.#leave = this.handle.subscribe(this.#changed);
  }

  /** Who at this device is asked, while somebody else looks. */
  get next(): Seat | undefined {
    const { asked } = this.#table;
    return asked.includes(this.seat ?? -1) ? undefined : asked[0];
  }

  /** They look on with whoever looked: what was heard they have heard as well. */
  joined(by: Seat): void {
    this.#heard.set(by, this.#heard.get(this.seat) ?? Infinity);
    this.sit(by);
  }

  /** What is new to whoever looks; `first`: all is seen from the beginning. Whoever has the device again hears what they have not; whoever has it for the first time, nothing. */
  newsFrom({ events, cursor }: View<V>, first: boolean): readonly Happening[] {
    const news = first ? events.slice(this.#heard.get(this.seat) ?? Infinity) : events;
    this.#heard.set(this.seat, cursor);
    return news;
  }

  close(): void {
    this.#leave?.();
    this.handle = null;
  }
}
