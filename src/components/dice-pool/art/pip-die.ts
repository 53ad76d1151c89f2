// How a cube with pips is drawn. Coordinates are those of a square of 56.
import { html, svg, type TemplateResult } from 'lit';
import type { Face } from '../../../engine/dice/types.js';

export const ROUND = 'M9 0h38q9 0 9 9v38q0 9-9 9h-38q-9 0-9-9v-38q0-9 9-9z';

/** The cells of a field of three by three that hold 1 to 6 things. */
const CELLS = ['', '4', '08', '048', '0268', '02468', '035268'];
export const places = (n: number): number[][] =>
  Array.from(CELLS[n] ?? '', (cell) => [14 + 14 * (+cell % 3), 14 + 14 * Math.floor(+cell / 3)]);

/** The picture of a cube; what is on it besides pips comes from `die-symbols.ts`. */
export function drawCube(bag: Face, [outline, mark] = [ROUND, ''], more: unknown = ''): TemplateResult {
  const { pip = 0 } = bag;
  return html`<svg viewBox="0 0 56 56" aria-hidden="true">
    <path class="f" d=${outline} />
    <path class="l" d=${outline} transform="translate(3.4 3.4)scale(.88)" />
    <path class="m" d=${mark} />
    ${
      pip > 6
        ? svg`<text x="28" y="35">${pip}</text>`
        : svg`<path class="p" d=${places(pip)
            .map(([x, y]) => `M${x} ${y}h0`)
            .join('')} />`
    }${more}
  </svg>`;
}
