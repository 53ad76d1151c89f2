// What the chart of odds shows: a column for each result, joined where there are more than sixteen.
import type { Distribution } from '../../engine/dice/odds.js';
import { dieOf, firstDie, plan } from '../../engine/dice/plan.js';
import type { Die, Pool, System } from '../../engine/dice/types.js';

export interface Bar {
  /** What stands below it: where it begins. */
  readonly from: string;
  /** All results that it joins. */
  readonly label: string;
  readonly chance: number;
  /** Reaches the target. */
  readonly hit: boolean;
}

/** Results that come up less than once in two thousand rolls stand in the last column, or the first. */
const SHOWN = 5e-4;

export function bars(system: System, pool: Pool, odds: Distribution, target = 0): Bar[] {
  if (system.atMost) {
    const die = dieOf(system, firstDie(system)) as Die;
    const { worth } = plan(system, pool);
    return die.names.map((name, i) => ({ from: String(name), label: String(name), chance: 1 / die.names.length, hit: worth(die, i) > 0 }));
  }
  const results = odds.entries().flatMap(([n, chance]) => (chance < SHOWN ? [] : n));
  const [low = 0] = results;
  const high = results.at(-1) ?? 0;
  const span = high - low + 1;
  const width = span > 16 ? Math.ceil(span / 8) : 1;
  const list: Bar[] = [];
  // A column begins at the target, so that none is half solid.
  for (let n = low - ((((low - target) % width) + width) % width); n <= high; n += width) {
    const end = n + width > high;
    const upper = end ? 0 : odds.atLeast(n + width);
    const more = end && odds.atLeast(high + 1) > 0;
    const less = !list.length && odds.atLeast(n) < 1;
    const from = less ? `≤${String(n + width - 1)}` : `${String(Math.max(n, 0))}${more ? '+' : ''}`;
    const label = width > 1 && !more && !less ? `${from}–${String(n + width - 1)}` : from;
    list.push({ from, label, chance: (list.length ? odds.atLeast(n) : 1) - upper, hit: n >= target });
  }
  return list;
}
