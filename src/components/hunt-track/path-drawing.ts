// Draws the path of a track with the door at its end, and the folds of an envelope.
import { svg, type SVGTemplateResult } from 'lit';
import type { Layout, Point } from './layout.js';

/** The folds of an envelope, stretched to its size. The seal is a separate element, so that it stays round. */
export const envelope = svg`<path class="flap" d="M0 0L50 46L100 0Z"/><path class="seam" d="M0 100L50 46L100 100"/>`;

/** Units of the drawing per em. */
export const EM = 16;

const at = ([x, y]: Point): string => `${(x * EM).toFixed(1)} ${(y * EM).toFixed(1)}`;

/** Draws the path, its dots, footprints up to the current space, and the door at the end. */
export function drawPath({ figurePositions, pathSections }: Layout, position: number): SVGTemplateResult {
  const d = `M${at(figurePositions[0] ?? [0, 0])}L${pathSections.flat().map(at).join(' ')}`;
  const prints = pathSections
    .slice(0, position)
    .map((leg, i) =>
      [
        [0.36, -3],
        [0.6, 3],
      ]
        .map(([part = 0, aside = 0]) => {
          const [from, to] = [
            leg.length > 1 ? (leg.at(-2) ?? [0, 0]) : (figurePositions[i] ?? [0, 0]),
            leg.at(-1) ?? [0, 0],
          ];
          const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
          return `M${(x * EM - 7).toFixed(1)} ${(y * EM + aside).toFixed(1)}a7 2.6 0 1 0 14 0a7 2.6 0 1 0-14 0`;
        })
        .join(''),
    )
    .join('');
  const [x, y] = figurePositions.at(-1) ?? [0, 0];
  return svg`<path class="way" d=${d}/><path class="dots" d=${d}/><path class="prints" d=${prints}/>
    <g transform=${`translate(${(x * EM).toFixed(1)} ${(y * EM).toFixed(1)})`}><path class="frame" d="M-13 4V-40Q-13-54 0-54Q13-54 13-40V4Z"/><path class="dark" d="M-8 4V-39Q-8-48 0-48Q8-48 8-39V4Z"/></g>`;
}
