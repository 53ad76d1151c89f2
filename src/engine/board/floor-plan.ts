// Floors of a hospital, written with a letter for each space, and the four Floors of Coma Ward (CW-RUL-09).
import type { BoardData, BoardSpace, Boundary, SpaceKind } from './types.js';

const letters: Readonly<Record<string, SpaceKind>> = {
  R: 'undiscovered',
  H: 'hallway',
  N: 'nurses-station',
  L: 'lobby',
  E: 'entrance',
  C: 'closet',
  S: 'stairs',
  V: 'elevator',
};

/** Whether a space is a Room, or a space for one (CW-GEN-13, CW-RUL-08). */
export const isRoomKind = (kind: SpaceKind): boolean => kind !== 'hallway' && kind !== 'stairs' && kind !== 'elevator';

/**
 * The board of one Floor. Each row is a text with a letter for each space: `R` a space for a Room, `H` a hallway, `N` the
 * Nurses' Station, `L` the Lobby, `E` the Entrance, `C` the Closet, `S` stairs, `V` an elevator. Anything else is solid.
 * A space is named by its column and row, such as `B3`. A wall stands around an elevator and between two Rooms; all
 * other spaces are open towards each other (CW-RUL-10).
 */
export function floorPlan(rows: readonly string[]): BoardData {
  const kindAt = (x: number, y: number): SpaceKind | undefined => letters[rows[y]?.charAt(x) ?? ''];
  const isOpen = (one: SpaceKind, other: SpaceKind | undefined): boolean =>
    other !== undefined && one !== 'elevator' && other !== 'elevator' && !(isRoomKind(one) && isRoomKind(other));
  const spaces: BoardSpace[] = [];
  const boundaries: Boundary[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const kind = kindAt(x, y);
      if (!kind) continue;
      spaces.push({ id: `${String.fromCharCode(65 + x)}${y + 1}`, kind, cells: [[x, y]] });
      if (isOpen(kind, kindAt(x + 1, y))) boundaries.push({ cell: [x, y], side: 1, kind: 'open' });
      if (isOpen(kind, kindAt(x, y + 1))) boundaries.push({ cell: [x, y], side: 2, kind: 'open' });
    }
  });
  return { version: 1, spaces, boundaries, sight: 'centres' };
}

/** The Floors of Coma Ward in the rows of `floorPlan`, from the Basement up. */
export const comaWardFloors: readonly (readonly string[])[] = [
  ['.R.R.C.', 'SHHHHHV', '...H...', '.RHHHR.', '...R...'],
  ['.R.R.R.', 'SHHHHHV', 'RH.L.HR', '.HHHHHC', '.R.E...'],
  ['.R.R.R.', 'SHHHHHV', 'RH.N.HR', '.HHHHHC', '.R.R...'],
  ['.R.R.R.', 'SHHHHHV', 'RH.N.HR', 'CHHHHH.', '...R.R.'],
];
