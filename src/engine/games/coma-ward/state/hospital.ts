// The board: four Floors of square Spaces, their neighbours, and what is In Sight of what. CW-RUL-07 to -10
import type { Pack } from '../cards/card-types.js';

/** `2:3,1`: the Floor (0 is the Basement), the column and the row. */
export type SpaceId = string;

/** `undiscovered` is a space for a Room Card, whether or not one lies there. */
export type SpaceType = 'hallway' | 'stairs' | 'elevator' | 'undiscovered' | NamedRoom;
export type NamedRoom = 'nurses-station' | 'lobby' | 'entrance' | 'closet';

export interface Space {
  readonly id: SpaceId;
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly type: SpaceType;
  /** The Spaces in all eight directions. Walls do not matter. CW-MOV-01, CW-MOV-03 */
  readonly neighbours: readonly SpaceId[];
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

const letters: Readonly<Record<string, SpaceType>> = {
  R: 'undiscovered',
  H: 'hallway',
  N: 'nurses-station',
  L: 'lobby',
  E: 'entrance',
  C: 'closet',
  S: 'stairs',
  V: 'elevator',
};

/** Whether a Space is a Room: a Room Card, a space for one, or a named Room. CW-GEN-13, CW-RUL-08 */
export const isRoom = ({ type }: Pick<Space, 'type'>): boolean =>
  type !== 'hallway' && type !== 'stairs' && type !== 'elevator';

export const idAt = (floor: number, x: number, y: number): SpaceId => `${floor}:${x},${y}`;

/** The number of the Floor of a Space. */
export const floorOf = (id: SpaceId): number => Number(id.charAt(0));

/** The type of each square of one Floor; undefined where the building is solid. */
type Plan = (x: number, y: number) => SpaceType | undefined;

/**
 * Whether a wall stands between two squares that share an edge: one of them is solid, both are Rooms, or one is an
 * elevator. CW-RUL-10
 */
function isWall(plan: Plan, ax: number, ay: number, bx: number, by: number): boolean {
  const a = plan(ax, ay);
  const b = plan(bx, by);
  if (a === undefined || b === undefined || a === 'elevator' || b === 'elevator') return true;
  return isRoom({ type: a }) && isRoom({ type: b });
}

/**
 * Whether the straight line between the centres of two squares crosses no wall. It is followed from square to square:
 * it passes into the next column when it reaches x = column + ½, and into the next row in the same way. Where both
 * happen at once, it passes through a corner, and one of the two ways around the corner must be free of walls.
 * CW-RUL-10
 */
export function isLineClear(plan: Plan, ax: number, ay: number, bx: number, by: number): boolean {
  const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)];
  const [stepX, stepY] = [Math.sign(bx - ax), Math.sign(by - ay)];
  let [x, y] = [ax, ay];
  for (let columns = 0, rows = 0; columns < dx || rows < dy;) {
    // The line reaches the next column after (2 columns + 1) / 2dx of its length, and the next row likewise. Multiplied
    // by 2dx · 2dy, both are whole numbers.
    const column = columns < dx ? (2 * columns + 1) * dy : Infinity;
    const row = rows < dy ? (2 * rows + 1) * dx : Infinity;
    const [nextX, nextY] = [x + stepX, y + stepY];
    if (column === row) {
      const isAround =
        (!isWall(plan, x, y, nextX, y) && !isWall(plan, nextX, y, nextX, nextY)) ||
        (!isWall(plan, x, y, x, nextY) && !isWall(plan, x, nextY, nextX, nextY));
      if (!isAround) return false;
      [x, y] = [nextX, nextY];
      columns++;
      rows++;
    } else if (column < row) {
      if (isWall(plan, x, y, nextX, y)) return false;
      x = nextX;
      columns++;
    } else {
      if (isWall(plan, x, y, x, nextY)) return false;
      y = nextY;
      rows++;
    }
  }
  return true;
}

export function hospitalOf(board: Pack['board']): Hospital {
  const spaces = new Map<SpaceId, Space>();
  const elevators: SpaceId[] = [];
  let start = '';
  board.forEach((rows, floor) => {
    const plan: Plan = (x, y) => letters[rows[y]?.charAt(x) ?? ''];
    const squares = rows.flatMap((row, y) => Array.from(row, (_, x) => ({ x, y }))).filter(({ x, y }) => plan(x, y));
    for (const { x, y } of squares) {
      const type = plan(x, y) as SpaceType;
      const near = squares.filter((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) === 1);
      const id = idAt(floor, x, y);
      const otherStairs = [floor + 1, floor - 1].filter(
        (other) => letters[board[other]?.[y]?.charAt(x) ?? ''] === 'stairs',
      );
      spaces.set(id, {
        id,
        floor,
        x,
        y,
        type,
        neighbours: near.map((other) => idAt(floor, other.x, other.y)),
        stairs: type === 'stairs' ? otherStairs.map((other) => idAt(other, x, y)) : [],
        inSight: new Set(
          squares
            .filter((other) => isLineClear(plan, x, y, other.x, other.y))
            .map((other) => idAt(floor, other.x, other.y)),
        ),
      });
      if (type === 'elevator') elevators[floor] = id;
      if (type === 'nurses-station' && floor === 2) start = id;
    }
  });
  return { spaces, start, elevators };
}

/** The Space with this id. Ids in a state come from the board, so the Space exists. */
export function spaceOf({ spaces }: Hospital, id: SpaceId): Space {
  const space = spaces.get(id);
  if (!space) throw new RangeError(`There is no Space "${id}".`);
  return space;
}
