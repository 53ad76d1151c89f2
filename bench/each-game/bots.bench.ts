// Measures how long a game's bots think: whole decisions, and the longest slice between two pauses.
import { playOut, type Thought } from '../../test/support/bot-matches.js';
import { quantile, type BenchedGame, type Measure } from '../measure.js';

/**
 * Enough decisions to measure the slowest one in a hundred. The matches of the warm-up, before the code is compiled, do
 * not count.
 */
const ENOUGH = 1000;
const WARM_UP = 4;
const MOST_SEATS = 8;

export default function bench({ rules, setups, bots }: BenchedGame): Measure[] {
  return Object.entries(bots).flatMap(([name, bot]) => {
    const thoughts: Thought[] = [];
    for (let seed = 0; seed < WARM_UP || thoughts.length < ENOUGH; seed++) {
      const setup = { ...setups[seed % setups.length]!, seed };
      const seats = Array.from({ length: MOST_SEATS }, () => bot);
      playOut(rules, setup, seats, seed < WARM_UP ? {} : { thoughts });
    }
    const whole = thoughts.map(({ ms }) => ms);
    const slices = thoughts.map(({ longestSlice }) => longestSlice);
    return [
      { what: `${name}, a decision, median`, value: quantile(whole, 0.5), unit: 'ms', atMost: 10 },
      { what: `${name}, a decision, 99 of 100`, value: quantile(whole, 0.99), unit: 'ms' },
      // A slow machine needs four times as long, and even there a slice should take at most 8 ms.
      { what: `${name}, slice between pauses, 99 of 100`, value: quantile(slices, 0.99), unit: 'ms', atMost: 2 },
      { what: `${name}, longest slice`, value: quantile(slices, 1), unit: 'ms' },
    ];
  });
}
