// Solo: one person plays both halves of a two-player co-operative game. SAN-SOLO
import type { PlayerId } from '../../../kernel/index.js';
import type { State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask } from './ask.js';

/**
 * Asks whether the person remembered whose turn it is. This question is asked only if the option `honour` is set.
 * SAN-SOLO-02
 */
export function whoseTurn(m: Context, { player }: StepOf<'whose-turn'>) {
  return ask(m, player, 'SAN-SOLO-02', [
    { id: 'knew', rule: 'SAN-SOLO-02', then: [{ do: 'turn', player }] },
    { id: 'forgot', rule: 'SAN-RUL-44', then: [{ do: 'forgot' }] },
  ]);
}

/** After a forgotten turn, a random half suffers a Hallucination and takes the turn. SAN-RUL-44 */
export function forgot(m: Context): void {
  const player = m.chance.below(2, 'half');
  m.emit({ type: 'forgotten', rule: 'SAN-SOLO-02', also: ['SAN-RUL-44'], player });
  m.push({ do: 'suffer', player }, { do: 'turn', player });
}

/** The players who escape together: in a solo game both halves, otherwise only the player. SAN-SOLO-03, SAN-RUL-36 */
export const leavers = (state: State, player: PlayerId): PlayerId[] => (state.solo ? [player, 1 - player] : [player]);
