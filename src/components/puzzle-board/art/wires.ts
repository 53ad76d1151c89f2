// Wiring: insulated wires on bakelite. Red is dashed in the middle and marked R, blue is double and marked B.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { shown } from '../../../engine/puzzle/geometry.js';
import type { Side, Turn } from '../../../engine/puzzle/types.js';
import type { Point } from '../layout.js';
import { line, towards } from './shapes.js';

/** A point by how far it is towards two sides. */
const between = (a: Side, farA: number, b: Side, farB: number): Point => {
  const [[ax, ay], [bx, by]] = [towards(a, farA), towards(b, farB)];
  return [ax + bx, ay + by];
};

/** A wire along a path: what holds it, its light, its insulation and the pattern of its colour. */
export const wire = (colour: string, path: string): SVGTemplateResult =>
  svg`<g class="wire ${colour}">${['glow far', 'glow mid', 'glow', 'case', 'core', 'strand'].map((layer) => svg`<path class=${layer} d=${path} />`)}</g>`;

export const cap = (path: string): SVGTemplateResult => svg`<path class="cap" d=${path} /><path class="cap brass" d=${path} /><path class="cap shine" d=${path} />`;

const letter = (colour: string, [x, y]: Point): SVGTemplateResult => svg`<g class="letter ${colour}" transform=${`translate(${x} ${y})`}>
  ${colour === 'R' ? svg`<circle r="8" />` : svg`<rect x="-7.5" y="-7.5" width="15" height="15" rx="2.5" />`}<text y="4.8">${colour}</text></g>`;

export function drawWires(print: string, turn: Turn): SVGTemplateResult {
  const sides = ([0, 1, 2, 3] as const).map((side) => ({ side, colour: shown(print, turn, side) })).filter(({ colour }) => colour !== '-');
  const [first, second] = sides;
  const two = first && sides.length === 2 ? second : undefined;
  // Two ends side by side: a bend, that goes on clockwise from here.
  const bend = first && two && (two.side - first.side) % 2 ? (two.side - first.side === 1 ? first.side : two.side) : undefined;
  const paths = sides.map(({ side, colour }) => {
    const other = (side === bend ? side + 1 & 3 : bend ?? side) as Side;
    const from = towards(side, 48);
    const end = line(from, towards(side, 41));
    return bend === undefined
      ? { colour, end, path: line(from, [0, 0]), mark: towards(side, 31) }
      : { colour, end, path: `${line(from)}C${[towards(side, 30.5), between(side, 18.5, other, 3.2), between(side, 10.7, other, 10.7)].join(' ')}`, mark: between(side, 31, other, 0.6) };
  });
  const joined = (colours: string): string => paths.flatMap(({ colour, path }) => (colours.includes(colour) ? [path] : [])).join('');
  const [x, y] = bend === undefined ? [0, 0] : between(bend, 10.7, (bend + 1 & 3) as Side, 10.7);
  return svg`
    <path class="groove" d=${joined('RB')} />
    ${['R', 'B'].map((colour) => wire(colour, joined(colour)))}
    ${cap(paths.map(({ end }) => end).join(''))}
    ${!first ? nothing
      : !two ? svg`<circle class="knob" r="13.5" /><circle class="knob tin" r="8" /><circle class="spark" r="4" />`
      : first.colour === two.colour ? nothing
      : svg`<g transform=${`translate(${x} ${y}) rotate(${bend === undefined ? first.side * 90 : bend * 90 - 45})`}><path class="tin" d="M-9-7.500Q0-10 9-7.500V7.500Q0 10-9 7.500Z" /><path class="bands" d="M-9-3H9M-9 3H9" /></g>`}
    ${paths.map(({ colour, mark }) => letter(colour, mark))}`;
}
