// The cost of an option in a few words, for the left edge of the option.
import type { Cost, Junk, JunkCost } from '../cards/card-types.js';
import { junkName, type SpeechContext } from './names.js';

/** All parts of a cost, or undefined if there is nothing to pay. `times` is the number of payments. */
export function price(
  context: SpeechContext,
  { ap, insanity, junk, meds, wounds, discard, tap }: Cost,
  times = 1,
): string | undefined {
  const { lexicon } = context;
  const much = (what: 'ap' | 'insanity' | 'meds' | 'wounds', n = 0): string[] =>
    n > 0 ? [lexicon.say(`cost-${what}`, { n: n * times })] : [];
  const parts = [
    ...much('ap', ap),
    ...(insanity === 'x' ? [lexicon.say('cost-x')] : much('insanity', insanity)),
    ...(junk === undefined ? [] : junkParts(context, junk, times)),
    ...much('meds', meds),
    ...much('wounds', wounds),
    ...(discard ? [lexicon.say('cost-discard')] : []),
    ...(tap ? [lexicon.say('cost-tap')] : []),
  ];
  return joined(parts);
}

export const junkPrice = (context: SpeechContext, cost: JunkCost): string | undefined =>
  joined(junkParts(context, cost, 1));

function junkParts(context: SpeechContext, cost: number | JunkCost, times: number): string[] {
  const { any = 0, ...named } = typeof cost === 'number' ? { any: cost } : cost;
  const kinds = (Object.entries(named) as [Junk, number][]).filter(([, n]) => n > 0);
  return [
    ...kinds.map(([kind, n]) => context.lexicon.say('cost-one-junk', { n: n * times, junk: junkName(context, kind) })),
    ...(any > 0 ? [context.lexicon.say('cost-junk', { n: any * times })] : []),
  ];
}

const joined = (parts: readonly string[]): string | undefined => (parts.length > 0 ? parts.join(' + ') : undefined);
