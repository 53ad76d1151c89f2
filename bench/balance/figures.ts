// Statistics of tallies: shares with confidence intervals, quantiles of counts, and the influence of each card on
// winning.

export interface Estimate {
  readonly value: number;
  /** Half the width of the 95 % confidence interval. */
  readonly margin: number;
}

const z = 1.96;

/** No weight is reported with fewer degrees of freedom than this. */
const fewest = 50;

/** A share with a margin that covers its Wilson interval. Unlike the usual margin, it is not too small near 0 and 1. */
export function share(part: number, of: number): Estimate {
  if (of === 0) return { value: 0, margin: 1 };
  const value = part / of;
  const middle = (value + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return { value, margin: half + Math.abs(middle - value) };
}

/** The quantile of counted values: `part` 0.5 is the median. `counts[value]` is the number of cases with that value. */
export function quantile(counts: readonly number[], part: number): number {
  const all = counts.reduce((sum, n) => sum + n, 0);
  let seen = 0;
  return counts.findIndex((n) => (seen += n) > 0 && seen >= part * all);
}

/** The mean value. `counts[value]` is the number of cases with that value. */
export const mean = (counts: readonly number[]): number =>
  counts.reduce((sum, n, value) => sum + n * value, 0) /
  Math.max(
    1,
    counts.reduce((sum, n) => sum + n, 0),
  );

/**
 * Linear regression (least squares) of the last variable on the others, from the sums of the variables and of their
 * products. The rows may be in groups, with the mean of its group already subtracted from each row. `groups` is the
 * number of these groups; they reduce the degrees of freedom. A weight is 0 with margin 1 if its variable does not
 * vary, or if there are too few rows.
 */
export function regress(
  sums: readonly number[],
  products: readonly number[],
  rows: number,
  groups: number,
): Estimate[] {
  const width = sums.length;
  const co = (i: number, j: number): number =>
    (products[i * width + j] ?? 0) - ((sums[i] ?? 0) * (sums[j] ?? 0)) / Math.max(1, rows);
  const last = width - 1;
  const varying = Array.from({ length: Math.max(0, last) }, (_, i) => i).filter((i) => co(i, i) > 1e-6);
  const inverse = inverted(varying.map((i) => varying.map((j) => co(i, j))));
  const weights = inverse.map((row) => row.reduce((sum, each, j) => sum + each * co(varying[j] ?? 0, last), 0));
  const left = co(last, last) - weights.reduce((sum, weight, i) => sum + weight * co(varying[i] ?? 0, last), 0);
  const free = rows - Math.max(1, groups) - varying.length;
  const spread = Math.max(0, left) / Math.max(1, free);
  return Array.from({ length: Math.max(0, last) }, (_, i) => {
    const at = varying.indexOf(i);
    return at < 0 || free < fewest
      ? { value: 0, margin: 1 }
      : { value: weights[at] ?? 0, margin: z * Math.sqrt(spread * (inverse[at]?.[at] ?? 0)) };
  });
}

/** Inverts a matrix by Gauss-Jordan elimination. Variables that cannot be distinguished get weight 0. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const best = rows.reduce(
      (at, row, j) => (j >= i && Math.abs(row[i] ?? 0) > Math.abs(rows[at]?.[i] ?? 0) ? j : at),
      i,
    );
    const [pivot = []] = rows.splice(best, 1);
    rows.splice(i, 0, pivot);
    const head = pivot[i] ?? 0;
    if (Math.abs(head) < 1e-9) continue;
    for (let j = 0; j < pivot.length; j++) pivot[j] = (pivot[j] ?? 0) / head;
    rows.forEach((row, at) => {
      const factor = row[i] ?? 0;
      if (at !== i && factor !== 0)
        row.forEach((value, j) => {
          row[j] = value - factor * (pivot[j] ?? 0);
        });
    });
  }
  return rows.map((row) => row.slice(n));
}
