// The steps of Lobotomy 2: what a match still has to do. Each room declares its own.
import type { PlayerId } from '../../../kernel/index.js';
import type { AttackStep } from './attack-steps.js';
import type { Effect } from '../cards/card-types.js';
import type { TurnStep } from './turn-steps.js';
import type { WorldStep } from './round-steps.js';

export type Step = AttackStep | TurnStep | WorldStep | FirstStep;
export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
/** Of several things that one event causes, each with what follows it, the player chooses the first. LOB-RUL-110 */
interface FirstStep {
  readonly do: 'then-first';
  readonly player: PlayerId;
  readonly of: readonly { readonly card: string; readonly then: readonly Step[] }[];
}
/** What a word of a card says. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
