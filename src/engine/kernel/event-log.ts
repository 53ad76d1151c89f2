// The events that each seat saw. The newest events are in memory; older ones are recovered by replaying the match.
import type { Event, Seat, View } from './types.js';

/** At least this many of the newest events stay in memory. */
const defaultWindow = 256;

/**
 * One event. The seats in the bit mask `to` (bit s stands for seat s) see `full`; all others see `open`, or nothing if
 * `open` is null.
 */
interface LoggedEvent {
  readonly to: number;
  readonly full: Event;
  readonly open: Event | null;
}

export class EventLog {
  #recent: LoggedEvent[] = [];
  /** For each seat (the last entry is for spectators): how many of its events are no longer in memory. */
  #dropped: readonly number[];
  /** Whether any event in memory was hidden from somebody, which is rare. */
  #hasPrivate = false;

  constructor(
    dropped: readonly number[],
    readonly window = defaultWindow,
  ) {
    this.#dropped = dropped;
  }

  add(to: readonly Seat[] | undefined, full: Event, open: Event | null): void {
    const seats = to ? to.reduce((mask, seat) => mask | (1 << seat), 0) : 0;
    this.#hasPrivate ||= open === null;
    if (this.#recent.push({ to: seats, full, open }) <= 2 * this.window) return;
    const dropped = this.#recent.splice(0, this.window);
    const hidden = this.#hasPrivate ? dropped.filter((event) => event.open === null) : [];
    this.#dropped = this.#dropped.map(
      (count, seat) => count + dropped.length - hidden.filter((event) => !seenBy(event, seat)).length,
    );
  }

  /**
   * The events that a seat saw since a cursor, and the cursor after them; null if some of them are no longer in memory.
   */
  since(seat: Seat | null, since: number): Pick<View, 'events' | 'cursor'> | null {
    const index = seat ?? this.#dropped.length - 1;
    let cursor = this.#dropped[index] ?? 0;
    if (cursor > Math.max(since, 0)) return null;
    const events: Event[] = [];
    for (const logged of this.#recent) {
      const event = seenBy(logged, index);
      if (event && cursor++ >= since) events.push(event);
    }
    return { events, cursor };
  }

  /** Returns a copy. If `seat` is given, the copy contains only the events that this seat saw. */
  copy(seat?: Seat): EventLog {
    const other = new EventLog(seat === undefined ? this.#dropped : this.#dropped.map(() => 0), this.window);
    other.#hasPrivate = this.#hasPrivate;
    if (seat === undefined) other.#recent = [...this.#recent];
    else
      for (const logged of this.#recent) {
        const full = seenBy(logged, seat);
        if (full) other.#recent.push(full === logged.full ? logged : { ...logged, full });
      }
    return other;
  }
}

const seenBy = ({ to, full, open }: LoggedEvent, seat: number): Event | null => (to & (1 << seat) ? full : open);
