// Checks the board of a pack: what each Floor needs, and that every Space can be reached. CW-RUL-09
import type { Fault } from '../../../../kernel/index.js';
import { waysFrom } from '../../rules/movement.js';
import { floorOf, type Space, type SpaceType } from '../../state/hospital.js';
import { contentOf } from '../card-index.js';
import type { Pack } from '../card-types.js';
import { faultAt } from './pack-faults.js';

/** How many of these the board has, and in which words a fault names them. The rules and the Phenomena need them. */
const needed = [
  { type: 'nurses-station', letter: 'N', least: 2, most: 2 },
  { type: 'lobby', letter: 'L', least: 1, most: 1 },
  { type: 'entrance', letter: 'E', least: 1, most: 1 },
  { type: 'closet', letter: 'C', least: 1, most: 9 },
  { type: 'undiscovered', letter: 'R', least: 1, most: 99 },
] as const satisfies readonly { readonly type: SpaceType; readonly [field: string]: unknown }[];

export function boardFaults(pack: Pack): Fault[] {
  const content = contentOf(pack);
  const { hospital } = content;
  const spaces = [...hospital.spaces.values()];
  const count = (fits: (space: Space) => boolean): number => spaces.filter(fits).length;
  const missing = [
    ...needed.flatMap(({ type, letter, least, most }) => {
      const found = count((space) => space.type === type);
      return found < least || found > most ? [faultAt('board', 'board-count', { letter, least, most, found })] : [];
    }),
    ...pack.board.flatMap((_, floor) => {
      const found = count((space) => space.floor === floor && space.type === 'elevator');
      return found === 1 ? [] : [faultAt(`board/${floor}`, 'one-elevator', { found })];
    }),
    ...(count(({ type, floor }) => type === 'nurses-station' && floor === 2) === 1
      ? []
      : [faultAt('board/2', 'no-start')]),
  ];
  if (missing.length > 0) return missing;
  // Whoever is on the way never has to reveal a Room, and the elevators may be dead.
  const ways = waysFrom({ rooms: {}, portals: [] }, content, hospital.start, Infinity, true);
  return spaces
    .filter(({ id }) => id !== hospital.start && !ways.has(id))
    .map(({ id, y }) => faultAt(`board/${floorOf(id)}/${y}`, 'no-way', { space: id }));
}
