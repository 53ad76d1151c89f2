// The Characters that a Monster moves towards and attacks: by default the nearest and the weakest, unless the Monster's
// card prefers others. LOB-MMV-01, LOB-MAT-01, -03
import type { Policy } from '../../../../board/types.js';
import type { PlayerId } from '../../../../kernel/index.js';
import type { Attack, MonsterSide } from '../../cards/card-types.js';
import { calmsOf, characterOf, healthOf, living, monsterSide, placeOf, woundsOf } from '../values-in-force.js';
import { distance, nearestOf, routesOf, range, sees } from '../board/board.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Monster, Space } from '../../state/state.js';

/** Monsters pass Closed Doors, and Ethereal Monsters also pass walls. LOB-MMV-02, LOB-RUL-15 */
export const policyOf = ({ walks }: MonsterSide): Policy => walks ?? 'prowler';

/** Health minus Wounds. LOB-MAT-03 */
const healthLeft = (m: Position, player: PlayerId): number => healthOf(m, player) - woundsOf(m, player);

/**
 * Selects Characters by the preference on the Monster's card. If the card has none, selects those for which `usual`
 * returns the smallest number.
 */
function preferred(
  m: Position,
  side: MonsterSide,
  from: Space,
  all: readonly PlayerId[],
  usual: (player: PlayerId) => number,
): PlayerId[] {
  const { prey = 'usual' } = side;
  switch (prey) {
    case 'weakest':
      return nearestOf(all, (player) => healthLeft(m, player));
    case 'strongest':
      return nearestOf(all, (player) => -healthLeft(m, player));
    case 'most-insane':
      return nearestOf(all, (player) => -characterOf(m, player).insanity);
    case 'farthest':
      return nearestOf(all, (player) => -distance(m, from, placeOf(m, player), policyOf(side)));
    case 'usual':
      return nearestOf(all, usual);
  }
}

/**
 * The Spaces of the Characters that the Monster moves towards. In a tie, there are several. LOB-MMV-01, -06,
 * LOB-RUL-15, -16
 */
export function goalsOf(m: Position, monster: Monster): Space[] {
  const side = monsterSide(m, monster.card);
  const { distance: far } = routesOf(m, policyOf(side));
  const away = (player: PlayerId): number => far(monster.at, placeOf(m, player));
  return placesOf(
    m,
    preferred(
      m,
      side,
      monster.at,
      living(m).filter((player) => away(player) < Infinity),
      away,
    ),
  );
}

const placesOf = (m: Position, players: readonly PlayerId[]): Space[] =>
  players.map((player) => placeOf(m, player)).filter((at, i, all) => all.indexOf(at) === i);

/** The Characters in reach that the Monster prefers to attack. In a tie, there are several. LOB-MAT-03, LOB-RUL-49 */
export const targetsOf = (m: Position, monster: Monster, attack: Attack): PlayerId[] =>
  preferred(m, monsterSide(m, monster.card), monster.at, charactersInReach(m, monster, attack), (player) =>
    healthLeft(m, player),
  );

/** Living Characters on the Monster's Space, or in Range and sight. A calmed Monster reaches nobody. LOB-MAT-01 */
export const charactersInReach = (m: Position, monster: Monster, attack: Attack): PlayerId[] =>
  isCalmed(m, monster) ? [] : living(m).filter((player) => isReached(m, monster, attack, player));

export const reachesAny = (m: Position, monster: Monster, attack: Attack): boolean =>
  !isCalmed(m, monster) && living(m).some((player) => isReached(m, monster, attack, player));

/** Whether a Character on the Monster's Space holds a card that stops its attacks. LOB-EX-37, LOB-RUL-122 */
const isCalmed = (m: Position, { card, at }: Monster): boolean =>
  living(m).some((player) => placeOf(m, player) === at && calmsOf(m, player).includes(card));

/** Whether the Monster may attack. An event reports that a card stops it. */
export function mayAttack(m: Context, monster: Monster): boolean {
  if (!isCalmed(m, monster)) return true;
  m.emit({ type: 'monster-waits', rule: 'LOB-RUL-122', monster: monster.id });
  return false;
}

function isReached(m: Position, monster: Monster, { range: printed, unseen }: Attack, player: PlayerId): boolean {
  const there = placeOf(m, player);
  if (there === monster.at) return true;
  if (!printed || printed[1] === 0) return false;
  const away = range(m, monster.at, there);
  return away >= printed[0] && away <= printed[1] && (unseen === true || sees(m, monster.at, there));
}
