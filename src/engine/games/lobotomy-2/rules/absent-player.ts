// What is chosen for a player who is away, and for a table that nobody attends: decisions of the players, rerolls and
// Meds. LOB-RUL-19
import type { PlayerId } from '../../../kernel/index.js';
import { expectedShields, woundsOfAttack } from './attack/odds.js';
import { modifiersOfDefense } from './attack/modifiers.js';
import type { Attack } from '../cards/card-types.js';
import { healthOf, living, placeOf, woundsOf } from './values-in-force.js';
import { nearestOf, range } from './board/board.js';
import type { Position } from '../state/step-context.js';
import type { Mini, Monster, Space } from '../state/state.js';

/** The first element with the highest score. Later scores break ties. */
export function bestBy<T>(all: readonly T[], ...worths: readonly ((each: T) => number)[]): T | undefined {
  let best = all;
  for (const worth of worths) if (best.length > 1) best = nearestOf(best, (each) => -worth(each));
  return best[0];
}

/** The player who can take an attack best: the most expected Shields, then the most Health left, then ring order. */
export const bestDefender = (m: Position, players: readonly PlayerId[]): PlayerId | undefined =>
  bestBy(
    players,
    (player) => expectedShields(modifiersOfDefense(m, player, [])),
    (player) => healthOf(m, player) - woundsOf(m, player),
  );

/** The attacker that is expected to do the least harm, so that the worst attacks last. */
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

/** The Space farthest from all Characters; of several the one with the lowest number. */
export const farthestFromCharacters = (m: Position, spaces: readonly Space[]): Space | undefined =>
  bestBy(
    [...spaces].sort((a, b) => a - b),
    (space) => Math.min(...living(m).map((player) => range(m, placeOf(m, player), space))),
  );
