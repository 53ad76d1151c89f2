// The building in a form that is fast to calculate with: a room is its index in the pack, and a set of rooms is a
// number with one bit for each room. Also finds neighbours and distances.
import type { CardIndex } from '../cards/card-index.js';
import type { Building } from './building.js';
import type { Block, RoomId, RoomSet } from './state.js';

/** A room's index in the pack. */
export type RoomIndex = number;

export interface RoomGraph {
  /** The columns from the left. Each lists its rooms from the bottom. */
  readonly columns: readonly (readonly RoomIndex[])[];
  /** Where each Patient is. */
  readonly patients: readonly RoomIndex[];
  /** Rooms that Victims may not enter. */
  readonly shut: RoomSet;
}

export function roomGraph(content: CardIndex, { columns, patients, blocks }: Building): RoomGraph {
  const place = (room: RoomId): RoomIndex => content.rooms.indexOf(room);
  return {
    columns: columns.map((column) => column.map(place)),
    patients: patients.map(({ at }) => place(at)),
    shut: blockedRooms('victims', content, blocks),
  };
}

export const blockedRooms = (
  whom: 'patients' | 'victims',
  content: CardIndex,
  blocks: readonly Pick<Block, 'room' | 'against'>[],
): RoomSet =>
  blocks.reduce(
    (set, { room, against }) =>
      against === 'all' || against === whom ? set | (1 << content.rooms.indexOf(room)) : set,
    0,
  );

export const bits = (places: readonly RoomIndex[]): RoomSet => places.reduce((set, place) => set | (1 << place), 0);

export function* placesIn(set: RoomSet): Generator<RoomIndex> {
  for (let rest = set; rest !== 0; rest &= rest - 1) yield 31 - Math.clz32(rest & -rest);
}

/** The neighbours of each room, by the index of the room. AE-PAT-02, AE-VIC-05 */
export function neighboursIn({ columns }: Pick<RoomGraph, 'columns'>): RoomSet[] {
  const next: RoomSet[] = [];
  columns.forEach((column, x) => {
    column.forEach((place, y) => {
      next[place] = bits(
        [column[y + 1], column[y - 1], columns[x + 1]?.[y], columns[x - 1]?.[y]].filter((each) => each !== undefined),
      );
    });
  });
  return next;
}

/**
 * The rooms that can be reached from a room in up to `n` steps without entering a closed room. The room itself is
 * always included.
 */
export function within(next: readonly RoomSet[], from: RoomIndex, n: number, closed: RoomSet): RoomSet {
  let found: RoomSet = 1 << from;
  for (let i = 0, edge = found; i < n && edge !== 0; i++) {
    let further: RoomSet = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) further |= next[31 - Math.clz32(rest & -rest)] ?? 0;
    edge = further & ~closed & ~found;
    found |= edge;
  }
  return found;
}

/**
 * The number of steps from the nearest of these rooms to each room, by the index of the room; Infinity if there is no
 * path.
 */
export function stepsFrom(next: readonly RoomSet[], from: RoomSet): number[] {
  const steps = next.map(() => Infinity);
  let found: RoomSet = 0;
  for (let n = 0, edge = from; edge !== 0; n++) {
    found |= edge;
    let further: RoomSet = 0;
    for (const place of placesIn(edge)) {
      steps[place] = n;
      further |= next[place] ?? 0;
    }
    edge = further & ~found;
  }
  return steps;
}
