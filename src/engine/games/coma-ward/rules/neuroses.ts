// Neuroses: abilities graded by Terror, and the hidden side. CW-NEU
import { effectOf } from '../../../effects/scope.js';
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf, type Content } from '../cards/card-index.js';
import type { NeurosisLevel } from '../cards/card-types.js';
import { playerOf, type Player } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { holds } from './effects.js';
import { neurosisLevel } from './statistics.js';

/** The level that is in force; null at Terror 0 on the front side. CW-NEU-01, CW-NEU-02 */
export function levelInForce(
  { neuroses }: Content,
  player: Pick<Player, 'neurosis' | 'flipped' | 'terror'>,
): NeurosisLevel | null {
  if (player.neurosis === null) return null;
  const { front, hidden } = cardOf(neuroses, player.neurosis);
  return (player.flipped ? hidden : front)[neurosisLevel(player) - 1] ?? null;
}

const isDue = (m: Context, player: PlayerId, timing: NeurosisLevel['timing']): boolean => {
  const level = levelInForce(m.content, playerOf(m.state, player));
  return level?.timing === timing && (level.if === undefined || holds(m, player, level.if));
};

/** A free action, once in a turn. Flipping the strip is free too. CW-TRN-04, CW-RUL-44, CW-RUL-46 */
export function neurosisActs(m: Context, player: PlayerId): Act[] {
  const acts: Act[] = [];
  if (!m.state.turn.neurosis && isDue(m, player, 'free'))
    acts.push({ id: 'neurosis', rule: 'CW-TRN-04', then: [{ do: 'use-neurosis', player }] });
  if (mayFlip(m, player)) acts.push({ id: 'flip', rule: 'CW-NEU-04', then: [{ do: 'flip', player }] });
  return acts;
}

const mayFlip = ({ state }: Context, player: PlayerId): boolean => {
  const { alive, terror, flipped, neurosis } = playerOf(state, player);
  return alive && terror === 0 && !flipped && neurosis !== null;
};

export function useNeurosis(m: Context, { player }: StepOf<'use-neurosis'>): void {
  const me = playerOf(m.state, player);
  const level = levelInForce(m.content, me);
  if (!me.alive || me.neurosis === null || !level) return;
  m.state.turn.neurosis = true;
  m.emit({
    type: 'neurosis-used',
    rule: level.timing === 'free' ? 'CW-TRN-04' : 'CW-TRN-13',
    also: ['CW-NEU-01', 'CW-NEU-02', 'CW-RUL-44'],
    player,
    neurosis: me.neurosis,
    level: neurosisLevel(me),
    isHidden: me.flipped,
  });
  m.push(
    ...effectOf(level.then, {
      who: player,
      source: `${me.neurosis}.${me.flipped ? 'hidden' : 'front'}.${neurosisLevel(me)}`,
    }),
  );
}

/** At the end of each turn, the level is used if its condition is met. CW-TRN-13 */
export function checkNeurosis(m: Context, { player }: StepOf<'check-neurosis'>): void {
  if (playerOf(m.state, player).alive && isDue(m, player, 'end')) m.push({ do: 'use-neurosis', player });
}

/** At the end of the turn, too, the strip may be flipped. CW-RUL-46 */
export function flipOrKeep(m: Context, { player }: StepOf<'flip-or-keep'>) {
  return ask(
    m,
    player,
    'CW-RUL-46',
    mayFlip(m, player)
      ? [
          { id: 'flip', rule: 'CW-NEU-04', then: [{ do: 'flip', player }] },
          { id: 'keep', rule: 'CW-RUL-46', then: [] },
        ]
      : [],
  );
}

export function flip(m: Context, { player }: StepOf<'flip'>): void {
  const me = playerOf(m.state, player);
  if (me.neurosis === null) return;
  me.flipped = true;
  m.emit({ type: 'neurosis-flipped', rule: 'CW-NEU-04', also: ['CW-RUL-46'], player, neurosis: me.neurosis });
}
