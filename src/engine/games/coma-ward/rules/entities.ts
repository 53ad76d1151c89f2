// Entity Cards: what is left of an Eliminated player. CW-ENT
import { effectOf } from '../../../effects/scope.js';
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import { living, playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';

/** Gives an Eliminated player an Entity Card that nobody else has. Only a Phenomenon does this. CW-ENT-01, CW-DIE-04 */
export function giveEntity(m: Context, player: PlayerId): void {
  const { state } = m;
  const taken = state.players.map(({ entity }) => entity);
  const free = m.content.pack.entities.map(({ id }) => id).filter((id) => !taken.includes(id));
  if (free.length === 0) return;
  const entity = m.chance.draw('entities', free);
  playerOf(state, player).entity = entity;
  m.emit({ type: 'entity-gained', rule: 'CW-ENT-01', also: ['CW-DIE-04'], player, entity });
}

/**
 * After an action, the holder may use the ability, as often in a round as the card says. Whoever does not want to be
 * asked passes. CW-ENT-02 to -04, CW-RUL-52
 */
export function entity(m: Context, { player, actor }: StepOf<'entity'>) {
  const { state, content } = m;
  const { entity: id, entityUses, entityAsks } = playerOf(state, player);
  const card = id === null ? null : cardOf(content.entities, id);
  if (!card || !entityAsks || entityUses >= card.uses) return ask(m, player, 'CW-ENT-03', []);
  const targets = living(state, state.active).filter((each) => card.on === 'anyone' || each === actor);
  const uses = targets.map((on): Act => ({
    id: `entity:${on}`,
    targets: [`player:${on}`],
    rule: 'CW-ENT-02',
    then: [{ do: 'use-entity', player, on }],
  }));
  return ask(m, player, 'CW-ENT-03', uses.length > 0 ? [...uses, { id: 'pass', rule: 'CW-RUL-52', then: [] }] : []);
}

export function useEntity(m: Context, { player, on }: StepOf<'use-entity'>): void {
  const me = playerOf(m.state, player);
  if (me.entity === null) return;
  me.entityUses++;
  m.emit({ type: 'entity-used', rule: 'CW-ENT-04', player, entity: me.entity, on });
  m.push(...effectOf(cardOf(m.content.entities, me.entity).then, { who: on, source: me.entity }));
}

/** The wish to be asked after each action, or to pass until further notice. CW-RUL-52 */
export function entityWish(m: Context, { player }: StepOf<'entity-wish'>) {
  const { entity: id, entityAsks, alive } = playerOf(m.state, player);
  const then = [{ do: 'set-entity-wish', player, asks: !entityAsks }] as const;
  return {
    ...ask(
      m,
      player,
      'CW-RUL-52',
      id === null || alive ? [] : [{ id: entityAsks ? 'stop-asking' : 'ask-me', rule: 'CW-RUL-52', then }],
    ),
    isWish: true as const,
  };
}

export function setEntityWish(m: Context, { player, asks }: StepOf<'set-entity-wish'>): void {
  playerOf(m.state, player).entityAsks = asks;
}
