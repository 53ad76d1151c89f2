// The positions of things on the board of a puzzle. A piece is 100 units wide; x increases to the right, and y
// downwards.
import { socketsOf } from '../../engine/puzzle/geometry.js';
import type { Puzzle, Side } from '../../engine/puzzle/types.js';

export type Point = readonly [x: number, y: number];

/** The middle of something on the board, and its clockwise rotation in degrees. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface Layout {
  /** The pose of each position, in the order of their numbers. */
  readonly places: readonly Pose[];
  /** The corners of each part of the setup tile, clockwise. */
  readonly tile: readonly (readonly Point[])[];
  /**
   * The corners of the area that the pieces and the tile cover together: a rectangle or, if the puzzle is not on a
   * grid, a convex hull.
   */
  readonly bed: readonly Point[];
}

const along = ({ x, y, angle }: Pose, dx: number, dy: number): Point => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const exact = (n: number): number => Math.round(n * 1000) / 1000;
  return [exact(x + dx * cos - dy * sin), exact(y + dx * sin + dy * cos)];
};

/** Returns the middle of a side, facing outwards. It is `far` units from the middle of the cell. */
export function sideOf(place: Pose, side: Side, far = 50): Pose {
  const angle = place.angle + side * 90;
  const [x, y] = along({ ...place, angle }, 0, -far);
  return { x, y, angle };
}

const square = (place: Pose, sides: readonly Side[] = [0, 1, 2, 3]): Point[] =>
  sides.flatMap((side) => [-50, 50].map((dx) => along({ ...place, angle: place.angle + side * 90 }, dx, -50)));

const cell = ([row, column]: readonly [number, number]): Pose => ({ x: column * 100, y: row * 100, angle: 0 });

export function layoutOf(puzzle: Puzzle): Layout {
  const { at, xyA = [], tileCells = [] } = puzzle;
  if (!at) {
    const places = xyA.map(([x, y, angle]) => ({ x: x * 100, y: y * 100, angle }));
    const touching = socketsOf(puzzle).flatMap((touch) => {
      const place = places[touch.at - 1];
      return place ? square(place, [touch.side]) : [];
    });
    return { places, tile: [hull(touching)], bed: hull(places.flatMap((place) => square(place))) };
  }
  const places = at.map(cell);
  const corners = [...places, ...tileCells.map(cell)].flatMap((place) => square(place));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    places,
    tile: outlines(tileCells.map(cell)),
    bed: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  };
}

/** Returns the outlines of cells, clockwise: one loop for each connected part. */
function outlines(cells: readonly Pose[]): Point[][] {
  const edges = cells.flatMap((place) => ([0, 1, 2, 3] as const).map((side) => square(place, [side])));
  // Two cells that share an edge list it in opposite directions. Such an edge is not part of the outline.
  const outer = new Map(edges.map((edge) => [String(edge), edge]));
  for (const edge of edges) if (outer.delete(String([...edge].reverse()))) outer.delete(String(edge));
  const loops: Point[][] = [];
  for (let [edge] = outer.values(); edge; [edge] = outer.values()) {
    const loop: Point[] = [];
    for (; edge; edge = [...outer.values()].find(([from]) => String(from) === String(loop.at(-1)))) {
      outer.delete(String(edge));
      loop.push(edge[1] as Point);
    }
    loops.push(
      loop.filter(([x, y], i) => {
        const [[ax, ay], [bx, by]] = [loop.at(i - 1) as Point, loop[(i + 1) % loop.length] as Point];
        return (x - ax) * (by - y) !== (y - ay) * (bx - x);
      }),
    );
  }
  return loops;
}

/** The corners of the convex hull, clockwise. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const [x, y] of list) {
      for (let n = chain.length; n > 1; n = chain.length) {
        const [[ax, ay], [bx, by]] = [chain[n - 2] as Point, chain[n - 1] as Point];
        // Positions are rounded to three decimals, so a nearly straight corner counts as straight.
        if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 50) break;
        chain.pop();
      }
      chain.push([x, y]);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A focusable thing and its pose. */
export interface Thing extends Pose {
  readonly id: string;
}

/** The layout of a puzzle. It never changes, so it is computed once. */
interface BoardLayout extends Layout {
  /** The positions in the order of their numbers, and the setup tile if it can be turned. */
  readonly things: readonly Thing[];
}

const layouts = new WeakMap<Puzzle, BoardLayout>();

export function boardLayoutOf(puzzle: Puzzle): BoardLayout {
  let laid = layouts.get(puzzle);
  if (!laid) {
    const layout = layoutOf(puzzle);
    layouts.set(puzzle, (laid = { ...layout, things: thingsOf(puzzle, layout) }));
  }
  return laid;
}

function thingsOf(puzzle: Puzzle, { places, tile: [corners = []] }: Layout): Thing[] {
  const middle = (axis: 0 | 1): number =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / (corners.length || 1);
  return [
    ...places.map((place, i) => ({ ...place, id: `position:${i + 1}` })),
    ...((puzzle.steps ?? 1) > 1 ? [{ id: 'tile', x: middle(0), y: middle(1), angle: 0 }] : []),
  ];
}

/** Reads the number of a position from the id of a thing; 0 if the thing is not a position. */
export const numberOf = (thing: string): number => Number(/^position:(\d+)$/.exec(thing)?.[1] ?? 0);
