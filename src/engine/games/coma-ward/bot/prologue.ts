// How a bot plays the Prologue: it searches Rooms, and prefers those from which it sees somebody.
import { isUndiscovered, waysFrom } from '../rules/movement.js';
import { mayRummage } from '../rules/revealing-rooms.js';
import { movesLeft } from '../rules/statistics.js';
import { spaceOf, type SpaceId } from '../state/hospital.js';
import type { Outlook } from './outlook.js';

/** More Moves than any way on the board has. */
const far = 40;

/** Whether a search is possible there: the Room is undiscovered, or nobody has rummaged through it. */
const isSearchable = ({ view, content }: Outlook, id: SpaceId): boolean =>
  isUndiscovered(view, content, id) || mayRummage(view, content, id);

/** Whether another player stands In Sight of this Space. */
export const hasCompany = ({ view, content, seat }: Outlook, id: SpaceId): boolean => {
  const { inSight } = spaceOf(content.hospital, id);
  return view.players.some(({ alive, at }, player) => player !== seat && alive && inSight.has(at));
};

/**
 * Where to search next: among the nearest Rooms that can be searched, one with company. Null if no Room is left.
 */
export function nextSearch(outlook: Outlook): SpaceId | null {
  const { view, content, me } = outlook;
  const ways = waysFrom(view, content, me.at, far, true);
  const here = isSearchable(outlook, me.at) ? [[me.at, 0] as const] : [];
  const rooms = [...here, ...[...ways].map(([id, way]) => [id, way.length] as const)].filter(([id]) =>
    isSearchable(outlook, id),
  );
  const left = movesLeft(view);
  const cost = (id: SpaceId, length: number): number =>
    Math.max(0, length - left) + (hasCompany(outlook, id) ? 0 : 1) + length / 10;
  const best = rooms.sort(([a, m], [b, n]) => cost(a, m) - cost(b, n))[0];
  return best?.[0] ?? null;
}
