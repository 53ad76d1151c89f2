// The steps of Lobotomy 2. Each part of the game declares its own steps.
import type { PlayerId } from '../../../kernel/index.js';
import type { AttackStep } from './attack-steps.js';
import type { Effect } from '../cards/card-types.js';
import type { TurnStep } from './turn-steps.js';
import type { RoundStep } from './round-steps.js';

export type Step = AttackStep | TurnStep | RoundStep | OrderStep;
export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
/** Lets the player choose the order of several effects that one event sets off. LOB-RUL-110 */
interface OrderStep {
  readonly do: 'then-first';
  readonly player: PlayerId;
  readonly of: readonly { readonly card: string; readonly then: readonly Step[] }[];
}
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
