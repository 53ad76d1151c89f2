// Draws the end of a puzzle.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import type { Layout } from '../layout.js';
import { ends, layered } from './frame.js';
import { grown, middle, outline } from './polygons.js';
import { chalked } from './slates.js';

/** Draws a solved puzzle: light runs once around the frame, and spreads from the lamp, the keyhole or the rune. */
export function drawSolved(puzzle: Puzzle, layout: Layout): SVGTemplateResult {
  const { bed, tile } = layout;
  const [x, y] = middle(puzzle.kind === 'lock' ? tile.flat() : bed);
  const from = (puzzle.kind === 'wiring' && ends(puzzle, layout)[1]) || { x, y };
  return svg`<g class="solved">
    <path class="around" pathLength="1" d=${outline(grown(bed, 4))} /><g transform=${`translate(${from.x} ${from.y})`}><circle class="halo" r="105" /><circle class="beams" r="68" pathLength="24" /></g>
    ${chalked(puzzle, [0, 0]) ?? nothing}
  </g>`;
}

/** Draws the failure of an attempt: a hatched shadow covers the board. */
export const drawFailed = ({ bed }: Layout): SVGTemplateResult => svg`${layered(bed, 'dusk', 'hatched')}`;
