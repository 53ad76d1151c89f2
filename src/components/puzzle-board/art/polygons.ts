// Polygons of the drawing, in units of the board.
import type { Pose, Point } from '../layout.js';

export const line = (...points: readonly Point[]): string => `M${points.join('L')}`;

export const outline = (points: readonly Point[]): string => `${line(...points)}Z`;

/** Maps each corner, together with its two neighbours. */
export const corners = <T>(points: readonly Point[], give: (before: Point, corner: Point, after: Point) => T): T[] =>
  points.map((corner, i) => give(points.at(i - 1) as Point, corner, points[(i + 1) % points.length] as Point));

export const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

/** Returns the point at the distance `far` from one point towards another. */
export function along(from: Point, to: Point, far: number): Point {
  const part = far / distance(from, to);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Moves the sides of a clockwise polygon outwards; a negative distance moves them inwards. */
export const grown = (points: readonly Point[], far: number): Point[] =>
  corners(points, (before, [x, y], after) => {
    const [ax, ay] = along([0, 0], [x - before[0], y - before[1]], 1);
    const [bx, by] = along([0, 0], [after[0] - x, after[1] - y], 1);
    const part = far / (1 + ax * bx + ay * by);
    return [x + part * (ay + by), y - part * (ax + bx)];
  });

export const middle = (points: readonly Point[]): Point =>
  points.reduce(([x, y], point) => [x + point[0] / points.length, y + point[1] / points.length], [0, 0]);

/** Returns a pose as an SVG `transform`. */
export const lying = ({ x, y, angle }: Pose): string => `translate(${x} ${y}) rotate(${angle})`;
