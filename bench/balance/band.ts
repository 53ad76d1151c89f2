// A measurement and the band in which it should lie. docs/balance.md gives the reason for each band.
import type { Estimate } from './figures.js';

export interface Band {
  readonly what: string;
  readonly estimate: Estimate;
  readonly min: number;
  readonly max: number;
  readonly unit: keyof typeof scales;
}

/** The factor that converts a measurement to its unit. */
export const scales = { '%': 100, points: 100, minutes: 1, cards: 1, Rounds: 1, deaths: 1, shares: 1 } as const;

/** Whether the measurement lies outside its band by more than its margin of error, multiplied by `times`. */
export const isOutside = ({ estimate, min, max }: Band, times = 1): boolean =>
  estimate.value + times * estimate.margin < min || estimate.value - times * estimate.margin > max;

/** The seconds that one choice and its consequences take at a real table. */
const secondsPerChoice = 10;

/** The mean length of a match, estimated from the number of choices. */
export const minutes = ({ choices, matches }: { readonly choices: number; readonly matches: number }): number =>
  (choices / Math.max(1, matches)) * (secondsPerChoice / 60);
