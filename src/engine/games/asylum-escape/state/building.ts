// The building: its columns of rooms, which rooms are neighbours, and how far a Victim can move. AE-RUL-03
import type { CardIndex } from '../cards/card-index.js';
import { colourOf } from '../cards/card-index.js';
import type { PlaceTrait, Way, Where } from '../cards/card-types.js';
import type { Block, Patient, RoomId, RoomSet, State } from './state.js';

/** The parts of a state, or of a seat's view, that the functions of this file need. */
export interface Building {
  readonly columns: readonly (readonly RoomId[])[];
  readonly patients: readonly Pick<Patient, 'at'>[];
  readonly blocks: readonly Block[];
}

export interface RoomPosition {
  /** The column from the left, counted from 0. */
  readonly x: number;
  /** The height from the bottom, counted from 0. */
  readonly y: number;
}

export function spotOf({ columns }: Pick<Building, 'columns'>, room: RoomId): RoomPosition | null {
  for (let x = 0; x < columns.length; x++) {
    const y = columns[x]?.indexOf(room) ?? -1;
    if (y >= 0) return { x, y };
  }
  return null;
}

const steps: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, 1],
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
};
export const ways = Object.keys(steps) as readonly Way[];

/** The neighbouring room in that direction; null if there is none. */
export function beside(building: Pick<Building, 'columns'>, room: RoomId, way: Way): RoomId | null {
  const spot = spotOf(building, room);
  if (!spot) return null;
  const [dx, dy] = steps[way];
  return building.columns[spot.x + dx]?.[spot.y + dy] ?? null;
}

/** The orthogonal neighbours of a room. AE-PAT-02, AE-VIC-05 */
export function neighbours({ columns }: Pick<Building, 'columns'>, room: RoomId): RoomId[] {
  const spot = spotOf({ columns }, room);
  if (!spot) return [];
  return ways.flatMap((way) => {
    const [dx, dy] = steps[way];
    return columns[spot.x + dx]?.[spot.y + dy] ?? [];
  });
}

export const roomsOf = ({ columns }: Pick<Building, 'columns'>): RoomId[] => columns.flat();

export const hasPatient = ({ patients }: Pick<Building, 'patients'>, room: RoomId): boolean =>
  patients.some(({ at }) => at === room);

/** Whether a room was searched since the last announcements. A Victim in such a room is found. AE-RUL-10 */
export const isSearched = (
  { searched }: { readonly searched: readonly { readonly room: RoomId }[] },
  at: RoomId | null,
): boolean => searched.some(({ room }) => room === at);

export const isBlocked = (
  { blocks }: Pick<Building, 'blocks'>,
  room: RoomId,
  against: 'patients' | 'victims',
): boolean => blocks.some((block) => block.room === room && (block.against === against || block.against === 'all'));

/** The number of steps from one room to every room; unreachable rooms are missing. */
export function distances(building: Pick<Building, 'columns'>, from: RoomId): Map<RoomId, number> {
  const found = new Map([[from, 0]]);
  for (const [room, n] of found)
    for (const next of neighbours(building, room)) if (!found.has(next)) found.set(next, n + 1);
  return found;
}

export const roomsWithin = (building: Pick<Building, 'columns'>, from: RoomId, n: number): RoomId[] =>
  [...distances(building, from)].flatMap(([room, steps]) => (steps <= n ? [room] : []));

export interface MoveRooms {
  /** Rooms where a move can end without a catch, including the room where it begins. */
  readonly free: readonly RoomId[];
  /** Patients' rooms that can be entered; the move ends there. AE-RUL-18, AE-RUL-49 */
  readonly enter: readonly RoomId[];
}

/**
 * The rooms that a Victim can reach in up to `n` steps from any of these rooms. A step into a Patient's room ends the
 * move, so no path leads through such a room.
 */
export function reach(building: Building, from: readonly RoomId[], n: number): MoveRooms {
  const free = new Map(from.map((room) => [room, 0]));
  const enter = new Set<RoomId>();
  for (const [room, steps] of free) {
    if (steps === n) continue;
    for (const next of neighbours(building, room)) {
      if (isBlocked(building, next, 'victims')) continue;
      if (hasPatient(building, next)) enter.add(next);
      else if (!free.has(next)) free.set(next, steps + 1);
    }
  }
  return { free: [...free.keys()], enter: [...enter] };
}

/**
 * The room where a push of `n` rooms in that direction takes a Victim. The push ends early where there is no room or a
 * blocked one, and in a Patient's room. AE-RUL-41
 */
export function slide(
  building: Building,
  from: RoomId,
  way: Way,
  n: number,
): { readonly room: RoomId; readonly caught: boolean } {
  let room = from;
  for (let i = 0; i < n; i++) {
    const next = beside(building, room, way);
    if (next === null || isBlocked(building, next, 'victims')) break;
    room = next;
    if (hasPatient(building, room)) return { room, caught: true };
  }
  return { room, caught: false };
}

export function roomsWhere(building: Building, where: Where): RoomId[] {
  const { columns } = building;
  switch (where) {
    case 'any':
      return roomsOf(building);
    case 'empty':
      return roomsOf(building).filter((room) => !hasPatient(building, room));
    case 'patient':
      return roomsOf(building).filter((room) => hasPatient(building, room));
    case 'top':
      return columns.flatMap((column) => column.at(-1) ?? []);
    case 'bottom':
      return columns.flatMap((column) => column[0] ?? []);
    case 'outer':
      return columns.flatMap((column, x) => (x === 0 || x === columns.length - 1 ? column : []));
    case 'near-patient':
      return roomsOf(building).filter(
        (room) => !hasPatient(building, room) && neighbours(building, room).some((next) => hasPatient(building, next)),
      );
  }
}

/** A trait of a room, as players say it: the column or height (both from 1), the colour, or the room itself. */
export function traitOf(
  content: CardIndex,
  building: Pick<Building, 'columns'>,
  room: RoomId,
  what: PlaceTrait,
): string {
  const spot = spotOf(building, room);
  switch (what) {
    case 'column':
      return String((spot?.x ?? 0) + 1);
    case 'height':
      return String((spot?.y ?? 0) + 1);
    case 'colour':
      return colourOf(content, room);
    case 'room':
      return room;
  }
}

// Sets of rooms

export const bitOf = ({ rooms }: CardIndex, room: RoomId): RoomSet => 1 << rooms.indexOf(room);
export const setOf = (content: CardIndex, rooms: readonly RoomId[]): RoomSet =>
  rooms.reduce((set, room) => set | bitOf(content, room), 0);
export const listOf = ({ rooms }: CardIndex, set: RoomSet): RoomId[] => rooms.filter((_, i) => set & (1 << i));

/**
 * The rooms where a Victim can be after a secret move of up to `n` steps from one of these rooms, if the Victim was not
 * caught.
 */
export function spread(content: CardIndex, state: State, from: RoomSet, n: number): RoomSet {
  return setOf(content, reach(state, listOf(content, from), n).free);
}
