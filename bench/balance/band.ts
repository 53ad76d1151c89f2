// A figure and the band that it is held to. Why each band is as it is stands in docs/balance.md.
import type { Estimate } from './figures.js';

export interface Band {
  readonly what: string;
  readonly found: Estimate;
  readonly least: number;
  readonly most: number;
  readonly unit: keyof typeof scales;
}

/** Shares are told in hundredths, counts as they are. */
export const scales = { '%': 100, points: 100, minutes: 1, cards: 1, Rounds: 1, deaths: 1 } as const;

/** Whether the figure lies outside its band by more than so many times its margin. */
export const misses = ({ found, least, most }: Band, times = 1): boolean =>
  found.value + times * found.margin < least || found.value - times * found.margin > most;

/** Seconds that a choice takes at the table, with all that comes of it. */
const secondsPerChoice = 10;

/** Length of a match. */
export const minutes = ({ choices, matches }: { readonly choices: number; readonly matches: number }): number =>
  (choices / Math.max(1, matches)) * (secondsPerChoice / 60);
