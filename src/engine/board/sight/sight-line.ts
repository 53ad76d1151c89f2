// Finds a line that shows why one space sees another, or where the line of sight stops. It is a line that a person
// would draw with a ruler.
import type { Board } from '../board.js';
import { centreStop } from './centre-line.js';
import { openings, passageOf, type SightPassage } from './openings.js';
import { measureLine, type LineMeasure } from './line-measure.js';
import { traceLines } from './straight-lines.js';
import type { BoardEdge, BoundaryKind, Cell, Point, SightLine, Stop } from '../types.js';

/** A line through a chain of openings: its two ends, and the points where it crosses the openings. */
interface Drawn {
  readonly from: Point;
  readonly to: Point;
  readonly at: readonly number[];
  readonly crossings: readonly Point[];
}

/**
 * Less strict rules of sight. If a space is not seen, these rules are tried in order. The first one under which the
 * space would be seen gives the reason.
 */
const relaxed: readonly ((kind: BoundaryKind) => SightPassage)[] = [
  (kind) => (passageOf(kind) ? 1 : 0),
  (kind) => (kind === 'closed-door' ? 2 : passageOf(kind)),
  (kind) => (kind === 'wall' ? 0 : 1),
];

export function sightLine(board: Board, edges: readonly BoardEdge[], viewer: number, target: number): SightLine {
  if (viewer === target) {
    const [x, y] = board.cells[board.spaceOf.indexOf(viewer)] as Cell;
    return { sees: true, from: [x + 0.5, y + 0.5], to: [x + 0.5, y + 0.5] };
  }
  if (board.data.sight === 'centres') return centreLine(board, edges, viewer, target);
  const seen = shortest(board, edges, viewer, target, passageOf);
  if (seen) return { sees: true, from: seen.from, to: seen.to };
  for (const pass of relaxed) {
    const line = shortest(board, edges, viewer, target, pass);
    if (line) return { sees: false, ...stopOf(board, edges, line), from: line.from, to: line.to };
  }
  const { by, at, boundary, from, to } = furthest(board, edges, viewer, target);
  return { sees: false, by, at, boundary, from, to };
}

/** The line between the centres of two spaces of one cell each. */
function centreLine(board: Board, edges: readonly BoardEdge[], viewer: number, target: number): SightLine {
  const [from, to] = [viewer, target].map((cell): Point => {
    const [x, y] = board.cells[cell] as Cell;
    return [x + 0.5, y + 0.5];
  }) as [Point, Point];
  const stop = centreStop(board, edges, viewer, target);
  if (!stop) return { sees: true, from, to };
  const { id, kind } = edges[stop.edge] as BoardEdge;
  return { sees: false, by: kind === 'closed-door' ? kind : 'wall', at: stop.at, boundary: id, from, to };
}

/** A line through as few openings as possible; null if there is none. */
function shortest(
  board: Board,
  edges: readonly BoardEdge[],
  viewer: number,
  target: number,
  pass: (kind: BoundaryKind) => SightPassage,
): Drawn | null {
  const best = { at: [] as number[], left: [] as Point[], right: [] as Point[], turn: [1, 1] as Point, last: -1 };
  traceLines(board, openings(board, edges, pass), viewer, (cell, chain) => {
    if (best.last >= 0 && chain.length >= best.at.length) return false;
    if (board.spaceOf[cell] !== target) return true;
    const ends = (xs: Float64Array, ys: Float64Array): Point[] =>
      Array.from(xs.subarray(0, chain.length), (x, n) => [x, ys[n] as number]);
    best.left = ends(chain.leftX, chain.leftY);
    best.right = ends(chain.rightX, chain.rightY);
    best.turn = [chain.turnX, chain.turnY];
    best.at = [...chain.at.subarray(0, chain.length)];
    best.last = cell;
    return false;
  });
  const { at, left, right, turn, last } = best;
  if (last < 0) return null;
  const corner = (cell: number): Point => {
    const [x, y] = board.cells[cell] as Cell;
    return [(turn[0] < 0 ? -x - 1 : x) * 1000, (turn[1] < 0 ? -y - 1 : y) * 1000];
  };
  const [from, to, ...crossings] = draw(left, right, corner((at[0] as number) >> 2), corner(last)).map(
    ([x, y]): Point => [(turn[0] * x) / 1000, (turn[1] * y) / 1000],
  );
  return { at, from: from as Point, to: to as Point, crossings };
}

/**
 * The line in the middle of all lines that begin in the cell `first`, pass these openings and end in the cell `last`.
 * Returns its two ends, and then the points where it crosses the openings.
 */
function draw(left: readonly Point[], right: readonly Point[], first: Point, last: Point): Point[] {
  const [along, place] = middleLine(left, right);
  const crossings = left.map((end, n) => crossing(end, right[n] as Point, along, place));
  const [start, end] = [crossings[0] as Point, crossings[crossings.length - 1] as Point];
  return [halfway(start, [-along[0], -along[1]], first), halfway(end, along, last), ...crossings];
}

const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;
const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
const plus = ([ax, ay]: Point, [bx, by]: Point, times: number): Point => [ax + bx * times, ay + by * times];

/**
 * The direction of a line between the left and the right ends, and a point on this line. All lines a·x + b·y = c that
 * have the left ends on their left and the right ends on their right form a cone in the space of a, b and c. The edges
 * of this cone are lines through two of the ends. The sum of these edges lies well inside the cone.
 */
function middleLine(left: readonly Point[], right: readonly Point[]): [along: Point, place: Point] {
  const [a, b] = [left[0] as Point, right[0] as Point];
  // A line through a single opening crosses it at a right angle. Its direction is never negative, because the board is
  // mirrored so that the line goes right or down.
  if (left.length === 1)
    return [
      [Math.abs(b[1] - a[1]), Math.abs(b[0] - a[0])],
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    ];
  let [x, y, c] = [0, 0, 0];
  const ends = [...left, ...right];
  for (const one of ends)
    for (const other of ends) {
      const along = minus(other, one);
      const length = Math.sqrt(along[0] ** 2 + along[1] ** 2);
      const between =
        left.every((end) => cross(along, minus(end, one)) <= 0) &&
        right.every((end) => cross(along, minus(end, one)) >= 0);
      if (!length || !between) continue;
      x += along[0] / length;
      y += along[1] / length;
      c += cross(along, one) / length;
    }
  const square = x ** 2 + y ** 2;
  return [
    [x, y],
    [(-y * c) / square, (x * c) / square],
  ];
}

/** The point where the line crosses the opening with these two ends. */
function crossing(one: Point, other: Point, along: Point, place: Point): Point {
  const [before, after] = [cross(along, minus(one, place)), cross(along, minus(other, place))];
  return plus(one, minus(other, one), before / (before - after));
}

/** The point halfway between `start` and the place where the line leaves the cell. */
function halfway(start: Point, along: Point, cell: Point): Point {
  const far = [0, 1].map((axis) => {
    const speed = along[axis] as number;
    const wall = (cell[axis] as number) + (speed > 0 ? 1000 : 0);
    return speed ? (wall - (start[axis] as number)) / speed : Infinity;
  });
  return plus(start, along, Math.min(...far) / 2);
}

/** Where a line through all these openings has to end, and why. */
function stopOf(
  board: Board,
  edges: readonly BoardEdge[],
  { at, crossings }: Drawn,
): { by: Stop; at: Point; boundary: string } {
  let limited = false;
  for (const [n, side] of at.entries()) {
    const edge = edges[board.edgeAt[side] as number];
    if (!edge) continue;
    const by = limited ? 'past-opening' : edge.kind === 'closed-door' ? 'closed-door' : null;
    if (by) return { by, at: crossings[n] as Point, boundary: edge.id };
    limited = passageOf(edge.kind) === 2;
  }
  throw new Error('Nothing stops this line, so the space is seen.');
}

/** The maximum number of pairs of cells that are tried, beginning with the nearest pairs. */
const mostPairs = 4;
const places = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y): Point => [x, y]));

/**
 * The line that gets furthest toward a space that no straight line through openings reaches. If several lines get
 * equally far, the first of them is returned. A line between the middles of the nearest cells is tried before all
 * others.
 */
function furthest(board: Board, edges: readonly BoardEdge[], viewer: number, target: number): LineMeasure {
  const cellsOf = (space: number): number[] => [...board.cells.keys()].filter((cell) => board.spaceOf[cell] === space);
  const apart = (one: number, other: number): number => {
    const [x, y] = minus(board.cells[one] as Cell, board.cells[other] as Cell);
    return x ** 2 + y ** 2;
  };
  const pairs = cellsOf(viewer).flatMap((one) =>
    cellsOf(target).map((other) => ({ one, other, far: apart(one, other) })),
  );
  const tried = pairs
    .sort((a, b) => a.far - b.far)
    .slice(0, mostPairs)
    .flatMap(({ one, other }) => {
      const ends = standing(board, edges, other);
      return standing(board, edges, one).flatMap((start) =>
        ends.map((end) => measureLine(board, edges, one, start, end)),
      );
    });
  // A line that ends at a wall explains more than a line that ends at a closed door, because there is a wall behind the
  // door anyway.
  const worth = ({ by, crossed }: LineMeasure): number => (by === 'wall' || by === 'no-line' ? 1000 : 0) + crossed;
  return tried.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/**
 * The points in a cell at which the tried lines begin or end: its middle, points around the middle, and one point in
 * front of each opening.
 */
function standing({ cells, edgeAt }: Board, edges: readonly BoardEdge[], cell: number): Point[] {
  const before = [0, 1, 2, 3].flatMap((side): Point[] => {
    const { from = 0, to = 0 } = edges[edgeAt[cell * 4 + side] as number] ?? {};
    const [along, across] = [(from + to) / 2, side === 1 || side === 2 ? 0.9 : 0.1];
    return from < to ? [side & 1 ? [across, along] : [along, across]] : [];
  });
  return [...places, ...before].map((place) => plus(place, cells[cell] as Cell, 1));
}
