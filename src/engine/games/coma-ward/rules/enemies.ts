// Enemies of a Phenomenon: how they come, move, attack and fall. CW-GEN-11, CW-RUL-53
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import { playerFighter } from '../state/fighters.js';
import type { SpaceId } from '../state/hospital.js';
import { living, playerOf, type Enemy } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { waysFrom } from './movement.js';

/** Puts an Enemy on the board. `rule` is the rule of the Phenomenon that brings it. */
export function spawnEnemy(m: Context, kind: string, at: SpaceId, rule: RuleId): Enemy {
  const { state } = m;
  const enemy = { id: state.enemiesSeen++, type: kind, at, health: cardOf(m.content.enemies, kind).health };
  state.enemies.push(enemy);
  m.emit({ type: 'enemy-came', rule, also: ['CW-GEN-11'], enemy: enemy.id, kind, at });
  return enemy;
}

/** Health that an Enemy loses, less its reduction. At 0 it is Eliminated. CW-GEN-10, CW-RUL-53 */
export function woundEnemy(m: Context, enemy: Enemy, damage: number, by: PlayerId | null): void {
  const { state } = m;
  const { id, type: kind, at } = enemy;
  const lost = Math.max(0, damage - (cardOf(m.content.enemies, kind).reduction ?? 0));
  enemy.health = Math.max(0, enemy.health - lost);
  m.emit({ type: 'enemy-health', rule: 'CW-RUL-53', enemy: id, kind, n: -lost, health: enemy.health });
  if (enemy.health > 0) return;
  state.enemies = state.enemies.filter((each) => each !== enemy);
  m.emit({ type: 'enemy-fell', rule: 'CW-GEN-10', enemy: id, kind, at });
  m.push({ do: 'moment', moment: { of: 'enemy-fell', kind, at, by } });
}

/** Moves an Enemy by up to `moves` Moves towards the nearest of the Spaces that it can reach. Returns where it ends. */
export function moveEnemy(m: Context, enemy: Enemy, goals: readonly SpaceId[], moves: number, rule: RuleId): SpaceId {
  if (goals.includes(enemy.at)) return enemy.at;
  const ways = waysFrom(m.state, m.content, enemy.at, Infinity, false);
  const way = goals
    .map((goal) => ways.get(goal))
    .filter((each) => each !== undefined)
    .sort((a, b) => a.length - b.length)[0];
  const to = way?.[Math.min(moves, way.length) - 1]?.to;
  if (to === undefined) return enemy.at;
  const from = enemy.at;
  enemy.at = to;
  m.emit({ type: 'enemy-moved', rule, also: ['CW-RUL-53'], enemy: enemy.id, kind: enemy.type, from, to });
  return to;
}

/** The Spaces of all living players. */
export const playerSpaces = ({ state }: Context): SpaceId[] =>
  living(state, state.active).map((player) => playerOf(state, player).at);

/** An Enemy attacks the weakest player in its Space; the active player, and then the next to the left, if they are equal. */
export function enemyAttack(m: Context, { enemy: id }: StepOf<'enemy-attack'>): void {
  const { state } = m;
  const enemy = state.enemies.find((each) => each.id === id);
  if (!enemy) return;
  const here = living(state, state.active).filter((player) => playerOf(state, player).at === enemy.at);
  const target = here.sort((a, b) => playerOf(state, a).health - playerOf(state, b).health)[0];
  if (target === undefined) return;
  const fighter = `enemy:${id}` as const;
  m.push({ do: 'attack', fighter, target: playerFighter(target), mode: 'attack', medicine: null });
}
