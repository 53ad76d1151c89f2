// The inks of the house: silhouettes in three shades of one ink on a tinted wall, one pale detail and one lamp.
import { drawIn, type Ink } from '../../shared/drawing.js';

/** Returns the colour with this name, which inks.styles.ts or room.styles.ts defines. */
const colour = (name: string): string => `var(--house-${name})`;

const ink = (name: string, opacity = 1): Ink => ({ fill: colour(name), opacity });

/**
 * Reads a drawing (see `drawIn`). Inks: k near things, m things in the middle, b things at the wall; p pale; w a lit
 * pane, e ember; t the wall; h lamp light, z shadow; o open sky; q an outlined shape; d dust, r red.
 */
export const drawShapes = drawIn({
  k: ink('near'),
  m: ink('middle'),
  b: ink('far'),
  p: ink('pale'),
  w: ink('pane'),
  e: ink('ember'),
  t: ink('wall'),
  h: ink('lamp', 0.2),
  z: ink('near', 0.3),
  o: ink('sky'),
  q: { ...ink('mass'), outline: colour('rim') },
  d: ink('dust', 0.85),
  r: ink('own'),
});
