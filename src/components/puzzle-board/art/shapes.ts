// Polygons and points of the drawing, in units of the board.
import { sideOf, type Place, type Point } from '../layout.js';
import type { Side } from '../../../engine/puzzle/types.js';

/** The middle of a piece. */
export const middle: Place = { x: 0, y: 0, angle: 0 };

/** So far from the middle of a piece towards one of its sides. */
export function towards(side: number, far: number): Point {
  const { x, y } = sideOf(middle, side as Side, far);
  return [x, y];
}

export const line = (...points: readonly Point[]): string => `M${points.join('L')}`;

export const outline = (points: readonly Point[]): string => `${line(...points)}Z`;

/** What each corner gives, told of the one before it and the one after it. */
export const corners = <T>(points: readonly Point[], give: (before: Point, corner: Point, after: Point) => T): T[] =>
  points.map((corner, i) => give(points.at(i - 1) as Point, corner, points[(i + 1) % points.length] as Point));

/** From a point so far in the direction of another. */
export function along([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const part = far / Math.hypot(toX - x, toY - y);
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** A clockwise polygon with its sides moved outwards; inwards below 0. */
export const grown = (points: readonly Point[], far: number): Point[] =>
  corners(points, (before, [x, y], after) => {
    const [ax, ay] = along([0, 0], [x - before[0], y - before[1]], 1);
    const [bx, by] = along([0, 0], [after[0] - x, after[1] - y], 1);
    const part = far / (1 + ax * bx + ay * by);
    return [x + part * (ay + by), y - part * (ax + bx)];
  });

/** The middle of the corners. */
export const centre = (points: readonly Point[]): Point => [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length) as unknown as Point;

/** Where a thing lies, as a `transform`. */
export const lying = ({ x, y, angle }: Place): string => `translate(${x} ${y}) rotate(${angle})`;
