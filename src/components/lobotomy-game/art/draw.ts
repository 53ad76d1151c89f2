// The inks of Lobotomy 2: flat colours of posters and enamel, heavy black, and a pale colour for single details.
import { drawIn, type Ink } from '../../shared/drawing.js';

/** Returns the colour with this name, which art.styles.ts defines. */
export const colour = (name: string): string => `var(--lob-${name})`;

const ink = (name: string): Ink => ({ fill: colour(name) });

/**
 * Reads a drawing (see `drawIn`). Inks: k black, b soot, i iron, s steel, e enamel, p pale, t tube light, y hazard
 * yellow, r rust, x red oxide, g verdigris, u slate blue, v plum; m is an outlined mass, n outlined pale; f is a line
 * on a floor; h is thin light, w thin pale, z thin shadow.
 */
export const draw = drawIn({
  k: ink('ink'),
  b: ink('soot'),
  i: ink('iron'),
  s: ink('steel'),
  e: ink('enamel'),
  p: ink('pale'),
  t: ink('tube'),
  y: ink('hazard'),
  r: ink('rust'),
  x: ink('oxide'),
  g: ink('verdigris'),
  u: ink('slate'),
  v: ink('plum'),
  m: { ...ink('ink'), outline: colour('steel') },
  n: { ...ink('pale'), outline: colour('ink') },
  f: { ...ink('ink'), opacity: 0.5 },
  h: { ...ink('tube'), opacity: 0.16 },
  w: { ...ink('pale'), opacity: 0.3 },
  z: { ...ink('ink'), opacity: 0.3 },
});
