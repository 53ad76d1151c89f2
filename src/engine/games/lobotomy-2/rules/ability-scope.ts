// What an Ability or Attack has of its own while it is done, and what it has come into has again afterwards: the one Insanity for
// defeats, the X that was paid. LOB-INS-02, LOB-INN-05
import type { M } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';

/** The step goes below all that is done apart. */
export function apart({ state }: M): StepOf<'go-on'> {
  const { rewarded, x } = state;
  state.rewarded = false;
  return { do: 'go-on', rewarded, x };
}

export function goOn({ state }: M, { rewarded, x }: StepOf<'go-on'>): void {
  Object.assign(state, { rewarded, x });
}
