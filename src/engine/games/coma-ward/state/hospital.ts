// The board: four Floors of square Spaces, their neighbours, and what is In Sight of what. CW-RUL-07 to -10
import { boardOf } from '../../../board/board.js';
import { floorPlan, isRoomKind } from '../../../board/floor-plan.js';
import { centreStop } from '../../../board/sight/centre-line.js';
import type { Cell, SpaceKind } from '../../../board/types.js';
import type { Pack } from '../cards/card-types.js';

/** `2:3,1`: the Floor (0 is the Basement), the column and the row. */
export type SpaceId = string;

/** `undiscovered` is a space for a Room Card, whether or not one lies there. */
export type SpaceType = Exclude<SpaceKind, 'room'>;

export interface Space {
  readonly id: SpaceId;
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly type: SpaceType;
  /** The Spaces in all eight directions. Walls do not matter. CW-MOV-01, CW-MOV-03 */
  readonly neighbours: readonly SpaceId[];
  /** The neighbours that a Move can reach: no Move goes from a Room to another Room. CW-MOV-04, CW-RUL-08 */
  readonly moves: readonly SpaceId[];
  /** The stairs one Floor up and down, if this is a stairs Space. CW-MOV-08 */
  readonly stairs: readonly SpaceId[];
  /** The Spaces of the same Floor that are In Sight, this one included. CW-SEE-01 */
  readonly inSight: ReadonlySet<SpaceId>;
}

export interface Hospital {
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly start: SpaceId;
  /** The elevator Space of each Floor. */
  readonly elevators: readonly SpaceId[];
}

/** Whether a Space is a Room: a Room Card, a space for one, or a named Room. CW-GEN-13, CW-RUL-08 */
export const isRoom = ({ type }: Pick<Space, 'type'>): boolean => isRoomKind(type);

export const idAt = (floor: number, x: number, y: number): SpaceId => `${floor}:${x},${y}`;

/** The number of the Floor of a Space. */
export const floorOf = (id: SpaceId): number => Number(id.charAt(0));

export function hospitalOf(board: Pack['board']): Hospital {
  const spaces = new Map<SpaceId, Space>();
  const elevators: SpaceId[] = [];
  let start = '';
  const plans = board.map((rows) => boardOf(floorPlan(rows)));
  const kindAt = (floor: number, cell: Cell): SpaceKind | undefined =>
    plans[floor]?.data.spaces.find(({ cells }) => String(cells) === String(cell))?.kind;
  plans.forEach((plan, floor) => {
    const { cells, edges } = plan;
    const squares = cells.map((cell, n) => ({
      id: idAt(floor, ...cell),
      type: plan.data.spaces[n]?.kind as SpaceType,
      cell,
    }));
    for (const [n, { id, type, cell }] of squares.entries()) {
      const [x, y] = cell;
      const near = squares.filter((other) => distance(other.cell, cell) === 1);
      const otherStairs = [floor + 1, floor - 1].filter((other) => kindAt(other, cell) === 'stairs');
      spaces.set(id, {
        id,
        floor,
        x,
        y,
        type,
        neighbours: near.map((other) => other.id),
        moves: near.filter((other) => !isRoom({ type }) || !isRoom(other)).map((other) => other.id),
        stairs: type === 'stairs' ? otherStairs.map((other) => idAt(other, x, y)) : [],
        inSight: new Set(squares.flatMap((other, to) => (centreStop(plan, edges, n, to) ? [] : [other.id]))),
      });
      if (type === 'elevator') elevators[floor] = id;
      if (type === 'nurses-station' && floor === 2) start = id;
    }
  });
  return { spaces, start, elevators };
}

const distance = (a: Cell, b: Cell): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** The Space with this id. Ids in a state come from the board, so the Space exists. */
export function spaceOf({ spaces }: Hospital, id: SpaceId): Space {
  const space = spaces.get(id);
  if (!space) throw new RangeError(`There is no Space "${id}".`);
  return space;
}
