// Furniture on the floors of a tile, seen from above, in faded colours so that figures and text stand out. A tile can be
// rotated by any quarter turn, so all four sides have the same furniture. A tile has 5 × 5 cells of 100 units each.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridTile } from '../../../engine/scene/tile-grid-model.js';
import type { Shapes } from '../../shared/drawing.js';
import { draw } from './draw.js';

/** The outlines of the furniture, each around its middle. The back of each piece is at the top, towards the wall. */
const PIECES: Shapes = {
  bed: 'M-14-24H14V26H-14zM-10-20H10V-9H-10zM-14-2H14',
  bucket: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0',
  bench: 'M-42-10Q0-22 42-10V-2Q0-14-42-2zM-36 8Q0-4 36 8V16Q0 4-36 16z',
  counter: 'M-40-18H40V6H-40zM-28-6a5 5 0 1 1 10 0a5 5 0 1 1-10 0M-6-6a5 5 0 1 1 10 0a5 5 0 1 1-10 0M14-12H34V0H14z',
  pew: 'M-38-18H38V-10H-38zM-38-4H38V4H-38zM-38 10H38V18H-38z',
  boiler:
    'M-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0M-4-22V-34H4V-22M-9 0H9M0-9V9',
  pipes: 'M-40-20H40V-15H-40zM-40-11H40V-6H-40zM-20-24H-14V-2H-20zM18-24H24V-2H18z',
  grave: 'M-22-18Q-14-26-6-18V8H-22zM8-18Q16-26 24-18V8H8z',
  stack: 'M-24-16H0V8H-24zM-24-8H0M4-12H26V10H4zM11-12V10M19-12V10',
  shelf: 'M-42-20H42V-6H-42zM-30-20V-6M-24-20V-6M-8-20V-6M6-20V-6M12-20V-6M28-20V-6',
  crate: 'M-16-16H16V16H-16zM-16-16L16 16M16-16L-16 16',
  drain: 'M-18 0a18 18 0 1 1 36 0a18 18 0 1 1-36 0M-14-6H14M-17 0H17M-14 6H14',
  aisle: 'M-30-34H30V34H-30zM-24-28H24V28H-24zM-24 0H24',
  slab: 'M-16-36H16V36H-16zM-10-30H10V-18H-10zM-16-6H16M-16 12H16M-24-20H-16M16-20H24',
  stove:
    'M-40-26H40V26H-40zM-28-13a8 8 0 1 1 16 0a8 8 0 1 1-16 0M12-13a8 8 0 1 1 16 0a8 8 0 1 1-16 0M-28 13a8 8 0 1 1 16 0a8 8 0 1 1-16 0M12 13a8 8 0 1 1 16 0a8 8 0 1 1-16 0',
  inlay: 'M-8-38H8V-14H32V2H8V38H-8V2H-32V-14H-8z',
  grate: 'M-28-28H28V28H-28zM-18-28V28M-6-28V28M6-28V28M18-28V28',
  well: 'M-30 0a30 30 0 1 1 60 0a30 30 0 1 1-60 0M-20 0a20 20 0 1 1 40 0a20 20 0 1 1-40 0M-30 0H-20M20 0H30M0-30V-20M0 20V30',
  hatch: 'M-22-22H22V22H-22zM-16-16H16V16H-16zM-6 12H6',
  stair: 'M-34-38H34V38H-34zM-34-26H34M-34-14H34M-34-2H34M-34 10H34M-34 22H34',
};

/** Furniture in the four corners, beside the exits, around the middle, and in the middle. */
const KINDS: Readonly<Record<string, readonly [corner: string, side: string, inner: string, middle: string]>> = {
  cells: ['bed', 'bucket', '', 'drain'],
  ward: ['shelf', 'bed', '', 'aisle'],
  theatre: ['stack', 'bench', 'bench', 'slab'],
  kitchen: ['stack', 'counter', '', 'stove'],
  chapel: ['crate', 'pew', 'pew', 'inlay'],
  boiler: ['boiler', 'pipes', 'bucket', 'grate'],
  courtyard: ['grave', '', 'crate', 'well'],
  attic: ['stack', 'crate', '', 'hatch'],
  hall: ['shelf', 'counter', '', 'stair'],
};

/** Draws a piece of furniture in a faded colour with a thin outline; `turn` is in degrees. */
const piece = (name: string, x: number, y: number, turn = 0): string =>
  name ? `w*${name} ${x} ${y} ${turn}|F1.3*${name} ${x} ${y} ${turn}` : '';

/** Places a piece against the wall of a side: 0 north, 1 east, 2 south, 3 west. */
function against(name: string, [x, y]: readonly [number, number], side: number, far = 21): string {
  const [dx, dy] = (
    [
      [0, -far],
      [far, 0],
      [0, far],
      [-far, 0],
    ] as const
  )[side] ?? [0, 0];
  return piece(name, x * 100 + 50 + dx, y * 100 + 50 + dy, side * 90);
}

/** Draws the furniture of a tile from the top left corner of its cells; an unknown tile is empty. */
export function floorArt({ art = '', cells }: Pick<GridTile, 'art' | 'cells'>): SVGTemplateResult {
  const [corner = '', side = '', inner = '', middle = ''] = KINDS[art] ?? [];
  const [left, top] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis as 0 | 1]))) as [number, number];
  const parts = cells.map(([cx, cy]) => {
    const [x, y] = [cx - left, cy - top];
    const wall = [y === 0, x === 4, y === 4, x === 0].map((is, n) => (is ? n : -1)).filter((n) => n >= 0);
    if (wall.length > 1) return against(corner, [x, y], y === 0 ? 0 : 2);
    if (wall.length === 1) return x === 2 || y === 2 ? '' : against(side, [x, y], wall[0] ?? 0);
    return x === 2 || y === 2 ? '' : against(inner, [x, y], y === 1 ? 0 : 2, 12);
  });
  // A tile without a middle cell has a shaft there: its rim is drawn, and the middle piece lies at its bottom.
  const shaft = cells.some(([x, y]) => x - left === 2 && y - top === 2) ? '' : 'sM206 206H294V294H206z|ko250 250 36';
  const drawing = [...parts, middle && shaft, piece(middle, 250, 250)].filter(Boolean).join('|');
  return drawing ? draw(drawing, PIECES) : svg``;
}

export const FURNISHED: readonly string[] = Object.keys(KINDS);
