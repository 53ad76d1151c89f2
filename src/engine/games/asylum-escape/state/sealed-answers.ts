// Who may have sealed an answer in a window, and when it is revealed. This is decided from public knowledge alone,
// because undo would show any difference. AE-RUL-24
import type { Together } from '../../../kernel/index.js';
import type { Window } from '../cards/card-types.js';
import { clockwise, type State, type Victim } from './state.js';
import type { Step } from './steps.js';

export const turnWindows: readonly Window[] = ['drawn', 'played', 'ending'];

/** A Victim is not asked to answer an event of their own. */
export function victimsAsked(state: State, window: Window): Victim[] {
  const player = window === 'cancel' ? state.plays.at(-1)?.by : turnWindows.includes(window) ? state.active : null;
  return clockwise(state).filter(({ seat }) => seat !== player);
}

/**
 * For each window whose cards are being played, and in which more than one Victim may have sealed an answer (including
 * a Victim who has died since): how far the window has advanced. A change means that a card or a pass was revealed.
 */
export const unsealing = (state: State, stack: readonly (Step | Together)[]): string =>
  stack
    .flatMap((step) =>
      step.do === 'answers' && step.at < state.played && victimsAsked(state, step.window).length + state.kills > 1
        ? [state.played]
        : [],
    )
    .join();
