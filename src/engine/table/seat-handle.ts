// The interfaces through which seats use a table, and the clock that a table needs.
import type { Fault, Outcome, Question, Refusal, Result, Save, Seat, SeatRecord, View } from '../kernel/index.js';

/** A table does not read the time itself. The page gives it a clock; tests give it a fake one. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Calls back once after this many milliseconds; the returned function cancels the call. */
  after(ms: number, call: () => void): () => void;
}

/** A view from a table. Its cursor rises even when choices are undone. */
export interface SeatView<V = unknown> extends View<V> {
  /**
   * How many of the events before the given cursor have been undone. The first event of `events` follows the last one
   * that was not undone.
   */
  readonly undone: number;
}

/** A seat's access to a table, wherever the table is. Seat null is a spectator, who can only watch. */
export interface SeatHandle<V = unknown> {
  readonly seat: Seat | null;
  view(since?: number): Promise<SeatView<V>>;
  choose(n: number, optionId: string): Promise<Result<void, Refusal | Fault>>;
  why(intent: string): Promise<Refusal | null>;
  undo(): Promise<Result<void>>;
  canUndo(): Promise<boolean>;
  record(): Promise<SeatRecord<V>>;
  /** Calls back after every change; the returned function ends the subscription. */
  subscribe(changed: () => void): () => void;
}

/** What a session can do with a table, in this page or elsewhere. */
export interface TableAccess<V> {
  /** The seats of people at this device that have to answer now, in order. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  as(seat: Seat | null): SeatHandle<V>;
  /** Sets how many milliseconds a bot waits before it acts. */
  pace(ms: number): void;
  /** Lets the bots wait, or go on, while a person looks at something. */
  hold(waits: boolean): void;
  /** The whole match with its secrets; null if the page does not have it. */
  save(): Save | null;
  record(seat: Seat | null): SeatRecord<V>;
  close(): void;
}

/**
 * Returns the option to choose at once for a person who does not want to be asked; null if the person has to be asked.
 */
export type AutoAnswer<V> = (question: Question, view: () => V) => string | null;
