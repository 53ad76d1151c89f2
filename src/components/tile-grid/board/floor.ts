// The fixed parts of a board: floors, walls, white lines, doors and breaches. Board units: 100 per cell.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel } from '../../../engine/scene/tile-grid-model.js';
import { outline } from '../layout.js';
import { edgesOf, wallsOf, type Edge } from './edges.js';

/** Half the thickness of a wall (`THICK`) and of its core (`CORE`), in board units. */
export const THICK = 5;
const CORE = 3.7;

/** Returns a line along an edge, between two fractions of its length. */
const along = ({ x, y, upright }: Edge, from: number, to: number): string =>
  upright ? `M${x * 100} ${(y + from) * 100}V${(y + to) * 100}` : `M${(x + from) * 100} ${y * 100}H${(x + to) * 100}`;

/** Returns rectangles for walls; they end exactly at openings. */
const walls = (edges: readonly Edge[], half: number, inset: number): string =>
  wallsOf(edges)
    .map(({ x, y, upright, length, open }) => {
      const [before, after] = open.map((end) => (end ? -inset : half)) as [number, number];
      const long = length + before + after;
      return upright
        ? `M${x - half} ${y - before}h${2 * half}v${long}h${-2 * half}z`
        : `M${x - before} ${y - half}h${long}v${2 * half}h${-long}z`;
    })
    .join('');

/** Draws the floors and the shadow of the whole board. */
export function drawFloors({ spaces }: GridModel): SVGTemplateResult {
  const cells = spaces.flatMap((space) => space.cells ?? []);
  return svg`<path class="board-shade" d=${outline(cells, -THICK)} transform="translate(4 7)"/><path class="floor" d=${outline(cells, 0)}/>`;
}

/** Draws white lines, walls, and a line for each opening. */
export function drawWalls(grid: GridModel): SVGTemplateResult {
  const edges = edgesOf(grid);
  const lines = (...kinds: Edge['kind'][]): string =>
    edges.map((edge) => (edge.opening && kinds.includes(edge.kind) ? along(edge, ...edge.opening) : '')).join('');
  const open = lines('open', 'gap');
  return svg`<path class="line-under" d=${open}/><path class="white-line" d=${open}/>
    <path class="wall-edge" d=${walls(edges, THICK, 0)}/><path class="wall-core" d=${walls(edges, CORE, THICK - CORE)}/>
    <path class="wall-seam" d=${wallsOf(edges)
      .map(({ x, y, upright, length }) => `M${x} ${y}${upright ? 'v' : 'h'}${length}`)
      .join('')}/>
    <path class="shut" d=${lines('closed-door')}/><path class="sill" d=${lines('open-door')}/><path class="broken" d=${lines('breach')}/>`;
}
