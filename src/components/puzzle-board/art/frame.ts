// Draws the frame and bed of a board, and the plate of the setup tile.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { socketsOf } from '../../../engine/puzzle/geometry.js';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import { sideOf, type Layout, type Pose, type Point } from '../layout.js';
import { along, corners, grown, line, lying, outline } from './polygons.js';

/** The width of the frame around the bed, in units. */
export const rim = 32;

export const bedDefs = svg`
  ${['wood', 'brass', 'bakelite', 'steel', 'slate', 'tin'].map((id) => svg`<linearGradient id=${id} x2="1" y2="1"><stop /><stop offset=".45" /><stop offset="1" /></linearGradient>`)}
  <radialGradient id="halo"><stop class="lamp" /><stop class="lamp" offset="1" stop-opacity="0" /></radialGradient>
  <pattern id="scales" width="28" height="28" patternUnits="userSpaceOnUse"><path class="scale" d="M0 28a14 14 0 0 1 28 0M-14 14a14 14 0 0 1 28 0 14 14 0 0 1 28 0M6 28a8 8 0 0 1 16 0" /></pattern>
  <pattern id="rays" width="1" height="1" viewBox="0 0 99 99" preserveAspectRatio="none"><path class="ray" d=${Array.from({ length: 66 }, (_, i) => `M50 57L${50 + 99 * Math.sin(i / 10.5)} ${57 + 99 * Math.cos(i / 10.5)}`).join('')} /></pattern>
  <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse"><path class="hatch" d="M-1 8 8-1" /></pattern>
  <g id="screw"><circle class="brass thin" r="4.5" /><path class="thin" d="M-2.5 2 2.5-2" /></g>`;

/** Draws a strip along both sides of each corner. */
const strips = (points: readonly Point[], far: number): string =>
  corners(points, (before, corner, after) => line(along(corner, before, far), corner, along(corner, after, far))).join(
    '',
  );

const screws = (points: readonly Point[]): SVGTemplateResult[] =>
  points.map(([x, y]) => svg`<use href="#screw" x=${x} y=${y} />`);

/** Draws one outline in several layers. */
export const layered = (points: readonly Point[], ...layers: readonly string[]): SVGTemplateResult[] =>
  layers.map((layer) => svg`<path class=${layer} d=${outline(points)} />`);

/** Draws the setup tile as an engraved brass plate. */
export const plate = (loop: readonly Point[]): unknown => [
  layered(grown(loop, 2), 'deep'),
  layered(grown(loop, -1), 'brass', 'rays', 'light'),
  layered(grown(loop, -6), 'thin'),
];

/**
 * Returns the poses of the start and the end of the wiring. Each is the middle of a cell of the tile, and faces away
 * from the piece beside that cell.
 */
export const ends = (puzzle: Puzzle, { places }: Layout): Pose[] =>
  socketsOf(puzzle).map(({ at, side }) => sideOf(places[at - 1] as Pose, side, 100));

function nameplate(puzzle: Puzzle, layout: Layout): unknown {
  const free = puzzle.tileCells?.findLast(([row, column]) =>
    ends(puzzle, layout).every(({ x, y }) => x !== column * 100 || y !== row * 100),
  );
  return free
    ? svg`<g transform=${`translate(${free[1] * 100} ${free[0] * 100})`} font-size=${Math.min(26, 100 / puzzle.id.length)}><path class="brass thin" d="M-34-21H34l6 6V15l-6 6H-34l-6-6V-15Z" /><text class="name" y="8">${puzzle.id}</text></g>`
    : nothing;
}

/** Draws the frame, the bed and, for wiring, the plate of the setup tile. */
export function drawBed(puzzle: Puzzle, layout: Layout): SVGTemplateResult {
  const { bed, places, tile } = layout;
  return svg`
    ${layered(grown(bed, 24), 'fall', 'wood')}${[20, 16, 12, 8].map((far) => layered(grown(bed, far), 'fibre thin'))}
    ${layered(grown(bed, 4), 'felt', 'scales', 'gilt')}
    ${['under', ''].map((layer) => svg`<path class="corner ${layer}" d=${strips(grown(bed, 19), 34) + strips(grown(bed, 9), 16)} />`)}${screws(grown(bed, 14.5))}
    ${places.map((place) => svg`<rect class="deep" transform=${lying(place)} x="-51" y="-51" width="102" height="102" rx="5" />`)}
    ${puzzle.kind === 'wiring' ? [tile.map((loop) => [plate(loop), screws(grown(loop, -13))]), nameplate(puzzle, layout)] : nothing}`;
}
