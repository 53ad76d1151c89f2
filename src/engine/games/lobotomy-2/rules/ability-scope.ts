// While an Ability or Attack is resolved it has its own count of the one Insanity for defeats and its own paid X. Those
// of the Ability it interrupted come back afterwards. LOB-INS-02, LOB-INN-05
import type { Position } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';

/** Starts a scope. The step that is returned ends it: push it below everything that belongs to the scope. */
export function openAbilityScope({ state }: Position): StepOf<'close-ability-scope'> {
  const { rewarded, x } = state;
  state.rewarded = false;
  return { do: 'close-ability-scope', rewarded, x };
}

export function closeAbilityScope({ state }: Position, { rewarded, x }: StepOf<'close-ability-scope'>): void {
  Object.assign(state, { rewarded, x });
}
