// Functions that move and rotate things on their backgrounds and give them one hard shadow. Also the shapes that
// several pictures share.
import { fine, type Shapes } from '../../../shared/drawing.js';

interface Point {
  readonly x: number;
  readonly y: number;
}
type Place = (x: number, y: number) => Point;

const said = ({ x, y }: Point): string => `${fine(x)} ${fine(y)}`;
const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Transforms all points of path data; H and V become L. */
const placedPath = (path: string, place: Place, along: Place): string => {
  let [x, y] = [0, 0];
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const given = numbers(rest);
    if (command === 'z') return 'z';
    if (command === 'a') {
      let arcs = '';
      for (let i = 0; i < given.length; i += 7) {
        const [rx = 0, ry = 0, , large = 0, sweep = 0, dx = 0, dy = 0] = given.slice(i, i + 7);
        const size = Math.hypot(along(1, 0).x, along(1, 0).y);
        [x, y] = [x + dx, y + dy];
        arcs += `a${fine(rx * size)} ${fine(ry * size)} 0 ${large} ${sweep} ${said(along(dx, dy))}`;
      }
      return arcs;
    }
    const lower = command.toLowerCase();
    const relative = command === lower;
    const points: string[] = [];
    const [x0, y0] = [x, y];
    for (let i = 0; i < given.length; i += lower === 'h' || lower === 'v' ? 1 : 2) {
      const [a = 0, b = 0] = given.slice(i, i + 2);
      if (relative) {
        const [dx, dy] = lower === 'v' ? [0, a] : lower === 'h' ? [a, 0] : [a, b];
        points.push(said(along(dx, dy)));
        [x, y] =
          lower === 'l' || lower === 'm' || lower === 'h' || lower === 'v' ? [x + dx, y + dy] : [x0 + dx, y0 + dy];
      } else {
        [x, y] = lower === 'v' ? [x, a] : lower === 'h' ? [a, y] : [a, b];
        points.push(said(place(x, y)));
      }
    }
    return `${lower === 'h' || lower === 'v' ? (relative ? 'l' : 'L') : command}${points.join(' ')}`;
  });
};

/** Scales and rotates (in degrees) a drawing around its origin, then moves it to x, y. Ellipses keep their axes. */
export const moved = (drawing: string, x: number, y: number, turn = 0, scale = 1): string => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const along: Place = (px, py) => ({ x: px * cos - py * sin, y: px * sin + py * cos });
  const place: Place = (px, py) => {
    const at = along(px, py);
    return { x: at.x + x, y: at.y + y };
  };
  const named = (name: string, at: readonly string[]): string => {
    const [px = 0, py = 0, own = 0, sx = 1, sy = sx] = at.map(Number);
    return `${name} ${said(place(px, py))} ${own + turn} ${fine(sx * scale * 10) / 10} ${fine(sy * scale * 10) / 10}`;
  };
  return drawing
    .split('|')
    .map((part) => {
      const [, ink = '', how = '', rest = ''] = /^(@|\w[\d.]*)([o&*]?)(.*)$/s.exec(part) ?? [];
      if (ink === '@' || how === '*') {
        const [name = '', ...at] = rest.split(' ');
        return ink + how + named(name, at);
      }
      if (how === 'o') {
        const [px = 0, py = 0, rx = 0, ry = rx] = numbers(rest);
        return `${ink}o${said(place(px, py))} ${fine(rx * scale)} ${fine(ry * scale)}`;
      }
      if (how === '&') {
        return `${ink}&${rest
          .split(';')
          .map((limb) => {
            const joints = numbers(limb);
            return joints
              .map((_, i) =>
                i % 3 ? '' : `${said(place(joints[i] ?? 0, joints[i + 1] ?? 0))} ${fine((joints[i + 2] ?? 0) * scale)}`,
              )
              .filter(Boolean)
              .join(' ');
          })
          .join(';')}`;
      }
      return ink + placedPath(rest, place, along);
    })
    .join('|');
};

/** Draws a body with a shadow on its lower right. */
export const cast = (body: string): string => {
  const shadow = moved(body, 6, 8)
    .split('|')
    .map((part) => (/^[A-Z]/.test(part) ? 'Z' : 'z') + part.slice(1))
    .join('|');
  return `${shadow}|${body}`;
};

/** Draws a thing at x, y, rotated. Its body casts a shadow; the details in `on` do not. */
export const laid = (x: number, y: number, turn: number, body: string, on: string): string =>
  `${cast(moved(body, x, y, turn))}|${moved(on, x, y, turn)}`;

/** Draws a star with `count` points between two radii, for sparks, splashes and petals. */
export const star = (x: number, y: number, outer: number, inner: number, count: number, turn = 0): string =>
  `M${Array.from({ length: 2 * count }, (_, n) => {
    const angle = (n / (2 * count) + turn) * 2 * Math.PI;
    const radius = n % 2 ? inner : outer;
    return `${fine(x + Math.cos(angle) * radius)} ${fine(y + Math.sin(angle) * radius)}`;
  }).join(' ')}z`;

/**
 * Returns path data for a row of `count` teeth from one point to another, each `deep` units high, to the right of the
 * line. The path must already have reached the first point.
 */
export const teeth = (x: number, y: number, x2: number, y2: number, count: number, deep: number): string => {
  const [dx, dy] = [(x2 - x) / count, (y2 - y) / count];
  const long = Math.hypot(dx, dy);
  return Array.from(
    { length: count },
    (_, n) =>
      `L${fine(x + dx * (n + 0.5) - (dy / long) * deep)} ${fine(y + dy * (n + 0.5) + (dx / long) * deep)} ${fine(x + dx * (n + 1))} ${fine(y + dy * (n + 1))}`,
  ).join('');
};

/** Draws a spiral that winds outwards to `radius` in `turns` turns. */
export const spiral = (x: number, y: number, radius: number, turns: number): string =>
  Array.from({ length: turns * 16 + 1 }, (_, n) => {
    const angle = (n / 16) * 2 * Math.PI;
    const far = (n / (turns * 16)) * radius;
    return `${n ? (n === 1 ? 'L' : ' ') : 'M'}${fine(x + Math.cos(angle) * far)} ${fine(y + Math.sin(angle) * far)}`;
  }).join('');

export const chain = (x: number, y: number, x2: number, y2: number, count: number): string => {
  const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
  return Array.from({ length: count }, (_, n) => {
    const part = count > 1 ? n / (count - 1) : 0;
    return `K${n % 2 ? 8 : 5}*${n % 2 ? 'link-edge' : 'link'} ${fine(x + (x2 - x) * part)} ${fine(y + (y2 - y) * part)} ${fine(turn)}`;
  }).join('|');
};

/** The fingers and thumb of a fist from the front, knuckles up, to be drawn as limbs. */
export const FIST = '-24 -16 10 -24 8 10;-8 -20 11 -8 8 11;9 -20 11 9 8 11;25 -15 9.5 25 8 9.5;-20 14 14 20 14 14';
/** The lines between the fingers of `FIST`. */
export const KNUCKLES = 'M-16-24V2M.5-28V2M17-24V2M-28 6H12Q20 10 12 16H-6';

/** Shapes of things, around their origin. */
export const THINGS: Shapes = {
  /** Two links of a chain, drawn as lines, 34 long. The second link is seen from its edge. */
  link: 'M-8-8H8a8 8 0 0 1 0 16H-8a8 8 0 0 1 0-16z',
  'link-edge': 'M-11 0H11',
  /** A fist from the front, the wrist below; 70 high. */
  fist: `k&${FIST};0 22 16 0 46 15|E2${KNUCKLES}`,
  /** A crow looking left, its feet at the origin; 56 high. */
  crow: 'M-30-34L-14-42Q-6-50 2-44L8-30Q28-22 44 6L28 2 34 14 16 2Q8 6 4 2V0H0V0L-4-2Q-16-10-16-30z',
  /** A skull with its jaw, from the front; 84 high. */
  skull:
    'eM-32-14C-32-52 32-52 32-14C32 0 27 6 24 10V20H15V32H-15V20H-24V10C-27 6-32 0-32-14z|kM-24-10Q-16-20-6-10L-8 4Q-16 8-23 2zM24-10Q16-20 6-10L8 4Q16 8 23 2zM0 4L5 15H-5z|K2.5M-8 20V31M0 20V31M8 20V31',
};
