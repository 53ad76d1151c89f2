// A record for a link or a file: of every frame only what has become different, which is a tenth of it.
import { isRecord } from '../kernel/json-shape.js';
import type { Event, SeatRecord } from '../kernel/index.js';

/** A record of which every frame but the first says only what has become different. */
export interface RecordDelta extends Omit<SeatRecord, 'frames'> {
  readonly frames: readonly {
    readonly state?: unknown;
    readonly change?: unknown;
    readonly events: readonly Event[];
  }[];
}

/**
 * What turns one value into another: nothing where they are equal, `[other]` in place of it, or by key what turns the parts
 * (null: the key is gone).
 */
function difference(one: unknown, other: unknown): unknown {
  if (Object.is(one, other)) return undefined;
  const lists = Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  if (!lists && !(isRecord(one) && isRecord(other))) return [other];
  const [a, b] = [one, other] as readonly Record<string, unknown>[] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const parts = Object.keys({ ...a, ...b }).flatMap((key) => {
    const part = key in b ? difference(a[key], b[key]) : null;
    return part === undefined ? [] : [[key, part] as const];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** The record for a link or a file: a tenth of it, or less. */
export function recordDelta({ frames, ...record }: SeatRecord): RecordDelta {
  return {
    ...record,
    frames: frames.map(({ state, events }, i) =>
      i ? { change: difference(frames[i - 1]?.state, state), events } : { state, events },
    ),
  };
}
