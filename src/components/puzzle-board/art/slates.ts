// Runes: slates, and what is chalked on them.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import { runes, type Shape } from './runes.js';

/** The outline of a slate, broken by hand. */
const slate = 'M-41-47-18-48 3-47 24-48 43-47 47-42 48-20 47 2 48 25 47 44 42 47 20 48-3 47-24 48-43 47-47 41-48 19-47-3-48-24-47-42Z';

const ring = ([x, y]: readonly [number, number], r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .1Z`;

/** A stroke of chalk is 8 units wide: a dot is scribbled by two rings of it. */
function stroke(shape: Shape): string {
  if ('circle' in shape) return ring(shape.circle, shape.radius);
  if ('dot' in shape) return ring(shape.dot, shape.radius - 4) + ring(shape.dot, 3.5);
  return 'line' in shape ? `M${shape.line.join('L')}` : `M${shape.polygon.join('L')}Z`;
}

export const slateDefs = svg`
  <clipPath id="slate"><path d=${slate} /></clipPath>
  <pattern id="specks" width="19" height="17" patternUnits="userSpaceOnUse"><path class="specks" d="M1 2h2M6 5l1 1M12 1l2 1M16 7h1M3 9l1 1M9 11h2M14 14l1-1M5 15h2M11 6h1M17 12v1" /></pattern>
  ${Object.entries(runes).map(([id, shapes]) => svg`<path id=${`rune${id}`} d=${shapes.map(stroke).join('')} />`)}`;

/** A whole rune in strokes of chalk, its cell of that row and column in the middle; undefined where the puzzle is an author's. */
export const chalked = ({ id }: Puzzle, [row, column]: readonly [number, number]): SVGTemplateResult[] | undefined =>
  Object.hasOwn(runes, id) ? ['rub', 'chalk', 'grain'].map((layer) => svg`<use href=${`#rune${id}`} class=${layer} x=${-100 * column - 50} y=${-100 * row - 50} />`) : undefined;

export function drawSlate(puzzle: Puzzle, piece: string, lies: boolean, numbered: boolean): SVGTemplateResult {
  const number = Number(piece);
  const drawing = chalked(puzzle, puzzle.at?.[number - 1] ?? [0, 0]);
  return svg`
    <g transform=${`rotate(${lies ? 0 : (number % 2 || -1) * (1.2 + (number % 3) / 2)})`}>
      <path class="shadow" d=${slate} />
      <path class="slate" d=${slate} />
      <path class="veins" d="M-40-25 8-20M-6 12 38 6M-44 33-18 36M14-38 42-36M-36 2-22 0" />
      <g clip-path="url(#slate)">${drawing ?? [svg`<text class="rub number" y="25">${piece}</text>`, svg`<text class="grain number" y="25">${piece}</text>`]}</g>
      ${numbered && drawing ? svg`<text class="count" x="41" y="43">${piece}</text>` : nothing}
      ${lies ? svg`<path class="held" d="M-46-34V-46H-34M34-46H46V-34M46 34V46H34M-34 46H-46V34" />` : nothing}
    </g>`;
}
