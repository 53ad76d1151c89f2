// Calculates exact odds, without sampling. Sums use dynamic programming over all faces. The best die uses products of
// cumulative chances. Exploding dice use the generating function G(s) of one die, which solves G = A + B·G^m: A stands
// for the faces that do not explode, B for those that do, and m for the number of dice that an explosion throws.
import { dieOf, preparePool } from './pool.js';
import type { Die, Pool, System } from './types.js';

export interface Distribution {
  /** The chance of exactly n, as a number from 0 to 1. */
  at(n: number): number;
  /** The chance of n or more. */
  atLeast(n: number): number;
  readonly mean: number;
  /**
   * Every possible n with its chance, in ascending order. With exploding dice, the list ends where the chances fall
   * below 1e-18.
   */
  entries(): readonly (readonly [n: number, chance: number])[];
}

type Series = readonly number[];

/** An infinite series is cut off where its chances fall below this value. */
const negligible = 1e-18;

function times(a: Series, b: Series): Series {
  const product = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number;
    for (let j = 0; j < b.length; j++) product[i + j] = (product[i + j] as number) + x * (b[j] as number);
  }
  let length = product.length;
  while (length > 1 && (product[length - 1] as number) < negligible * negligible) length--;
  return Array.from(product.subarray(0, length));
}

function power(a: Series, n: number): Series {
  if (n < 2) return n === 1 ? a : [1];
  const half = power(a, n >> 1);
  return n & 1 ? times(times(half, half), a) : times(half, half);
}

/**
 * The chances of one die by value, separately for faces that do not explode (`still`) and faces that do (`bursting`).
 */
function faces(system: System, die: Die, worth: (face: number) => number): { still: number[]; bursting: number[] } {
  const still: number[] = [];
  const bursting: number[] = [];
  die.faces.forEach((face, i) => {
    const list = system.explode && face[system.explode.on] ? bursting : still;
    const n = worth(i);
    while (list.length <= n) list.push(0);
    list[n] = (list[n] as number) + 1 / die.faces.length;
  });
  return { still, bursting };
}

/**
 * Solves G = A + B·G^m for m = 1 or 2, coefficient by coefficient. All terms are positive, so no precision is lost by
 * cancellation. For the dice of Coma Ward, the solution is G = 3 − √(6 − 2s).
 */
function burst(a: Series, b: Series, m: number): Series {
  const b0 = b[0] ?? 0;
  const a0 = a[0] ?? 0;
  const g: number[] = [];
  const h: number[] = []; // the coefficients of G^m
  const reach = Math.max(a.length, b.length);
  for (let k = 0, quiet = 0; quiet < reach && k < 4096; k++) {
    let inner = 0; // the part of (G^2)_k that does not need g_k
    if (m === 2) for (let i = 1; i < k; i++) inner += (g[i] as number) * (g[k - i] as number);
    let sum = (a[k] ?? 0) + b0 * inner;
    for (let j = 1; j <= k && j < b.length; j++) sum += (b[j] as number) * (h[k - j] as number);
    const g0 = g[0] ?? 0;
    const next =
      m === 1 ? sum / (1 - b0) : k === 0 ? (2 * a0) / (1 + Math.sqrt(1 - 4 * a0 * b0)) : sum / (1 - 2 * b0 * g0);
    g.push(next);
    h.push(m === 1 ? next : k === 0 ? next * next : inner + 2 * g0 * next);
    quiet = next < negligible ? quiet + 1 : 0;
  }
  return g;
}

/** A distribution from the chances of 0, 1, 2, …, which must add up to 1. */
export function distribution(chances: readonly number[]): Distribution {
  const tails: number[] = [];
  let tail = 0;
  let mean = 0;
  for (let n = chances.length - 1; n >= 0; n--) {
    tails[n] = tail += chances[n] as number;
    mean += n * (chances[n] as number);
  }
  const entries = chances.map((chance, n) => [n, chance] as const).filter(([, chance]) => chance > 0);
  const lowest = entries[0]?.[0] ?? 0;
  return {
    at: (n) => chances[n] ?? 0,
    atLeast: (n) => (n <= lowest ? 1 : (tails[Math.ceil(n)] ?? 0)),
    mean,
    entries: () => entries,
  };
}

/**
 * The chance of every total of the pool. In a system with `keep`, the total is the value of the best die.
 * @throws RangeError if the pool names a die that the system does not have.
 */
export function odds(system: System, pool: Pool): Distribution {
  const { dice, worth } = preparePool(system, pool);
  let sum: Series = [1];
  let upTo: Series = [1];
  for (const [name, count] of dice) {
    const die = dieOf(system, name) as Die;
    const { still, bursting } = faces(system, die, (face) => worth(die, face));
    const { explode } = system;
    const one =
      explode && bursting.length ? burst(still, bursting, explode.add + Number(explode.reroll ?? false)) : still;
    if (system.keep) upTo = best(upTo, one, count);
    else sum = times(sum, power(one, count));
  }
  return distribution(system.keep ? upTo.map((chance, n) => chance - (upTo[n - 1] ?? 0)) : sum);
}

/** The cumulative chances of the best die after `count` dice have been added. */
function best(upTo: Series, one: Series, count: number): Series {
  if (count === 0) return upTo;
  let below = 0;
  const length = Math.max(upTo.length, one.length);
  return Array.from({ length }, (_, n) => (upTo[n] ?? 1) * (below += one[n] ?? 0) ** count);
}
