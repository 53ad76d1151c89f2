// A match with all that can be done with one: taken back, imagined, kept.
import type { Chance } from './chance.js';
import { imagine } from './imagined-match.js';
import { PlayedMatch } from './played-match.js';
import { recordOf, saveOf } from './records.js';
import type { Match, Result, Save, Seat, SeatRecord } from './types.js';
import { beforeLast } from './undo.js';

export class LiveMatch<S, V> extends PlayedMatch<S, V> implements Match<V> {
  undo(seat: Seat): Result<void> {
    const before = beforeLast(this, seat);
    if (!before.ok) return before;
    Object.assign(this, before.value);
    return { ok: true, value: undefined };
  }

  /** Whether `undo(seat)` would be granted; the match is unchanged. */
  canUndo(seat: Seat): boolean {
    return beforeLast(this, seat).ok;
  }

  /** A match that the seat cannot tell from this one. */
  determinize(seat: Seat, chance: Chance): this {
    return imagine(this, seat, chance);
  }

  save(): Save {
    return saveOf(this, this.snapshot());
  }

  record(seat: Seat | null): SeatRecord<V> {
    return recordOf(this, seat);
  }
}
