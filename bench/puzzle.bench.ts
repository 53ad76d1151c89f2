// Measures the solver on 10,000 random deals of each puzzle, after a warm-up. The means may differ by 0.3 from the
// values in the rules (MOM-RUL-129).
import { createChance } from '../src/engine/kernel/chance.js';
import { lay, piecesOf, puzzles } from '../src/engine/puzzle/index.js';
import { solve, warmUp } from '../src/engine/puzzle/solver/solve.js';
import { quantile, type Measure } from './measure.js';

const DEALS = 10_000;
/** The mean of the smallest number of actions, for each puzzle (MOM-RUL-118 to -120, -124 to -127). */
const means: Readonly<Record<string, number>> = {
  '1A': 4.3,
  '2A': 7.7,
  '3A': 10,
  '4A': 4.9,
  '5A': 6.5,
  '6A': 7,
  7: 4.7,
  8: 7.7,
  9: 9,
};

export default function bench(): Measure[] {
  const slices: number[] = [];
  const preparing = warmUp();
  for (let done = false; !done;) {
    const began = performance.now();
    done = preparing.next().done === true;
    slices.push(performance.now() - began);
  }
  return [
    { what: 'warm-up', value: slices.reduce((sum, ms) => sum + ms, 0), unit: 'ms', atMost: 300 },
    { what: 'warm-up, slice, 99 of 100', value: quantile(slices, 0.99), unit: 'ms', atMost: 8 },
    { what: 'warm-up, longest slice', value: quantile(slices, 1), unit: 'ms' },
    ...Object.entries(means).flatMap(([id, mean]): Measure[] => {
      const chance = createChance(`bench ${id}`);
      const pile = Object.keys(piecesOf(puzzles[id]!));
      const times: number[] = [];
      const counts: number[] = [];
      for (let i = 0; i < DEALS; i++) {
        const left = [...pile];
        const position = lay(
          id,
          pile.map(() => chance.draw('pile', left)),
        );
        const began = performance.now();
        const solution = solve(position);
        times.push(performance.now() - began);
        if (solution) counts.push(solution.count);
      }
      return [
        { what: `${id}, median`, value: quantile(times, 0.5), unit: 'ms', atMost: 0.5 },
        { what: `${id}, 99 of 100`, value: quantile(times, 0.99), unit: 'ms', atMost: 5 },
        {
          what: `${id}, smallest number of actions, mean`,
          value: counts.reduce((sum, count) => sum + count, 0) / counts.length,
          unit: 'actions',
          atLeast: mean - 0.3,
          atMost: mean + 0.3,
        },
        { what: `${id}, deals that can be solved`, value: (100 * counts.length) / DEALS, unit: '%' },
      ];
    }),
  ];
}
