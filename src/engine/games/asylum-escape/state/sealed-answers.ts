// Who may have sealed something for a window, and when that comes out: told by what all know alone, for undo shows it. AE-RUL-24
import type { Together } from '../../../kernel/index.js';
import type { Window } from '../cards/card-types.js';
import { clockwise, type State, type Victim } from './state.js';
import type { Step } from './steps.js';

export const turnWindows: readonly Window[] = ['drawn', 'played', 'ending'];

/** Nobody answers what is their own. */
export function victimsAsked(state: State, window: Window): Victim[] {
  const player = window === 'cancel' ? state.plays.at(-1)?.by : turnWindows.includes(window) ? state.active : null;
  return clockwise(state).filter(({ seat }) => seat !== player);
}

/**
 * Of each window whose cards are being played, and for which more than one Victim may have sealed something (one perhaps who has
 * died since), how far it has come: when this changes, a card or a pass has come out.
 */
export const unsealing = (state: State, stack: readonly (Step | Together)[]): string =>
  stack
    .flatMap((step) =>
      step.do === 'answers' && step.at < state.played && victimsAsked(state, step.window).length + state.kills > 1
        ? [state.played]
        : [],
    )
    .join();
