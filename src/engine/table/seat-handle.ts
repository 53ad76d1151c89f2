// What a table gives to whoever sits at it, and the time it needs from outside.
import type { Fault, Outcome, Question, Refusal, Result, Save, Seat, SeatRecord, View } from '../kernel/index.js';

/** Time comes from outside: a page gives its own, a test a false one. */
export interface Clock {
  /** Milliseconds from any beginning. */
  now(): number;
  /** Calls back once after so many milliseconds; the returned function calls it off. */
  after(ms: number, call: () => void): () => void;
}

/** A view from a table. Its cursor goes up even when the match goes back. */
export interface SeatView<V = unknown> extends View<V> {
  /** How many of the events that were seen before the named cursor have been taken back; `events` go on where they began. */
  readonly undone: number;
}

export interface SeatHandle<V = unknown> {
  readonly seat: Seat | null;
  view(since?: number): Promise<SeatView<V>>;
  choose(n: number, optionId: string): Promise<Result<void, Refusal | Fault>>;
  why(intent: string): Promise<Refusal | null>;
  undo(): Promise<Result<void>>;
  canUndo(): Promise<boolean>;
  record(): Promise<SeatRecord<V>>;
  /** Called after every change; the returned function ends it. */
  subscribe(changed: () => void): () => void;
}

/** What whoever sits at a table has of it, whether it is in the page or elsewhere. */
export interface TableAccess<V> {
  /** The seats of people at this device whom an open question asks. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  as(seat: Seat | null): SeatHandle<V>;
  pace(ms: number): void;
  /** The whole truth; null where that is not here. */
  save(): Save | null;
  record(seat: Seat | null): SeatRecord<V>;
  close(): void;
}

/** The option that is taken at once for a person who does not want to be asked; null: they are. */
export type AutoAnswer<V> = (question: Question, view: () => V) => string | null;
