// The Phenomenon in play: its setup, its acts, and what it does at each moment. CW-PHN
import type { Asked, PlayerId } from '../../../../kernel/index.js';
import { clockwise, playerOf, type State } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Step, StepOf } from '../../state/steps.js';
import { ask, type Act } from '../ask.js';
import { finish } from './endings.js';
import { phenomena } from './phenomena.js';
import type { Moment } from '../../state/moments.js';
import type { Phenomenon } from './phenomenon-types.js';

export const phenomenonOf = ({ phenomenon, act }: Pick<State, 'phenomenon' | 'act'>): Phenomenon | undefined =>
  act === 'phenomenon' ? phenomena.find(({ id }) => id === phenomenon) : undefined;

export function setUpPhenomenon(m: Context): void {
  phenomenonOf(m.state)?.setUp(m);
}

/** What the Phenomenon does at this moment. If nobody is left, everybody has lost. */
export function moment(m: Context, { moment: now }: StepOf<'moment'>): void {
  const { state } = m;
  const phenomenon = phenomenonOf(state);
  const react = phenomenon?.on?.[now.of] as ((m: Context, moment: Moment) => void) | undefined;
  react?.(m, now);
  if (now.of === 'died' && phenomenon && !state.players.some(({ alive }) => alive)) m.push({ do: 'nobody-left' });
}

/** Everybody is dead, and the Phenomenon had no other end for that. */
export function nobodyLeft(m: Context): void {
  finish(m, 'CW-PHN-08', 'nobody', []);
}

export const freeActs = (m: Context, player: PlayerId): Act[] => phenomenonOf(m.state)?.freeActs?.(m, player) ?? [];

export const mainActs = (m: Context, player: PlayerId): Act[] => phenomenonOf(m.state)?.mainActs?.(m, player) ?? [];

export function story(m: Context, step: StepOf<'story'>): void {
  phenomenonOf(m.state)?.steps?.[step.what]?.(m, step);
}

export function storyQuestion(m: Context, step: StepOf<'story-question'>): Asked<Step> {
  const options = phenomenonOf(m.state)?.asks?.[step.what]?.(m, step) ?? [];
  return { ...ask(m, step.player, 'CW-PHN-07', options), about: step.what };
}

/**
 * After a completed action, the Phenomenon reacts, and then each holder of an Entity may use it, clockwise from the
 * active player. CW-ENT-03, CW-ENT-04, CW-RUL-52
 */
export function acted(m: Context, { player }: StepOf<'acted'>): void {
  const { state } = m;
  if (state.act !== 'phenomenon') return;
  const holders = clockwise(state, state.active).filter((each) => {
    const { alive, entity } = playerOf(state, each);
    return !alive && entity !== null;
  });
  m.push(
    { do: 'moment', moment: { of: 'acted', player } },
    ...holders.map((holder) => ({ do: 'entity', player: holder, actor: player }) as const),
  );
}

/** Each round, Entities may be used anew, and the Phenomenon reacts to the end of the round. */
export function roundEnded(m: Context): void {
  for (const player of m.state.players) player.entityUses = 0;
  m.push({ do: 'moment', moment: { of: 'round-ended' } });
}
