// The places of a hospital on a floor plan: their pictograms, and the question mark of a Room that nobody has seen.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel } from '../../../engine/scene/tile-grid-model.js';
import { paint } from '../../shared/drawing.js';
import { outline, span } from '../layout.js';
import { hospitalSigns } from './hospital-signs.js';

/** Whether the places of a board have kinds, so that it is drawn as a hospital. */
export const isHospital = ({ spaces }: GridModel): boolean => spaces.some(({ kind }) => kind);

/** Draws the pictograms of the spaces, below their names, and paper on undiscovered Rooms. */
export function drawSigns({ spaces }: GridModel): SVGTemplateResult {
  const unseen = spaces.filter(({ kind }) => kind === 'undiscovered').flatMap(({ cells = [] }) => cells);
  return svg`<path class="undiscovered" d=${outline(unseen, 0)}/>
    <g class="signs art">${spaces.map(({ kind = '', cells = [] }) => {
      const sign = hospitalSigns[kind];
      return sign
        ? paint(sign, {
            fill: 'currentColor',
            transform: `translate(${span(cells, 0)[0] + 35} ${span(cells, 1)[0] + 62})scale(.64)`,
          })
        : '';
    })}</g>`;
}
