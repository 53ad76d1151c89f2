// Tests the ruling’s statements about how many deals can be solved, and in how many actions, on a few hundred deals of
// each puzzle. The benchmark uses ten thousand.
import assert from 'node:assert/strict';
import { deal, moveId, solve } from '../../../../src/engine/puzzle/index.js';
import { rule } from '../../../support/rule-coverage.js';
import { ended, make, meet } from '../puzzle-match.js';

/**
 * The mean of the smallest number of actions for deals that can be solved without a draw, and the share of such deals.
 */
const figures: Readonly<Record<string, readonly [mean: number, share: number]>> = {
  '1A': [4.3, 0.997],
  '2A': [7.7, 0.997],
  '3A': [10, 0.999],
  '4A': [4.9, 0.999],
  '5A': [6.5, 0.78],
  '6A': [7, 0.92],
  '7': [4.7, 1],
  '8': [7.7, 1],
  '9': [9, 1],
};
const deals = 300;

rule(
  'MOM-RUL-129 every puzzle can be solved; the share of deals solvable without a draw and the mean number of actions match the ruling',
  (t) => {
    for (const [id, [mean, share]] of Object.entries(figures)) {
      const dealt = Array.from({ length: deals }, (_, seed) => {
        const position = deal(id, seed);
        return position.ok ? position.value : assert.fail(id);
      });
      const solved = dealt.flatMap((position) => solve(position) ?? []);
      const first = dealt.find((position) => solve(position));
      const found = [solved.reduce((sum, { count }) => sum + count, 0) / solved.length, solved.length / deals] as const;
      assert.ok(Math.abs(found[0] - mean) < 0.3, `${id}: ${found[0]} actions`);
      assert.ok(Math.abs(found[1] - share) < (share < 0.95 ? 0.06 : 0.02), `${id}: ${found[1]} can be solved`);
      // The actions of the solver also solve the puzzle in a match.
      meet(t, id, first?.pieces.join(' '), { investigators: [{ intellect: 30 }] });
      make(t, solved[0]?.actions.map(moveId).join(' ') ?? '');
      assert.equal(ended(t), 'solved');
    }
  },
);
