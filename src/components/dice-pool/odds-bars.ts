// What the chart of odds shows: a column for each result; where a die passes by what it shows at most, one for each of its faces.
import type { Distribution } from '../../engine/dice/odds.js';
import { dieOf, firstDie, preparePool } from '../../engine/dice/pool.js';
import type { Die, Pool, System } from '../../engine/dice/types.js';
import { barsOf, type Bar } from '../shared/odds-chart.js';

export function bars(system: System, pool: Pool, odds: Distribution, target?: number): Bar[] {
  if (!system.atMost) return barsOf(odds, target);
  const die = dieOf(system, firstDie(system)) as Die;
  const { worth } = preparePool(system, pool);
  return die.names.map((name, i) => ({
    from: String(name),
    label: String(name),
    chance: 1 / die.names.length,
    hit: worth(die, i) > 0,
  }));
}
