// The inks of Sanitarium, and the edges of its paper.
import { drawIn, fine, noise } from '../../shared/drawing.js';

/**
 * Returns the path of an irregular sheet, w × h, with clipped corners. `left` is path data that is cut into the left
 * edge, from the bottom to the top.
 */
export const cutSheet = (w: number, h: number, seed: number, left = ''): string =>
  `M${[5, 1, w * 0.4, 2, w - 5, 1, w - 1, 5, w - 2, h * 0.6, w - 1, h - 5, w - 5, h - 1, w * 0.6, h - 2, 5, h - 1, 1, h - 5].map((at, i) => fine(at + noise(seed + i) - 0.5)).join(' ')}${left}L1 5z`;

/** Returns the colour with this name, which art.styles.ts defines. */
export const colour = (name: string): string => `var(--san-${name})`;

const ink = (name: string): { fill: string } => ({ fill: colour(name) });

/**
 * Reads a drawing (see `drawIn`). Inks: k night, b soot, c umber, t tan, s print, p bone, n outlined bone, m outlined
 * mass, f flame, y glow; h and z are thin light and thin shadow.
 */
export const draw = drawIn({
  k: ink('ink'),
  b: ink('soot'),
  c: ink('umber'),
  t: ink('tan'),
  s: ink('print'),
  p: ink('bone'),
  f: ink('flame'),
  y: ink('glow'),
  n: { ...ink('bone'), outline: colour('ink') },
  m: { ...ink('hall'), outline: colour('print') },
  h: { ...ink('flame'), opacity: 0.28 },
  z: { ...ink('ink'), opacity: 0.28 },
});
