// The functions that carry out effects, by the name of the effect.
import type { Effect } from '../../cards/card-types.js';
import type { Context } from '../../state/step-context.js';
import type { EffectOf } from '../../state/steps.js';
import type { EffectSource } from '../../state/turn-steps.js';

export type EffectHandlers = {
  readonly [K in Effect['do']]?: (m: Context, effect: EffectOf<K>, acting: EffectSource) => void;
};
