// Tests bench/balance: the tallies of matches between bots, for every measured game, and the statistics.
// test/engine/games/<id>/balance.spec.ts tests the bands of each game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { added } from '../../../bench/balance/counting.js';
import { mean, quantile, regress, share } from '../../../bench/balance/figures.js';
import { games } from '../../../bench/balance/games.js';

const near = (found: number, expected: number): void => {
  assert.ok(Math.abs(found - expected) < 1e-6, `${found}, not ${expected}`);
};

/** The tally with sorted keys. */
const sorted = (tally: object): unknown =>
  JSON.parse(
    JSON.stringify(tally, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );

for (const { modes, tallyOf } of games) {
  const [{ id } = assert.fail()] = modes;
  test(`the tallies of parts add up to the tally of the whole: ${id}`, () => {
    const parts = added(tallyOf(id, 0, 2), tallyOf(id, 2, 4));
    assert.deepEqual(sorted(parts), sorted(tallyOf(id, 0, 4)));
  });
}

test('shares have Wilson intervals, and quantiles and means are calculated from counts', () => {
  near(share(50, 100).value, 0.5);
  assert.ok(Math.abs(share(50, 100).margin - 0.0962) < 0.001);
  assert.ok(share(0, 10).margin > 0.27, 'a share of 0 in 10 cases may be a quarter in truth');
  assert.deepEqual(share(0, 0), { value: 0, margin: 1 });
  const counts = [0, 0, 1, 2, 1];
  assert.deepEqual(
    [0.05, 0.5, 0.95].map((part) => quantile(counts, part)),
    [2, 3, 4],
  );
  near(mean(counts), 3);
});

test('the regression finds the weights in the data, and gives none for too few rows', () => {
  // The result depends on the first variable with weight 0.25, not on the second, and partly on noise.
  const rows = Array.from({ length: 400 }, (_, i) => {
    const [a, b, noise] = [i & 1, (i >> 1) & 1, (i >> 2) & 1];
    return [a, b, 0.25 * a + 0.1 * noise];
  });
  const sums = [0, 1, 2].map((i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0));
  const products = [0, 1, 2].flatMap((i) =>
    [0, 1, 2].map((j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
  );
  const [first, second] = regress(sums, products, rows.length, 0);
  near(first?.value ?? NaN, 0.25);
  near(second?.value ?? NaN, 0);
  assert.ok((first?.margin ?? 0) > 0.005 && (first?.margin ?? 1) < 0.02);
  assert.deepEqual(
    regress(sums, products, 40, 0).map(({ margin }) => margin),
    [1, 1],
  );
});
