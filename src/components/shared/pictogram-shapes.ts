// The shapes that pictograms are made of. A pictogram is one path in one colour, 48 × 48. Where parts of a path overlap,
// there is a hole (fill rule "evenodd"), so parts that belong together stand apart by a small gap, as in a stencil.
import { fine } from './drawing.js';

/** The view box of a pictogram. */
export const PICTOGRAM_BOX = '0 0 48 48';

export const at = (x: number, y: number): string => `${fine(x)} ${fine(y)}`;

/** Points that are written as `x,y x,y …`, each perhaps with a third number. */
export const points = (text: string): number[][] => text.split(' ').map((each) => each.split(',').map(Number));

/** The curve along a circle or an ellipse, between two angles in degrees; 0 is to the right, 90 is down. */
export function sweep(x: number, y: number, r: number, from: number, to: number, ry = r): string {
  const n = Math.ceil(Math.abs(to - from) / 90);
  const step = (((to - from) / n) * Math.PI) / 180;
  const k = (4 / 3) * Math.tan(step / 4);
  let path = '';
  for (let i = 0; i < n; i++) {
    const a = (from * Math.PI) / 180 + i * step;
    const [c, s, c2, s2] = [Math.cos(a), Math.sin(a), Math.cos(a + step), Math.sin(a + step)];
    path += `C${at(x + r * (c - k * s), y + ry * (s + k * c))} ${at(x + r * (c2 + k * s2), y + ry * (s2 - k * c2))} ${at(x + r * c2, y + ry * s2)}`;
  }
  return path;
}

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${at(x + r, y)}${sweep(x, y, r, 0, 360, ry)}Z`;

export const ring = (x: number, y: number, r: number, width = 4): string => disc(x, y, r) + disc(x, y, r - width);

/** A part of a ring, with round ends. `r` is the middle of the line. */
export function arc(x: number, y: number, r: number, from: number, to: number, width = 4): string {
  const h = width / 2;
  const end = (angle: number) => [x + r * Math.cos((angle * Math.PI) / 180), y + r * Math.sin((angle * Math.PI) / 180)];
  const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [end(from), end(to)];
  const start = at(x + ((x1 - x) / r) * (r + h), y + ((y1 - y) / r) * (r + h));
  return `M${start}${sweep(x, y, r + h, from, to)}${sweep(x2, y2, h, to, to + 180)}${sweep(x, y, r - h, to, from)}${sweep(x1, y1, h, from + 180, from + 360)}Z`;
}

/** A polygon with round corners. The radius of a corner may be its third number. */
export function shape(text: string, round = 1): string {
  const corners = points(text);
  const path = corners.map(([x = 0, y = 0, radius = round], i) => {
    const towards = ([x2 = 0, y2 = 0]: readonly number[] = []) => {
      const length = Math.hypot(x2 - x, y2 - y) || 1;
      const part = Math.min(radius, length / 2) / length;
      return at(x + (x2 - x) * part, y + (y2 - y) * part);
    };
    return `${towards(corners.at(i - 1))}Q${at(x, y)} ${towards(corners[(i + 1) % corners.length])}`;
  });
  return `M${path.join('L')}Z`;
}

export const box = (x: number, y: number, w: number, h: number, round = 1): string =>
  shape(`${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`, round);

export const frame = (x: number, y: number, w: number, h: number, width = 4, round = 3): string =>
  box(x, y, w, h, round) + box(x + width, y + width, w - 2 * width, h - 2 * width, Math.max(0.5, round - width));

/** One side of a line, and its round end. */
function side(joints: readonly (readonly number[])[], h: number): string {
  let path = '';
  for (const [i, [x = 0, y = 0]] of joints.entries()) {
    const normal = ([x1 = 0, y1 = 0]: readonly number[], [x2 = 0, y2 = 0]: readonly number[]) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      return [(y2 - y1) / length, (x1 - x2) / length];
    };
    const [before, here, after] = [joints[i - 1], [x, y], joints[i + 1]];
    const [nx = 0, ny = 0] = before ? normal(before, here) : [];
    const [mx = 0, my = 0] = after ? normal(here, after) : [];
    if (!before) path += `${at(x + mx * h, y + my * h)}L`;
    else if (!after) {
      const angle = (Math.atan2(ny, nx) * 180) / Math.PI;
      path += at(x + nx * h, y + ny * h) + sweep(x, y, h, angle, angle + 180);
    } else {
      const reach = h / (1 + nx * mx + ny * my);
      const corner = at(x + (nx + mx) * reach, y + (ny + my) * reach);
      const isInside = nx * my - ny * mx < 0;
      path += isInside ? `${corner}L` : `${at(x + nx * h, y + ny * h)}Q${corner} ${at(x + mx * h, y + my * h)}L`;
    }
  }
  return path;
}

/** A line with round ends and corners through points, as an outline. */
export function line(text: string, width = 4): string {
  const joints = points(text);
  return `M${side(joints, width / 2)}L${side([...joints].reverse(), width / 2)}Z`;
}

/** Moves, stretches and turns (in degrees) a path. */
export function place(path: string, x: number, y: number, scaleX = 1, scaleY = scaleX, turn = 0): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    const [qx, qy] = [Number(px) * scaleX, Number(py) * scaleY];
    return at(x + qx * c - qy * s, y + qx * s + qy * c);
  });
}

/** A part of the vocabulary: its path around 0 0, and how to put it somewhere. */
export const stamp =
  (path: string) =>
  (x: number, y: number, scale = 1, turn = 0): string =>
    place(path, x, y, scale, scale, turn);

const shoulders = stamp(shape('-10,0 -10,-10,8 10,-10,8 10,0'));
export const bust = (x: number, y: number, scale = 1): string =>
  disc(x, y - 17 * scale, 5.5 * scale) + shoulders(x, y, scale);
export const cross = stamp(shape('-2,-6 2,-6 2,-2 6,-2 6,2 2,2 2,6 -2,6 -2,2 -6,2 -6,-2 -2,-2', 0.5));
export const arrow = stamp(shape('0,-9 9,0 3,0 3,9 -3,9 -3,0 -9,0', 0.8));
export const questionMark = stamp(
  line('-8,-7 -7,-11 -4,-13.8 0,-14.7 4,-13.8 7,-11 8,-7 7,-3.5 4,-0.8 1,1.7 0,5', 5) + disc(0, 13.5, 3.2),
);
