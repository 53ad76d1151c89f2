// The steps of Lobotomy 2: what a match still has to do. Each room declares its own.
import type { AttackStep } from './attack/steps.js';
import type { Effect } from './cards.js';
import type { TurnStep } from './turn-steps.js';
import type { WorldStep } from './world-steps.js';

export type Step = AttackStep | TurnStep | WorldStep;
export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
/** What a word of a card says. */
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
