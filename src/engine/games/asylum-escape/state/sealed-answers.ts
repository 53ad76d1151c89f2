// Which Victims may have sealed an answer in a window, and when answers are revealed. Both depend on public knowledge
// alone. Otherwise players could learn secrets by noticing when a choice can be undone. AE-RUL-24
import type { Together } from '../../../kernel/index.js';
import type { Window } from '../cards/card-types.js';
import { clockwise, type State, type Victim } from './state.js';
import type { Step } from './steps.js';

export const turnWindows: readonly Window[] = ['drawn', 'played', 'ending'];

/** The Victims who are asked in a window: all except the one whose act opened it. */
export function victimsAsked(state: State, window: Window): Victim[] {
  const player = window === 'cancel' ? state.plays.at(-1)?.by : turnWindows.includes(window) ? state.active : null;
  return clockwise(state).filter(({ seat }) => seat !== player);
}

/**
 * A value that changes whenever a sealed card or a pass is revealed. Only windows whose cards are being played count,
 * and only if more than one Victim may have sealed an answer, including Victims who have died since. For each such
 * window, the value contains the number of cards played in the match.
 */
export const unsealing = (state: State, stack: readonly (Step | Together)[]): string =>
  stack
    .flatMap((step) =>
      step.do === 'answers' && step.at < state.played && victimsAsked(state, step.window).length + state.kills > 1
        ? [state.played]
        : [],
    )
    .join();
