// The words of cards, each with what it does.
import type { Effect } from '../cards.js';
import type { M } from '../play.js';
import type { EffectOf } from '../steps.js';
import type { Acting } from '../turn-steps.js';

export type Words = { readonly [K in Effect['do']]?: (m: M, effect: EffectOf<K>, acting: Acting) => void };
