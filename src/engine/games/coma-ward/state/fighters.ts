// Players and Enemies as the two sides of a combat.
import type { PlayerId } from '../../../kernel/index.js';
import type { SpaceId } from './hospital.js';
import type { Enemy, Fighter, State } from './state.js';

export const playerFighter = (player: PlayerId): Fighter => `player:${player}`;

const [playerPrefix, enemyPrefix] = ['player:', 'enemy:'];

/** The player who fights; null for an Enemy. */
export const fightersPlayer = (fighter: Fighter): PlayerId | null =>
  fighter.startsWith(playerPrefix) ? Number(fighter.slice(playerPrefix.length)) : null;

/** The Enemy who fights; undefined for a player, and when the Enemy is gone. */
export const enemyOf = ({ enemies }: Pick<State, 'enemies'>, fighter: Fighter): Enemy | undefined =>
  fighter.startsWith(enemyPrefix)
    ? enemies.find(({ id }) => id === Number(fighter.slice(enemyPrefix.length)))
    : undefined;

export const enemyAt = ({ enemies }: Pick<State, 'enemies'>, place: SpaceId): Enemy[] =>
  enemies.filter(({ at }) => at === place);

/** The Space of a fighter; empty if the fighter is not on the board. */
export function placeOf(state: Pick<State, 'enemies' | 'players'>, fighter: Fighter): SpaceId {
  const player = fightersPlayer(fighter);
  return (player === null ? enemyOf(state, fighter)?.at : state.players[player]?.at) ?? '';
}
