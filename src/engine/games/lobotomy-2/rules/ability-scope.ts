// Keeps two values separate for each Ability and Attack: whether it has already given its one Insanity for defeats, and
// the X that was paid for it. If an Ability interrupts another, the values of the interrupted Ability are restored
// afterwards. LOB-INS-02, LOB-INN-05
import type { Position } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';

/**
 * Starts a scope, and returns the step that ends it. Push that step before all steps of the scope, so that it is done
 * last.
 */
export function openAbilityScope({ state }: Position): StepOf<'close-ability-scope'> {
  const { rewarded, x } = state;
  state.rewarded = false;
  return { do: 'close-ability-scope', rewarded, x };
}

export function closeAbilityScope({ state }: Position, { rewarded, x }: StepOf<'close-ability-scope'>): void {
  Object.assign(state, { rewarded, x });
}
