// Measures how long a game's bots think: for whole decisions, and for the longest slice of time between two pauses.
import { playOut, type Thought } from '../../test/support/bot-matches.js';
import { quantile, type BenchedGame, type Measure } from '../measure.js';

/**
 * Enough decisions to measure the slowest one in a hundred. The warm-up matches do not count, because the code is not
 * yet compiled then.
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
      // A slow device takes four times as long, and even on such a device a slice should take at most 8 ms.
      { what: `${name}, slice between pauses, 99 of 100`, value: quantile(slices, 0.99), unit: 'ms', atMost: 2 },
      { what: `${name}, longest slice`, value: quantile(slices, 1), unit: 'ms' },
    ];
  });
}
