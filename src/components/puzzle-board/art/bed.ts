// Frame and bed of a board, and the plate that wiring is screwed to.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import { socketsOf } from '../../../engine/puzzle/geometry.js';
import { sideOf, type Layout, type Place, type Point } from '../layout.js';
import { along, corners, grown, line, lying, outline } from './shapes.js';

/** How far the drawing reaches beyond the bed, in units. */
export const rim = 32;

export const bedDefs = svg`
  ${['wood', 'brass', 'bakelite', 'steel', 'slate-stone', 'tin'].map((id) => svg`<linearGradient id=${id} x2="1" y2="1"><stop /><stop offset=".5" /><stop offset="1" /></linearGradient>`)}
  <radialGradient id="halo"><stop class="halo" /><stop class="halo out" offset="1" /></radialGradient>
  <pattern id="scales" width="28" height="28" patternUnits="userSpaceOnUse"><path class="scales" d="M0 28a14 14 0 0 1 28 0M6 28a8 8 0 0 1 16 0M-14 14a14 14 0 0 1 28 0 14 14 0 0 1 28 0M-8 14a8 8 0 0 1 16 0M20 14a8 8 0 0 1 16 0" /></pattern>
  <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V7" /></pattern>
  <pattern id="rays" width="1" height="1" patternContentUnits="objectBoundingBox"><circle class="rays" cx=".5" cy=".6" r=".5" pathLength="360" /></pattern>
  <g id="screw"><circle class="deep" cx=".8" cy="1" r="4.6" /><circle class="brass" r="4" /><path class="slit" d="M-2.4 1.6 2.4-1.6" /></g>`;

/** A strip along the two sides of each corner. */
const strips = (points: readonly Point[], far: number): string =>
  corners(points, (before, corner, after) => line(along(corner, before, far), corner, along(corner, after, far))).join('');

export const screws = (points: readonly Point[]): SVGTemplateResult[] => points.map(([x, y]) => svg`<use href="#screw" x=${x} y=${y} />`);

/** The setup tile as a plate of brass, engraved. */
export const plate = (loop: readonly Point[]): SVGTemplateResult => svg`
  <path class="recess" d=${outline(grown(loop, 2))} />
  <path class="brass" d=${outline(grown(loop, -1))} /><path fill="url(#rays)" d=${outline(grown(loop, -1))} />
  <path class="light line" d=${outline(grown(loop, -2))} /><path class="engraved" d=${outline(grown(loop, -6))} />`;

/** Where the start and the end of wiring lie, facing into the tile; half as large where one cell has to hold both. */
export function ends(puzzle: Puzzle, { places }: Layout): (Place & { scale: number; cell: string })[] {
  const found = socketsOf(puzzle).flatMap(({ at, side }) => {
    const place = places[at - 1];
    if (!place) return [];
    const { x, y } = sideOf(place, side, 100);
    return [{ ...sideOf(place, side), cell: String([x / 100, y / 100].map(Math.round).reverse()) }];
  });
  return found.map((end) => ({ ...end, scale: found.every(({ cell }) => cell === end.cell) ? 0.5 : 1 }));
}

function nameplate(puzzle: Puzzle, layout: Layout): SVGTemplateResult | typeof nothing {
  const taken = ends(puzzle, layout).map(({ cell }) => cell);
  const free = puzzle.tileCells?.findLast((cell) => !taken.includes(String(cell)));
  if (!free) return nothing;
  return svg`<g transform=${`translate(${free[1] * 100} ${free[0] * 100})`}>
    <path class="brass name" d="M-34-21H34V-15H40V15H34V21H-34V15H-40V-15H-34Z" /><path class="engraved" d="M-31-17H31V-11H36V11H31V17H-31V11H-36V-11H-31Z" />
    <text class="name" y="8" font-size=${Math.min(24, 90 / puzzle.id.length)}>${puzzle.id}</text></g>`;
}

export function drawBoard(puzzle: Puzzle, layout: Layout): SVGTemplateResult {
  const { bed, places, tile } = layout;
  const [rail, edge] = [grown(bed, 26), outline(grown(bed, 4))];
  return svg`
    <path class="fall" d=${outline(rail)} /><path class="wood" d=${outline(rail)} />
    ${[22, 17, 12, 8].map((far) => svg`<path class="fibre" d=${outline(grown(bed, far))} />`)}
    <path class="mitre" d=${bed.map((corner, i) => line(corner, rail[i] ?? corner)).join('')} /><path class="light line" d=${outline(grown(bed, 25))} />
    <path class="felt" d=${edge} /><path fill="url(#scales)" d=${edge} /><path class="inset" d=${edge} />
    ${['under', 'brass'].map((layer) => svg`<path class="corner ${layer}" d=${strips(grown(bed, 20.5), 34)} /><path class="corner ${layer}" d=${strips(grown(bed, 10), 16)} />`)}
    ${screws(grown(bed, 16))}
    ${places.map((place) => svg`<rect class="recess" transform=${lying(place)} x="-51" y="-51" width="102" height="102" rx="5" />`)}
    ${puzzle.kind === 'wiring' ? [tile.map((loop) => [plate(loop), screws(grown(loop, -13))]), nameplate(puzzle, layout)] : nothing}`;
}
