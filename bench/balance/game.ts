// The interface of a measured game: its modes, how their matches are played and counted, its reports and its bands.
import type { Band } from './band.js';

export interface Mode {
  readonly id: string;
  /** The default number of matches. */
  readonly matches: number;
}

export type Played<T> = readonly (readonly [mode: string, tally: T])[];

/** A tally. It contains only numbers, so that the tallies of several workers can be added. */
export interface Counted {
  matches: number;
}

export interface Game<T extends Counted = Counted> {
  readonly modes: readonly Mode[];
  /** Plays the matches with the numbers from `from` up to, but not including, `to`. */
  tallyOf(mode: string, from: number, to: number): T;
  /** A report with one line for each mode. */
  overview(played: Played<T>): string;
  /** A report on the use of each card. */
  cards(tally: T): string;
  bands(played: Played<T>): readonly (readonly [mode: string, band: Band])[];
}
