// Decisions for absent players, and decisions of all players together at a table without people. LOB-RUL-19
import type { PlayerId } from '../../../kernel/index.js';
import { expectedShields, woundsOfAttack } from './attack/odds.js';
import { modifiersOfDefense } from './attack/modifiers.js';
import type { Attack } from '../cards/card-types.js';
import { healthOf, living, placeOf, woundsOf } from './values-in-force.js';
import { nearestOf, range } from './board/board.js';
import type { Position } from '../state/step-context.js';
import type { Mini, Monster, Space } from '../state/state.js';

/** Returns the first element with the highest score. Further scores break ties. */
export function bestBy<T>(all: readonly T[], ...worths: readonly ((each: T) => number)[]): T | undefined {
  let best = all;
  for (const worth of worths) if (best.length > 1) best = nearestOf(best, (each) => -worth(each));
  return best[0];
}

/**
 * Returns the player with the most expected Shields against an attack. Ties are broken by the most Health left, and
 * then by ring order.
 */
export const bestDefender = (m: Position, players: readonly PlayerId[]): PlayerId | undefined =>
  bestBy(
    players,
    (player) => expectedShields(modifiersOfDefense(m, player, [])),
    (player) => healthOf(m, player) - woundsOf(m, player),
  );

/** Returns the attacker with the least expected harm, so that the worst attacks come last. */
export function leastHarmfulAttacker(
  m: Position,
  attackers: readonly { readonly monster: Monster; readonly attack: Attack; readonly targets: readonly PlayerId[] }[],
): number | undefined {
  const harm = (id: Mini, card: string, attack: Attack, target: PlayerId): number =>
    woundsOfAttack(m, { by: id, with: card, attribute: null, printed: [attack], declared: [] }, target).mean;
  return bestBy(attackers, ({ monster: { id, card }, attack, targets }) => {
    const target = bestDefender(m, targets);
    return target === undefined ? 0 : -harm(id, card, attack, target);
  })?.monster.id;
}

/** Returns the Space farthest from all Characters; among equals, the Space with the lowest number. */
export const farthestFromCharacters = (m: Position, spaces: readonly Space[]): Space | undefined =>
  bestBy(
    [...spaces].sort((a, b) => a - b),
    (space) => Math.min(...living(m).map((player) => range(m, placeOf(m, player), space))),
  );
