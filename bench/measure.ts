// What a bench tells, and how it sums up many times.
import type { Bot } from '../src/engine/bots/bot.js';
import type { MatchSetup, Rules } from '../src/engine/kernel/index.js';

export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What we aim at. A figure beyond it is marked, and fails nothing. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** What a bench in bench/each-game is given. */
export interface BenchedGame {
  readonly rules: Rules;
  /** What its random matches begin with. */
  readonly setups: readonly Omit<MatchSetup, 'seed'>[];
  readonly bots: Readonly<Record<string, Bot>>;
}

/** The value below which that part of them lies: 0.5 is the median, 1 the greatest. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? NaN;
