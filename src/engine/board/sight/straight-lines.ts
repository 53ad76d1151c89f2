// Finds the chains of openings that one straight line can pass. The search is exact: it uses whole thousandths of a
// cell (LOB-RUL-07).
//
// A line never turns back, so it stays in one of four quadrants. Each quadrant is mirrored so that the line goes right
// and down. Each opening then has one end on the left of the line and one end on its right. A line passes a chain of
// openings if all left ends lie strictly left of it and all right ends strictly right of it. Of all such lines, the
// search keeps two: the line that turns furthest left (from an early right end to a late left end) and the line that
// turns furthest right (from an early left end to a late right end). The next opening can be reached if it lies between
// these two lines.
//
// Lines along an axis need no search of their own. The ends of an opening do not count, so such a line can be turned a
// little and still passes the same openings. A line therefore never has to touch a corner.
//
// Numbers cannot overflow. A point is at most 1,000 cells from the origin (see `parseBoard`), so the difference between
// two coordinates is at most 2 · 10⁶ thousandths, and a product of two differences is at most 4 · 10¹². JavaScript
// numbers are exact up to 9 · 10¹⁵.
import type { Board } from '../board.js';
import type { Openings } from './openings.js';
import type { Cell } from '../types.js';

/** The openings that the line has passed so far. The same object is reused: read it before the search goes on. */
export interface Chain {
  length: number;
  /** The cell and side of each opening, as cell × 4 + side. */
  readonly at: Int16Array;
  /** The two ends of each opening in thousandths, mirrored so that the line goes right and down. */
  readonly leftX: Float64Array;
  readonly leftY: Float64Array;
  readonly rightX: Float64Array;
  readonly rightY: Float64Array;
  /** The true direction of the line: 1 if it goes right, −1 if it goes left; for `turnY`, 1 is down and −1 is up. */
  turnX: number;
  turnY: number;
}

const chains = new WeakMap<Board, Chain>();

/**
 * A chain object with room for the longest chain on the board. It is shared, because only one chain is followed at a
 * time.
 */
function chainOn(board: Board): Chain {
  const places = (): Float64Array => new Float64Array(board.cells.length);
  const known = chains.get(board) ?? {
    length: 0,
    at: new Int16Array(board.cells.length),
    leftX: places(),
    leftY: places(),
    rightX: places(),
    rightY: places(),
    turnX: 1,
    turnY: 1,
  };
  chains.set(board, known);
  return known;
}

/**
 * Follows all lines that leave a space through openings. A line that comes back to this space is not followed further:
 * everything beyond is also seen along a line that starts at that point.
 * @param enter Called for each cell that is entered; returns whether to continue from there.
 */
export function traceLines(
  board: Board,
  { pass, from, to }: Openings,
  viewer: number,
  enter: (cell: number, chain: Chain) => boolean,
): void {
  const { cells, spaceOf, next } = board;
  const chain = chainOn(board);
  const { at, leftX, leftY, rightX, rightY } = chain;

  /**
   * Twice the area of the triangle between a point and a line from a right end to a left end; negative if the point is
   * left of the line.
   */
  const fromRight = (right: number, left: number, x: number, y: number): number =>
    ((leftX[left] as number) - (rightX[right] as number)) * (y - (rightY[right] as number)) -
    ((leftY[left] as number) - (rightY[right] as number)) * (x - (rightX[right] as number));
  const fromLeft = (left: number, right: number, x: number, y: number): number =>
    ((rightX[right] as number) - (leftX[left] as number)) * (y - (leftY[left] as number)) -
    ((rightY[right] as number) - (leftY[left] as number)) * (x - (leftX[left] as number));

  /**
   * The line that turns furthest left goes from right end `a` to left end `b`; the line that turns furthest right goes
   * from left end `c` to right end `d`.
   */
  const go = (cell: number, n: number, a: number, b: number, c: number, d: number): void => {
    for (let axis = 0; axis < 2; axis++) {
      const turn = axis ? chain.turnY : chain.turnX;
      const side = cell * 4 + (axis ? 1 + turn : 2 - turn);
      const beyond = next[side] as number;
      const way = pass[side] as number;
      if (!way || spaceOf[beyond] === viewer) continue;
      // The line crosses this edge along `axis`, so the opening extends along the other axis. If the line goes left or
      // up on that other axis, the two ends of the opening swap places.
      const forth = (axis ? chain.turnX : chain.turnY) > 0;
      const near = forth ? (from[side] as number) : -(to[side] as number);
      const far = forth ? (to[side] as number) : -(from[side] as number);
      const [x, y] = cells[cell] as Cell;
      const edge = turn * ((axis ? y : x) + (turn > 0 ? 1 : 0)) * 1000;
      const lx = axis ? far : edge;
      const ly = axis ? edge : near;
      const rx = axis ? near : edge;
      const ry = axis ? edge : far;
      // From the third opening on, an opening may lie out of reach: beyond the line that turns furthest left, or beyond
      // the line that turns furthest right. An opening that only touches one of these lines is out of reach too.
      if (n > 1 && (fromLeft(c, d, lx, ly) >= 0 || fromRight(a, b, rx, ry) <= 0)) continue;
      at[n] = side;
      leftX[n] = lx;
      leftY[n] = ly;
      rightX[n] = rx;
      rightY[n] = ry;
      let [a2, b2, c2, d2] = [a, b, c, d];
      if (n > 1 && fromRight(a, b, lx, ly) > 0) {
        b2 = n;
        for (let i = a + 1; i < n; i++) if (fromRight(a2, n, rightX[i] as number, rightY[i] as number) < 0) a2 = i;
      }
      if (n > 1 && fromLeft(c, d, rx, ry) < 0) {
        d2 = n;
        for (let i = c + 1; i < n; i++) if (fromLeft(c2, n, leftX[i] as number, leftY[i] as number) > 0) c2 = i;
      }
      chain.length = n + 1;
      // A line through an open door or a breach ends in the space behind it, and sees all of that space (LOB-RUL-09,
      // LOB-LOS-08).
      if (enter(beyond, chain) && way === 1) go(beyond, n + 1, a2, b2, c2, d2);
    }
  };
  for (const turnX of [1, -1])
    for (const turnY of [1, -1]) {
      [chain.turnX, chain.turnY] = [turnX, turnY];
      for (let cell = 0; cell < cells.length; cell++) if (spaceOf[cell] === viewer) go(cell, 0, 0, 1, 0, 1);
    }
}
