// How it looks when it is over.
import { svg, type SVGTemplateResult } from 'lit';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import { sideOf, type Layout, type Point } from '../layout.js';
import { ends } from './bed.js';
import { centre, grown, outline } from './shapes.js';
import { chalked } from './slates.js';

/** Light goes once around the frame, and spreads from the lamp, the keyhole or the rune. */
export function drawSolved(puzzle: Puzzle, layout: Layout): SVGTemplateResult {
  const lamp = ends(puzzle, layout)[1];
  const [x, y]: Point = puzzle.kind === 'wiring' && lamp ? [sideOf(lamp, 0, 52).x, sideOf(lamp, 0, 52).y] : centre(puzzle.kind === 'lock' ? layout.tile.flat() : layout.bed);
  return svg`<g class="solved">
    <path class="gilt" pathLength="1" d=${outline(grown(layout.bed, 4))} />
    ${puzzle.kind === 'rune' ? svg`<g class="whole">${chalked(puzzle, [0, 0])}</g>` : ''}
    <g transform=${`translate(${x} ${y})`}><circle class="halo" r="105" /><circle class="rays" r="68" pathLength="360" /></g>
  </g>`;
}

/** Over, and not solved: the board lies in hatched dusk. */
export const drawFailed = ({ bed }: Layout): SVGTemplateResult => svg`<path class="dusk" d=${outline(grown(bed, 4))} /><path fill="url(#hatch)" d=${outline(grown(bed, 4))} />`;
