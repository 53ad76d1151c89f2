// Functions that carry out effects, by the name of the effect.
import type { Effect } from '../../cards/card-types.js';
import type { M } from '../../state/step-context.js';
import type { EffectOf } from '../../state/steps.js';
import type { Acting } from '../../state/turn-steps.js';

export type EffectHandlers = { readonly [K in Effect['do']]?: (m: M, effect: EffectOf<K>, acting: Acting) => void };
