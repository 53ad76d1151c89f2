// The slates of a rune and their chalk drawings.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import { runes, type Shape } from './rune-shapes.js';

const slate = 'M-41-47 3-48 43-47 47-42 48 2 47 44 42 47-3 48-43 47-47 41-48-3-47-42Z';

const ring = ([x, y]: readonly [number, number], r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .1Z`;

/** A chalk stroke is 8 units wide; a dot is scribbled as two rings. */
const stroke = (shape: Shape): string =>
  'circle' in shape
    ? ring(shape.circle, shape.radius)
    : 'dot' in shape
      ? ring(shape.dot, shape.radius - 4) + ring(shape.dot, 3.5)
      : 'line' in shape
        ? `M${shape.line.join('L')}`
        : `M${shape.polygon.join('L')}Z`;

export const slateDefs = svg`
  <clipPath id="edge"><path d=${slate} /></clipPath>
  <pattern id="specks" width="37" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path class="specks" d="M-3 1H37M-9 4H37M-5 7H37M-16 10H37" /></pattern>
  ${Object.entries(runes).map(([id, shapes]) => svg`<path id=${`rune${id}`} d=${shapes.map(stroke).join('')} />`)}`;

/**
 * Draws a whole rune in chalk, with the cell at this row and column at the origin; undefined for a page's own puzzle.
 */
export const chalked = ({ id }: Puzzle, [row, column]: readonly [number, number]): SVGTemplateResult[] | undefined =>
  Object.hasOwn(runes, id)
    ? ['rub chalk', 'chalk', 'specked'].map(
        (layer) => svg`<use href=${`#rune${id}`} class=${layer} x=${-100 * column - 50} y=${-100 * row - 50} />`,
      )
    : undefined;

export function drawSlate(puzzle: Puzzle, piece: string, lies: boolean, numbered: boolean): SVGTemplateResult {
  const number = Number(piece);
  const drawing = chalked(puzzle, puzzle.at?.[number - 1] ?? [0, 0]);
  return svg`
    <g transform=${`rotate(${lies ? 0 : number % 2 ? 1.6 : -1.6})`}>
      <path class="shadow" d=${slate} /><path class="slate" d=${slate} /><path class="thin" d="M-40-25 8-20M-6 12 38 6" />
      <g clip-path="url(#edge)">${drawing ?? svg`<text class="specked number" y="25">${piece}</text>`}</g>
      ${numbered && drawing ? svg`<text class="count" x="40" y="43">${piece}</text>` : nothing}
      ${lies ? svg`<rect class="gilt held" x="-46" y="-46" width="92" height="92" rx="6" />` : nothing}
    </g>`;
}
