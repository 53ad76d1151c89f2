// Whose eyes the table is shown to. Where several people share the device they are those of whoever is asked: at once, or behind a
// curtain that hides the table until the device was taken.
import type { Event as Happening, Seat, View } from '../../engine/kernel/index.js';
import type { Handle, Seats } from '../../engine/table/handle.js';

export class Eyes<V> {
  /** Who looks; null watches. */
  seat: Seat | null;
  /** Who has to take the device first. */
  waiting: Seat | null = null;
  /** Null before anybody looks. */
  handle: Handle<V> | null = null;
  readonly #table: Seats<V>;
  readonly #changed: () => void;
  /** Ends the seat's subscription to the table. */
  #leave: (() => void) | null = null;
  /** How much of the match each who looks was told. */
  readonly #heard = new Map<Seat | null, number>();

  /**
   * @param persons The seats of people at this device.
   * @param changed Called after each change that the seat has to look at.
   */
  constructor(table: Seats<V>, persons: readonly Seat[], changed: () => void) {
    this.#table = table;
    this.#changed = changed;
    this.seat = persons.length > 1 ? null : (persons[0] ?? null);
  }

  /** Whether a curtain hides the table. */
  get hidden(): boolean {
    return this.waiting !== null;
  }

  /** Takes the seat's handle. */
  sit(seat = this.seat): void {
    this.#leave?.();
    this.seat = seat;
    this.handle = this.#table.as(seat);
    this.#leave = this.handle.subscribe(this.#changed);
  }

  /** Somebody else at this device is asked: where all see everything they look at once; else they are given back, and have to take the device first. */
  handOver(isOpen: boolean): Seat | null {
    const { asked } = this.#table;
    const [next] = asked;
    if (this.hidden || next === undefined || asked.includes(this.seat ?? -1)) return null;
    if (!isOpen) return (this.waiting = next);
    this.#heard.set(next, this.#heard.get(this.seat) ?? Infinity);
    this.sit(next);
    return null;
  }

  /** Somebody has taken the device. */
  take(seat: Seat): void {
    this.waiting = null;
    this.sit(seat);
  }

  /** What is new to whoever looks; `first`: all is seen from the beginning. Whoever has the device again hears what they have not; whoever has it for the first time, nothing. */
  hear({ events, cursor }: View<V>, first: boolean): readonly Happening[] {
    const news = first ? events.slice(this.#heard.get(this.seat) ?? Infinity) : events;
    this.#heard.set(this.seat, cursor);
    return news;
  }

  close(): void {
    this.#leave?.();
    this.handle = null;
  }
}
