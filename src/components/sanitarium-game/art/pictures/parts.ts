// Parts that several pictures use: backgrounds, outlines of hands, doors, keys and people, and rings of strokes.
import { fine, limbs, type Shapes } from '../../../shared/drawing.js';

const SHEET = 'M0 0H200V232H0z';
const HATCH = Array.from({ length: 48 }, (_, i) => `M${i * 9 - 232} 232l232-232`).join('');

/** Places a drawing on a dark ground; only things in candlelight are drawn. */
export const night = (drawing: string): string => `k${SHEET}|${drawing}`;
/** Places objects in ink on a hatched print. */
export const print = (drawing: string): string => `s${SHEET}|Z0.8${HATCH}|${drawing}`;

/** Draws `count` strokes around x, y from radius `from` to `to`. */
export const rays = (x: number, y: number, from: number, to: number, count: number, squash = 1): string => {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * squash];
    path += `M${fine(x + dx * from)} ${fine(y + dy * from)}L${fine(x + dx * to)} ${fine(y + dy * to)}`;
  }
  return path;
};

export const SHAPES: Shapes = {
  /** An open left hand seen from its back, fingers up, the wrist at the origin; 88 high over an arm of 90. */
  hand: limbs(
    '0 90 16 0 0 10 -1 -14 13 0 -26 15;-12 -32 5.6 -20 -56 4.6 -24 -77 2.8;-4 -36 5.6 -6 -64 4.6 -8 -88 2.8;5 -36 5.4 9 -62 4.4 11 -82 2.7;13 -30 5 22 -50 3.9 28 -66 2.5;-9 -14 7 -25 -26 5 -36 -42 3.2',
  ),
  /** A bare foot's print, toes up; 60 high. */
  foot: `M0 26C-9 26-11 16-9 5C-8-4-14-11-12-20C-9-30 9-31 12-20C13-11 8-4 8 6C10 17 8 26 0 26z${limbs('-9 -30 4.4;-2 -34 3.3;4 -34 3;9 -31 2.7;13 -27 2.3')}`,
  /** A key, the bow at the origin and the bit 140 below. */
  key: 'M0-36a36 36 0 1 1 0 72a36 36 0 1 1 0-72zM0-22a22 22 0 1 0 0 44a22 22 0 1 0 0-44zM-7 34H7V146H-7zM-13 40H13V48H-13zM-11 54H11V59H-11zM6 98H36V110H26V117H36V138H20V130H6z',
  /** A door, 40 × 76 around the origin. Its panels are the next shape. */
  door: 'M-20-38H20V38H-20z',
  panels: 'M-14-32H14V4H-14zM-14 14H14V32H-14zM12 9v.1',
  /** A person in a long coat, the feet at the origin; 62 high. */
  figure: `M-9-26H9L12 0H-12z${limbs('0 -55 6.5;0 -46 4 0 -40 8 0 -24 9')}`,
  moth: `M0-6C-10-28-42-34-46-20C-46-4-26 6-7 5C-22 10-28 24-19 30C-10 32-3 16 0 10C3 16 10 32 19 30C28 24 22 10 7 5C26 6 46-4 46-20C42-34 10-28 0-6z${limbs('0 -10 3.6 0 6 3.4 0 20 1.5;-1 -12 .8 -9 -26 .6;1 -12 .8 9 -26 .6')}`,
  spots: 'M-28-20a6 6 0 1 0 .1 0zM28-20a6 6 0 1 0 .1 0z',
  knuckle:
    'M-34-30C-40-50-15-56-8-40Q0-33 8-40C16-56 42-48 34-28C30-16 23-8 25 4C27 14 40 20 36 36C30 54 11 52 6 38Q0 31-6 38C-11 52-36 54-38 34C-38 18-25 14-24 2C-23-10-32-18-34-30z',
  hollow:
    'M-12-14Q0-22 12-12Q8 2 12 14Q0 22-11 14Q-8 0-12-14zM34-28C30-16 23-8 25 4C27 14 40 20 36 36C34 42 30 46 26 47C30 34 16 22 15 6C14-8 26-22 24-46C32-44 37-37 34-28z',
  sole: 'M0-62C22-62 31-38 28-14C26 8 20 20 22 40C23 58 14 66 0 66S-23 58-22 40C-20 20-26 8-28-14C-31-38-22-62 0-62z',
  felt: 'M0-57C18-57 25-36 23-14Q21 0 18 6Q0-12-18 6Q-21 0-23-14C-25-36-18-57 0-57z',
  inside: 'M-17 11Q0-6 17 11C16 24 17 34 17 42C16 55 9 60 0 60S-16 55-17 42C-17 34-16 24-17 11z',
  seam: limbs(
    '-16 -10 1.3;-16 -23 1.3;-14 -34 1.3;-11 -43 1.3;-6 -48 1.3;0 -50 1.3;6 -48 1.3;11 -43 1.3;14 -34 1.3;16 -23 1.3;16 -10 1.3',
  ),
};
