// The seat whose view is shown. If several people share the device, it is the seat that is asked.
import type { Event as GameEvent, Seat, View } from '../../../engine/kernel/index.js';
import type { SeatHandle, TableAccess } from '../../../engine/table/seat-handle.js';

export class Viewer<V> {
  /** The seat; null for a spectator. */
  seat: Seat | null;
  /** Null before the first view and after `close()`. */
  handle: SeatHandle<V> | null = null;
  readonly #table: TableAccess<V>;
  readonly #changed: () => void;
  /** Ends the seat's subscription to the table. */
  #leave: (() => void) | null = null;
  /** For each viewer, the cursor up to which the match has been spoken. */
  readonly #heard = new Map<Seat | null, number>();

  /**
   * @param persons The seats of people at this device.
   * @param changed Called after each change at the table.
   */
  constructor(table: TableAccess<V>, persons: readonly Seat[], changed: () => void) {
    this.#table = table;
    this.#changed = changed;
    this.seat = persons.length > 1 ? null : (persons[0] ?? null);
  }

  viewFrom(seat = this.seat): void {
    this.#leave?.();
    this.seat = seat;
    this.handle = this.#table.as(seat);
    this.#leave = this.handle.subscribe(this.#changed);
  }

  /**
   * The seat at this device that is asked while another seat is viewing; undefined if the viewer itself is asked, or if
   * nobody is.
   */
  get next(): Seat | undefined {
    const { asked } = this.#table;
    return asked.includes(this.seat ?? -1) ? undefined : asked[0];
  }

  /** Makes the person at another seat the viewer. They have already heard what was spoken to the previous viewer. */
  handOver(to: Seat): void {
    this.#heard.set(to, this.#heard.get(this.seat) ?? Infinity);
    this.viewFrom(to);
  }

  /**
   * The events that are new to the viewer. A person who gets the device back hears what they missed; a person who gets
   * it for the first time hears nothing.
   * @param first Whether the view has all events from the beginning.
   */
  newsFrom({ events, cursor }: View<V>, first: boolean): readonly GameEvent[] {
    const news = first ? events.slice(this.#heard.get(this.seat) ?? Infinity) : events;
    this.#heard.set(this.seat, cursor);
    return news;
  }

  close(): void {
    this.#leave?.();
    this.handle = null;
  }
}
