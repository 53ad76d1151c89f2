// The distances of spaces from the viewer's space: a number with one ring for each step.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel } from '../../../engine/scene/tile-grid-model.js';
import { centreOf } from './figures.js';

/** Draws the distance of each space: in the middle of the space or, if a figure is there, in a corner. */
export function drawRings({ rings = [], spaces, tokens }: GridModel): SVGTemplateResult {
  return svg`${rings.map(({ space: id, distance }) => {
    const space = spaces.find((each) => each.id === id);
    if (!space) return '';
    const taken = tokens.some((token) => token.space === id);
    const [x, y] = centreOf(space);
    const echoes = taken ? 0 : Math.min(distance, 4);
    return svg`<g class="ring" transform=${taken ? `translate(${x + 32} ${y - 30})` : `translate(${x} ${y})`}>${Array.from({ length: echoes }, (_, n) => svg`<circle r=${22 + n * 5}/>`)}<circle class="disc" r=${taken ? 13 : 17}/><text dy=".35em">${distance}</text></g>`;
  })}`;
}
