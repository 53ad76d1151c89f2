// How long the steady player of Sanitarium and the crew of Lobotomy 2 think: whole decisions, and the longest slice between two rests.
import { crew } from '../src/engine/games/lobotomy-2/bot/crew.js';
import { steady } from '../src/engine/games/sanitarium/bot/steady.js';
import { rules as lobotomy2 } from '../src/engine/games/lobotomy-2/rules/rules.js';
import { rules as sanitarium } from '../src/engine/games/sanitarium/rules/rules.js';
import { playOut, type Thought } from '../test/support/bot-matches.js';
import { quantile, type Measure } from './measure.js';

/** The thoughts of so many matches; the first ones warm the machine up and are not told. */
function thoughtsOf(matches: number, warm: number, play: (seed: number, thoughts: Thought[]) => void): Thought[] {
  const thoughts: Thought[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const played: Thought[] = [];
    play(seed, played);
    if (seed >= warm) thoughts.push(...played);
  }
  return thoughts;
}

function measures(name: string, thoughts: readonly Thought[], median: number, slice: number): Measure[] {
  const whole = thoughts.map(({ ms }) => ms);
  const slices = thoughts.map(({ longestSlice }) => longestSlice);
  return [
    { what: `${name}, a decision, median`, value: quantile(whole, 0.5), unit: 'ms', atMost: median },
    { what: `${name}, a decision, 99 of 100`, value: quantile(whole, 0.99), unit: 'ms' },
    { what: `${name}, slice between rests, 99 of 100`, value: quantile(slices, 0.99), unit: 'ms', atMost: slice },
    { what: `${name}, longest slice`, value: quantile(slices, 1), unit: 'ms' },
  ];
}

export default function bench(): Measure[] {
  const alone = thoughtsOf(40, 8, (seed, thoughts) => {
    const seats = 1 + (seed % 4);
    playOut(
      sanitarium,
      { seed, seats, options: { mode: seed % 8 < 4 ? 'competitive' : 'cooperative' } },
      Array.from({ length: seats }, () => steady),
      { thoughts },
    );
  });
  const together = thoughtsOf(25, 5, (seed, thoughts) => {
    playOut(
      lobotomy2,
      { seed, seats: 4, options: { scenario: ['S1', 'S2', 'S3', 'S4', 'DN1'][seed % 5] } },
      [crew, crew, crew, crew],
      { thoughts },
    );
  });
  // A page on a slow machine is four times as slow, and no slice of it may last 8 ms.
  return [...measures('steady', alone, 10, 8), ...measures('crew', together, 2, 2)];
}
