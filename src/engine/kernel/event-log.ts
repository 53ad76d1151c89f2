// What happened, as each seat saw it. The newest events are kept ready; older ones are found again by replaying.
import type { Event, Seat, View } from './types.js';

const ready = 256;

/** One fact: what the seats of `to` (bit s: seat s) see of it, and what all others see; null is nothing at all. */
interface Told {
  readonly to: number;
  readonly full: Event;
  readonly open: Event | null;
}

export class EventLog {
  #kept: Told[] = [];
  /** How many events of each seat (last: of a spectator) are not kept any more. */
  #gone: readonly number[];
  /** Whether any that is kept was not for all: mostly none is. */
  #parted = false;

  constructor(
    gone: readonly number[],
    readonly window = ready,
  ) {
    this.#gone = gone;
  }

  add(to: readonly Seat[] | undefined, full: Event, open: Event | null): void {
    const seats = to ? to.reduce((mask, seat) => mask | (1 << seat), 0) : 0;
    this.#parted ||= open === null;
    if (this.#kept.push({ to: seats, full, open }) <= 2 * this.window) return;
    const gone = this.#kept.splice(0, this.window);
    const parted = this.#parted ? gone.filter((told) => told.open === null) : [];
    this.#gone = this.#gone.map(
      (count, seat) => count + gone.length - parted.filter((told) => !seenBy(told, seat)).length,
    );
  }

  /** What a seat saw since a cursor, and the cursor after it; null when some of that is not kept any more. */
  since(seat: Seat | null, since: number): Pick<View, 'events' | 'cursor'> | null {
    const index = seat ?? this.#gone.length - 1;
    let cursor = this.#gone[index] ?? 0;
    if (cursor > Math.max(since, 0)) return null;
    const events: Event[] = [];
    for (const told of this.#kept) {
      const event = seenBy(told, index);
      if (event && cursor++ >= since) events.push(event);
    }
    return { events, cursor };
  }

  /** A copy; with a seat, of what that seat saw and as it saw it. */
  copy(seat?: Seat): EventLog {
    const other = new EventLog(seat === undefined ? this.#gone : this.#gone.map(() => 0), this.window);
    other.#parted = this.#parted;
    if (seat === undefined) other.#kept = [...this.#kept];
    else
      for (const told of this.#kept) {
        const full = seenBy(told, seat);
        if (full) other.#kept.push(full === told.full ? told : { ...told, full });
      }
    return other;
  }
}

const seenBy = ({ to, full, open }: Told, seat: number): Event | null => (to & (1 << seat) ? full : open);
