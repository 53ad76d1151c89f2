// Who does what, when there is more to do than one player can: everybody shares out the errands in the same way.
import type { PlayerId } from '../../../kernel/index.js';
import { distancesFrom } from '../rules/movement.js';
import type { SpaceId } from '../state/hospital.js';
import { playerAt, type Outlook } from './outlook.js';

/** Gives each player the nearest Space that nobody nearer takes. Returns the one for the bot. */
export function errandFor(
  outlook: Outlook,
  players: readonly PlayerId[],
  spaces: readonly SpaceId[],
): SpaceId | undefined {
  const { view, content, seat } = outlook;
  const pairs = spaces.flatMap((space) => {
    const distances = distancesFrom(view, content, space);
    return players.map((player) => ({ player, space, far: distances.get(playerAt(outlook, player)) ?? 99 }));
  });
  const [given, taken] = [new Set<PlayerId>(), new Set<SpaceId>()];
  for (const { player, space } of pairs.sort((a, b) => a.far - b.far || a.player - b.player)) {
    if (given.has(player) || taken.has(space)) continue;
    if (player === seat) return space;
    given.add(player);
    taken.add(space);
  }
  return undefined;
}
