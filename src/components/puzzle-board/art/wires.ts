// Draws the wires: insulated, on bakelite. Red wires are dashed and marked R, blue ones are double and marked B.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { shown } from '../../../engine/puzzle/geometry.js';
import type { Turn } from '../../../engine/puzzle/types.js';

/** Draws a wire: the groove, the glow if it is live, the insulation, and the pattern of its colour. */
export const wire = (colour: string, live: boolean, path: string): SVGTemplateResult =>
  svg`<g class="wire ${colour} ${live ? 'live' : ''}">${['groove', ...(live ? ['glow far', 'glow mid', 'glow'] : []), 'case', 'core', 'strand'].map((layer) => svg`<path class=${layer} d=${path} />`)}</g>`;

/** The end of a wire, at the upper edge. */
export const cap = svg`<path class="under cap" d="M0-48V-40" /><path class="cap" d="M0-48V-41" /><path class="thin" d="M-9-44.5H9" />`;

/** The letters R and B, drawn as paths, because screen readers would read text aloud. */
const signs: Readonly<Record<string, string>> = {
  R: 'M-2.8 5V-5H.6A2.8 2.8 0 0 1 .6.6H-2.8M0 .6 3.3 5',
  B: 'M-2.8 5V-5H.2A2.4 2.4 0 0 1 .2-.2H-2.8M.2-.2A2.6 2.6 0 0 1 .2 5H-2.8',
};

export function drawWires(print: string, turn: Turn, live: boolean): SVGTemplateResult {
  const colour = (side: number): string => shown(print, turn, side);
  const sides = [0, 1, 2, 3].filter((side) => colour(side) !== '-');
  const [first = 0, second = 0] = sides;
  const two = sides.length === 2;
  const one = two && colour(first) === colour(second);
  // The side from which a bend leads to the next side clockwise. A straight wire has no such side.
  const right = two ? sides.find((side) => sides.includes((side + 1) & 3)) : undefined;
  const bend = right !== undefined;
  const from = right ?? first;
  const turned = (side: number): string => `rotate(${side * 90})`;
  return svg`
    ${(one ? [from] : sides).map((side) => svg`<g transform=${turned(side) + (bend && side !== from ? ' scale(-1 1)' : '')}>${wire(colour(side), live, one ? (bend ? 'M0-48C0-13 13 0 48 0' : 'M0-48V48') : bend ? 'M0-48C0-30 3-18 11-10.5' : 'M0-48V0')}</g>`)}
    ${
      !sides.length || one
        ? nothing
        : two
          ? svg`<g transform=${turned(from) + (bend ? ' rotate(45) translate(0-15) rotate(90)' : '')}><path class="tin" d="M-9-7Q0-10 9-7V7Q0 10-9 7Z" /><path class="thin" d="M-9-3H9M-9 3H9" /></g>`
          : svg`<circle class="ivory thin" r="13.5" /><circle class="tin" r="8" />${live ? svg`<circle class="spark" r="4.5" />` : nothing}`
    }
    ${sides.map((side) => svg`<g class="letter ${colour(side)}" transform=${turned(side)}>${cap}<g transform=${`translate(0-31) ${turned(-side)}`}>${colour(side) === 'R' ? svg`<circle r="8" />` : svg`<rect x="-7.5" y="-7.5" width="15" height="15" rx="2" />`}<path class="sign" d=${signs[colour(side)] ?? ''} /></g></g>`)}`;
}
