// Costs of options in a few words, as shown at the left edge of an option.
import type { Cost, Junk, JunkCost } from '../cards/card-types.js';
import { junkName, type Told } from './names.js';

/** All parts of a cost; undefined if it is free. `times`: how often it is paid at once. */
export function price(
  told: Told,
  { ap, insanity, junk, meds, wounds, discard, tap }: Cost,
  times = 1,
): string | undefined {
  const { tongue } = told;
  const much = (what: 'ap' | 'insanity' | 'meds' | 'wounds', n = 0): string[] =>
    n > 0 ? [tongue.say(`cost-${what}`, { n: n * times })] : [];
  const parts = [
    ...much('ap', ap),
    ...(insanity === 'x' ? [tongue.say('cost-x')] : much('insanity', insanity)),
    ...(junk === undefined ? [] : junkParts(told, junk, times)),
    ...much('meds', meds),
    ...much('wounds', wounds),
    ...(discard ? [tongue.say('cost-discard')] : []),
    ...(tap ? [tongue.say('cost-tap')] : []),
  ];
  return joined(parts);
}

export const junkPrice = (told: Told, cost: JunkCost): string | undefined => joined(junkParts(told, cost, 1));

function junkParts(told: Told, cost: number | JunkCost, times: number): string[] {
  const { any = 0, ...named } = typeof cost === 'number' ? { any: cost } : cost;
  const kinds = (Object.entries(named) as [Junk, number][]).filter(([, n]) => n > 0);
  return [
    ...kinds.map(([kind, n]) => told.tongue.say('cost-one-junk', { n: n * times, junk: junkName(told, kind) })),
    ...(any > 0 ? [told.tongue.say('cost-junk', { n: any * times })] : []),
  ];
}

const joined = (parts: readonly string[]): string | undefined => (parts.length > 0 ? parts.join(' + ') : undefined);
