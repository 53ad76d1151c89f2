// Draws what points at a piece while its number is spoken of: light around it, and a tag with the number of its place.
import { svg, type SVGTemplateResult } from 'lit';
import type { Point, Pose } from '../layout.js';
import { lying, outline } from './polygons.js';

const layers = ['far', 'mid', 'near'] as const;

/** Draws light around the piece at this place. */
export const drawLight = (place: Pose): SVGTemplateResult =>
  svg`<g class="beacon" transform=${lying(place)}>${layers.map((layer) => svg`<rect class=${layer} x="-47" y="-47" width="94" height="94" rx="7" />`)}</g>`;

/** Draws light around the setup tile. */
export const drawLightAround = (loop: readonly Point[]): SVGTemplateResult =>
  svg`<g class="beacon">${layers.map((layer) => svg`<path class=${layer} d=${outline(loop)} />`)}</g>`;

/** Draws the number of a place as an upright tag, in the corner that no other mark uses. */
export const drawNumber = (place: Pose, n: number): SVGTemplateResult =>
  svg`<g class="tag" transform=${`${lying(place)} translate(-35 35) rotate(${-place.angle})`}><circle r="12" /><text y="5.5">${n}</text></g>`;
