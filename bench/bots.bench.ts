// How long the steady player of Sanitarium thinks: whole decisions, and the longest slice between two rests.
import { steady } from '../src/engine/bots/steady.js';
import { rules } from '../src/engine/games/sanitarium/rules.js';
import { playOut, type Thought } from '../test/support/bots.js';
import { quantile, type Measure } from './measure.js';

const matches = 40;

export default function bench(): Measure[] {
  const thoughts: Thought[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const seats = 1 + (seed % 4);
    const played: Thought[] = [];
    playOut(rules, { seed, seats, options: { mode: seed % 8 < 4 ? 'competitive' : 'cooperative' } }, Array.from({ length: seats }, () => steady), { thoughts: played });
    // The first matches warm the machine up.
    if (seed >= 8) thoughts.push(...played);
  }
  const whole = thoughts.map(({ ms }) => ms);
  return [
    { what: 'steady, a decision, median', value: quantile(whole, 0.5), unit: 'ms', atMost: 10 },
    { what: 'steady, a decision, 99 of 100', value: quantile(whole, 0.99), unit: 'ms' },
    { what: 'steady, slice between rests, 99 of 100', value: quantile(thoughts.map(({ longestSlice }) => longestSlice), 0.99), unit: 'ms', atMost: 8 },
    { what: 'steady, longest slice', value: quantile(thoughts.map(({ longestSlice }) => longestSlice), 1), unit: 'ms' },
  ];
}
