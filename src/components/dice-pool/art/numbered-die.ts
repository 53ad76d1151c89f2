// How a numbered die that is no cube is drawn: always with ten sides. Coordinates are those of a square of 60.
import { html, svg, type TemplateResult } from 'lit';
import type { FaceName } from '../../../engine/dice/types.js';

/** The picture of a ten-sided die; without a face it has not been thrown. */
export const drawKite = (face: FaceName | undefined): TemplateResult =>
  html`<svg viewBox="0 0 60 60" aria-hidden="true">
    <path class="k k3" d="M30 2l28 24v8l-28 26-28-26v-8z" />
    <path class="k" d="M30 2l-28 24 7 14zM2 26l7 14 21 7v13l-28-26zM30 2l28 24-7 14z" />
    <path class="k k4" d="M58 26l-7 14-21 7v13l28-26z" />
    <path class="f" d="M30 2l21 38-21 8-21-8z" />
    <text x="30" y="38">${face}</text>
    ${face === 6 || face === 9 ? svg`<path class="s" d="M25 42h10" />` : ''}
  </svg>`;
