// The drawings of tiles and tokens that are used unless a game has its own: floor plans in hatched ink, tokens in five
// shapes, and monsters as dark shapes with one pale detail. A cell is 100 board units wide.
import { svg, type SVGTemplateResult } from 'lit';
import type { Doorway, GridModel, GridSpace, GridTile, GridToken } from '../../engine/scene/tile-grid-model.js';
import { middle, middleOf, outline, span, spaceOutline, step } from './layout.js';

/**
 * A game's drawings. The origin of a tile is the upper left corner of its cells; the origin of a token is between its
 * feet. On a board with walls, the drawing of a tile contains only the furniture.
 */
export interface GridArt {
  tile?(tile: GridTile): SVGTemplateResult;
  token?(token: GridToken): SVGTemplateResult;
  /** How far the outline of a space lies within its cells, from 0 to 50. Default: 22. Not used on boards with walls. */
  readonly inset?: number;
  /**
   * The line on which all tokens of a cell stand, from 0 (its upper edge) to 100, so that its name can be read below.
   * By default, tokens stand around the middle. Not used on boards with walls.
   */
  readonly feet?: number;
  /** The colour of a token's trail; by default, that of our own drawing. */
  tint?(token: GridToken): string | undefined;
}

/** The two lines of a threshold. */
function sill({ cell, side }: Doorway): string {
  const [x, y] = middle([cell]);
  const [dx, dy] = step(side);
  return [35, 31.5]
    .map((at) => `M${x + dx * at - dy * 13} ${y + dy * at - dx * 13}l${2 * dy * 13} ${2 * dx * 13}`)
    .join('');
}

/** The patterns of hatched walls and of wooden floors. */
export const patterns = svg`
  <pattern id="hatch" width="26" height="20" patternUnits="userSpaceOnUse">
    <path d="M1 2l6 5M0 5l5 4M3 0l6 4M13 8l5-7M15 10l5-7M11 6l4-6M22 3l3 7M19 4l3 6M24 1l2 6M2 18l7-3M1 15l7-3M3 20l6-2M13 13l7 2M12 16l8 3M13 19l5 1M24 13l-2 6M26 14l-2 6"/>
  </pattern>
  <pattern id="boards" width="99" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.5H99"/></pattern>`;

/** Returns the spaces that are not on a tile; none if the board has walls. */
const bare = ({ spaces, boundaries }: GridModel): readonly GridSpace[] =>
  boundaries ? [] : spaces.filter(({ tile }) => tile === undefined);

/** Draws the connections between spaces without tiles. */
export function drawWays(grid: GridModel): SVGTemplateResult {
  const places = new Map(bare(grid).map((space) => [space.id, middleOf(space).join(' ')]));
  const way = (from?: string, to?: string): string => (from && to ? `M${from}L${to}` : '');
  return svg`<path class="fold" d=${grid.spaces.flatMap(({ id, exits = [] }) => exits.map(({ to }) => way(places.get(id), places.get(to)))).join('')} />`;
}

/** Draws the names below spaces without tiles. */
export const drawNames = (grid: GridModel): readonly SVGTemplateResult[] =>
  bare(grid).map(
    (space) => svg`<text class="place" x=${middleOf(space)[0]} y=${middleOf(space)[1] + 46}>${space.name}</text>`,
  );

const box = (x: number, y: number, dx: number, dy: number): string =>
  `M${x - dx} ${y - dy}h${2 * dx}v${2 * dy}h${-2 * dx}z`;

/** Draws a tile from its outline, doorways and spaces; a passage joins the spaces of one tile. */
export function drawTile(
  { cells, doorways = [], kind, name }: GridTile,
  spaces: readonly GridSpace[],
): SVGTemplateResult {
  const paper = outline(cells, 1.5);
  const sheet = svg`<path class="shade" d=${paper} transform="translate(2.5 4)"/><path class="paper" d=${paper}/>`;
  if (kind === 'unknown') return svg`${sheet}<path class="fold" d=${outline(cells, 12)}/>`;
  const doors = doorways
    .map(({ cell, side }) => {
      const [[x, y], [dx, dy]] = [middle([cell]), step(side)];
      return box(x + dx * 37, y + dy * 37, 13, 13);
    })
    .join('');
  const floor = spaces.map((space) => spaceOutline(space, 20)).join('');
  const passages = spaces
    .flatMap((space, n) =>
      spaces.slice(0, n).map((other) => {
        const [[x, y], [x2, y2]] = [middleOf(space), middleOf(other)];
        return space.exits?.some(({ to }) => to === other.id)
          ? box((x + x2) / 2, (y + y2) / 2, x === x2 ? 17 : 25, y === y2 ? 17 : 25)
          : '';
      }),
    )
    .join('');
  const inside = (floor || outline(cells, 20)) + passages;
  const [[left, right], [top, bottom]] = [span(cells, 0), span(cells, 1)];
  const [width, height] = [right - left, bottom - top];
  const fits = (Math.max(width, height) - 36) / name.length;
  const label =
    spaces.length < 2 && fits > 8.5
      ? svg`<tspan font-size="min(var(--letter,15px),${fits / 0.57}px)">${name}</tspan>`
      : '';
  // A nested svg clips the doorways at the edge.
  return svg`${sheet}<svg x=${left} y=${top} width=${width} height=${height} viewBox="${left} ${top} ${width} ${height}"><path class="hatch" d=${outline(cells, 4)}/>${['wall', 'gap', 'line', 'floor'].map((layer) => svg`<path class=${layer} d=${inside + doors}/>`)}
    <path class="door" d=${doors}/><path class="floor" d=${inside}/><path class="boards" d=${floor}/>
    <path class="sill" d=${doorways.map(sill).join('')}/>
    <text class="name" transform=${height > width ? `translate(${left + 74} ${bottom - 29})rotate(-90)` : `translate(${left + 26} ${bottom - 29})`}>${label}</text></svg>`;
}

/** Outlines of tokens: arch, gable, cut corners, notch, tower. */
const FRAMES = [
  'V-33a16 16 0 0 1 32 0',
  'V-34L0-53 16-34',
  'V-41l8-8H8l8 8',
  'V-48H-6q6 8 12 0H16',
  'V-36h5v-8h6v-6H5v6h6v8h5',
];
const PERSON = 'M0-37c4 0 7 3 6 7 0 3-1 4-2 6 5 1 7 4 7 10L12-3H-12l1-11c0-6 2-9 7-10-1-2-2-3-2-6-1-4 2-7 6-7z';

/** The shapes of monsters, each with its pale detail: one has a face, one reaches out, one crawls. */
const MASSES: readonly (readonly [mass: string, pale: string])[] = [
  [
    'M-26 8c-3-17-2-32 7-41 7-9 14-12 22-10 11 0 18 8 21 19 3 9 3 20 6 31l-9-1-3-12-2 14-8-2-6 4-7-4-9 3-6-3z',
    'M6-33c6-2 10 2 10 8 0 8-4 13-7 13-5 0-8-6-8-12 0-5 2-8 5-9zm-1 7l4 1-1 2zm7 1l3-1-1 3z',
  ],
  [
    'M-8-56c5-1 9 3 9 9 0 5-2 8-4 10l1 3c7 1 11 4 14 8l14 6-2 5-17-4-2 2 4 16 4 10-5-2-4 4-4-5-5 5-4-5-6 4-3-4-6 2 4-12c1-14-1-20 1-27 1-4 4-6 8-7v-3c-4-3-6-5-6-9 0-4 4-8 9-6z',
    'M23-21h8l9-5 1 2-7 5 11-1v3l-10 1 8 4-1 2-9-3 4 6-2 1-6-6-6-3z',
  ],
  [
    'M-34 9q2-12 10-14-4-13 10-13 9-9 22-3 8-7 16-1 7 7-2 15 10 3 12 16l-6-6-3 7-5-9-4 9-6-9-4 9-7-9-4 9-7-9-5 9-5-8-5 8-2-7z',
    'M15-15a3 2 0 1 0 0-.1zm8 1a2 2 0 1 0 0-.1z',
  ],
];

const pick = <T>(list: readonly T[], n: number): T => list[Math.abs(Math.trunc(n)) % list.length] as T;

/** Draws a token with its feet at the origin. */
export function drawToken({ kind, shape, letter, name }: GridToken): SVGTemplateResult {
  const [mass, pale] = pick(MASSES, shape);
  if (kind === 'monster') return svg`<path class="mass" d=${mass}/><path class="pale" d=${pale}/>`;
  const person = kind === 'person';
  return svg`${person ? svg`<path class="shade" d="M-18 13H24L34 15 22-26 16-34V-1z"/><g class=${`standee s${FRAMES.indexOf(pick(FRAMES, shape))}`}><path class="stand" d=${`M-16 0${pick(FRAMES, shape)}V0z`}/><path class="pale" d=${PERSON}/></g>` : ''}
    <path class="base" d=${person ? 'M-20-2H20l3 15H-23z' : 'M-12 5a12 12 0 1 0 0-.1z'}/><text class="letter" y="11">${letter ?? name.slice(0, 1)}</text>`;
}
