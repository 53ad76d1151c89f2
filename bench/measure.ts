// The results of a benchmark, and quantiles.
import type { Bot } from '../src/engine/bots/bot.js';
import type { MatchSetup, Rules } from '../src/engine/kernel/index.js';

export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The target. A result that misses it is marked, but nothing fails. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** The argument of a benchmark in bench/each-game. */
export interface BenchedGame {
  readonly rules: Rules;
  /** The set-ups of the random matches. */
  readonly setups: readonly Omit<MatchSetup, 'seed'>[];
  readonly bots: Readonly<Record<string, Bot>>;
}

/** The quantile of the values: 0.5 is the median, 1 the maximum. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? NaN;
