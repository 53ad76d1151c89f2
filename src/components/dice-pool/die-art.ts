// How a die is drawn: a cube with pips, or, for all other numbers of sides, a ten-sided die with a number.
// Coordinates are those of a square of 56, and of 60 for ten-sided dice.
import { html, svg, type TemplateResult } from 'lit';
import type { Face, FaceName } from '../../engine/dice/types.js';

export const ROUND = 'M9 0h38q9 0 9 9v38q0 9-9 9h-38q-9 0-9-9v-38q0-9 9-9z';

/** The cells of a field of three by three that hold 1 to 6 things. */
const CELLS = ['', '4', '08', '048', '0268', '02468', '035268'];
export const places = (n: number): number[][] => Array.from(CELLS[n] ?? '', (cell) => [14 + 14 * (+cell % 3), 14 + 14 * Math.floor(+cell / 3)]);

/** The picture of a cube; what is on it besides pips comes from `die-symbols.ts`. */
export function drawCube(bag: Face, [outline, mark] = [ROUND, ''], more: unknown = ''): TemplateResult {
  const { pip = 0 } = bag;
  return html`<svg viewBox="0 0 56 56" aria-hidden="true">
    <path class="f" d=${outline} /><path class="l" d=${outline} transform="translate(3.400 3.400)scale(.88)" /><path class="m" d=${mark} />
    ${pip > 6 ? svg`<text x="28" y="35">${pip}</text>` : svg`<path class="p" d=${places(pip).map(([x, y]) => `M${String(x)} ${String(y)}h0`).join('')} />`}${more}</svg>`;
}

/** The picture of a ten-sided die; without a face it has not been thrown. */
export const drawKite = (face: FaceName | undefined): TemplateResult =>
  html`<svg viewBox="0 0 60 60" aria-hidden="true">
    <path class="k k3" d="M30 2l28 24v8l-28 26-28-26v-8z" /><path class="k" d="M30 2l-28 24 7 14zM2 26l7 14 21 7v13l-28-26zM30 2l28 24-7 14z" />
    <path class="k k4" d="M58 26l-7 14-21 7v13l28-26z" /><path class="f" d="M30 2l21 38-21 8-21-8z" />
    <text x="30" y="38">${face}</text>${face === 6 || face === 9 ? svg`<path class="s" d="M25 42h10" />` : ''}</svg>`;
