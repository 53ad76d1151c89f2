// What a table gives to whoever sits at it, and the time it needs from outside.
import type { Fault, Refusal, Result, Seat, SeatRecord, View } from '../kernel/index.js';

/** Time comes from outside: a page gives its own, a test a false one. */
export interface Clock {
  /** Milliseconds from any beginning. */
  now(): number;
  /** Calls back once after so many milliseconds; the returned function calls it off. */
  after(ms: number, call: () => void): () => void;
}

/** A view from a table. Its cursor goes up even when the match goes back. */
export interface Look<V = unknown> extends View<V> {
  /** How many of the events that were seen before the named cursor have been taken back; `events` go on where they began. */
  readonly undone: number;
}

export interface Handle<V = unknown> {
  readonly seat: Seat | null;
  view(since?: number): Promise<Look<V>>;
  choose(n: number, optionId: string): Promise<Result<void, Refusal | Fault>>;
  why(intent: string): Promise<Refusal | null>;
  undo(): Promise<Result<void>>;
  canUndo(): Promise<boolean>;
  record(): Promise<SeatRecord<V>>;
  /** Called after every change; the returned function ends it. */
  subscribe(changed: () => void): () => void;
}
