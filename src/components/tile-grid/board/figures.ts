// The positions of figures on a board: separate if there is room, otherwise in numbered stacks. The figures of the
// examined space are spread over the board, so that each can be read and selected.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridMark, GridModel, GridPoint, GridSpace, GridToken } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import { middleOf, span, type Box, type Point, type Stand } from '../layout.js';

/** The number of figures that fit in a cell; and from which number on they are so small that examining spreads them. */
const ROOM = 7;
const FEW = 4;
/** The width and the height of a figure that is spread out, including its letter, in board units. */
const WIDE = 48;
const HIGH = 72;

export interface FigureLayout {
  readonly standing: ReadonlyMap<TargetId, Stand>;
  /** The number of figures in each stack, by the id of the topmost figure. Figures that are not drawn have 0. */
  readonly counts: ReadonlyMap<TargetId, number>;
  /** Path data of the background below the figures that are spread out; empty if there are none. */
  readonly spreadGround: string;
}

/**
 * Returns the tokens of a space in the order of their kinds: marks, monsters, persons. Of each kind, selectable tokens
 * come first. The viewer's own figures come last, so that they are drawn in front.
 */
function inSpace({ tokens, targets }: GridModel, id: TargetId): readonly GridToken[] {
  const targetIds = new Set(targets.map((target) => target.id));
  return tokens
    .filter(({ space }) => space === id)
    .sort(
      (a, b) =>
        Number(!!a.isOwn) - Number(!!b.isOwn) ||
        a.kind.localeCompare(b.kind) ||
        Number(targetIds.has(b.id)) - Number(targetIds.has(a.id)),
    );
}

/**
 * Groups equal figures if there are more figures than places. If there are still too many groups, the last one contains
 * all that remain. The viewer's own figures never stand in a stack.
 */
function stacks(here: readonly GridToken[], places: number): readonly (readonly GridToken[])[] {
  if (here.length <= places) return here.map((token) => [token]);
  const own = here.filter(({ isOwn }) => isOwn).map((token) => [token]);
  if (own.length > 0 && own.length < places)
    return [
      ...stacks(
        here.filter(({ isOwn }) => !isOwn),
        places - own.length,
      ),
      ...own,
    ];
  const alike = new Map<string, GridToken[]>();
  for (const token of here)
    alike.set(`${token.kind}${token.shape}`, [...(alike.get(`${token.kind}${token.shape}`) ?? []), token]);
  const all = [...alike.values()];
  return all.length <= places ? all : [...all.slice(0, places - 1), all.slice(places - 1).flat()];
}

/** Arranges figures in rows around a middle. Each point is between the feet of a figure. */
function rows(
  count: number,
  [x, y]: Point,
  across: number,
  scale: number,
  wide: number,
  high: number,
): readonly Point[] {
  const deep = Math.ceil(count / across);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / across);
    const inRow = Math.min(across, count - row * across);
    return [
      x + ((n % across) - (inRow - 1) / 2) * wide * scale,
      y + (17 + (row - (deep - 1) / 2) * high) * scale,
    ] as const;
  });
}

/** The middles of a space's cells, beginning with the one nearest to the middle of the space. */
function middles(space: GridSpace): readonly Point[] {
  const [mx, my] = middleOf(space);
  const far = ([x, y]: Point): number => Math.hypot(x - mx, y - my);
  return (space.cells ?? [])
    .map(([x, y]) => [x * 100 + 50, y * 100 + 50] as const)
    .sort((a, b) => far(a) - far(b) || a[1] - b[1] || a[0] - b[0]);
}

/** The middle of a space, or of its innermost cell if the middle is near a wall or outside the space. */
export function centreOf(space: GridSpace): Point {
  const [x, y] = middleOf(space);
  const own = (dx: number, dy: number): boolean =>
    !!space.cells?.some(([cx, cy]) => cx === Math.floor((x + dx) / 100) && cy === Math.floor((y + dy) / 100));
  const isInside = [-36, 36].every((dx) => own(dx, -36) && own(dx, 36));
  return (isInside ? undefined : middles(space)[0]) ?? [x, y];
}

/**
 * @param examined The space whose figures are spread.
 * @param view Returns the visible part of the board; called only when figures are spread, because measuring forces a
 * layout.
 */
export function figureLayout(grid: GridModel, examined: TargetId | null, view: () => Box): FigureLayout {
  const standing = new Map<TargetId, Stand>();
  const counts = new Map<TargetId, number>();
  const there = grid.spaces
    .map((space) => ({ space, here: inSpace(grid, space.id) }))
    .filter(({ here }) => here.length);
  const spread = there.find(
    ({ space, here }) => space.id === examined && here.length > FEW * (space.cells?.length ?? 1),
  );
  const spreadGround = spread ? spreadOut(view(), spread.space, spread.here, standing) : null;
  for (const { id } of spread?.here ?? []) counts.set(id, 1);
  for (const { space, here } of there) {
    if (space === spread?.space) continue;
    const cells = middles(space);
    const groups = stacks(here, ROOM * cells.length);
    // A cell gets at most two groups, unless there are too few cells.
    const used = Math.min(cells.length, Math.ceil(groups.length / 2));
    const each = Math.ceil(groups.length / used);
    const places = used === 1 ? [centreOf(space)] : cells;
    for (let place = 0; place < used; place++) {
      const own = groups.slice(place * each, place * each + each);
      const scale = [0, 0.86, 0.8, 0.68, 0.68, 0.52, 0.52][own.length] ?? 0.46;
      const across = own.length > FEW ? Math.ceil(own.length / 2) : 2;
      const [x, y] = places[place] as Point;
      // In the cell with the name, figures stand below it if there is room.
      const down = y - span(space.cells ?? [], 1)[0] > 50 ? 7 : own.length < 3 ? 20 : own.length > FEW ? 18 : 7;
      rows(
        own.length,
        [x + (own.length > 1 && own.length <= FEW ? 5 : 0), y + down],
        Math.min(own.length, across),
        scale,
        46,
        62,
      ).forEach(([px, py], n) => {
        const isHidden =
          !!spreadGround &&
          px > spreadGround.x - 20 &&
          px < spreadGround.x + spreadGround.width + 20 &&
          py > spreadGround.y &&
          py - 50 * scale < spreadGround.y + spreadGround.height;
        own[n]?.forEach((token, m, stack) => {
          standing.set(token.id, [px, py, scale, token]);
          counts.set(token.id, m || isHidden ? 0 : stack.length);
        });
      });
    }
  }
  // Lists the figures space by space, in reading order.
  const inOrder = new Map(
    there.flatMap(({ here }) =>
      here.flatMap(({ id }) => {
        const stand = standing.get(id);
        return stand ? [[id, stand] as const] : [];
      }),
    ),
  );
  return {
    standing: inOrder,
    counts,
    spreadGround: spreadGround
      ? `M${spreadGround.x} ${spreadGround.y}h${spreadGround.width}v${spreadGround.height}h${-spreadGround.width}z`
      : '',
  };
}

/**
 * Spreads the figures of a space around it, within the visible part of the board. Returns the background below them.
 */
function spreadOut(view: Box, space: GridSpace, here: readonly GridToken[], standing: Map<TargetId, Stand>): Box {
  const across = Math.min(here.length, Math.ceil(Math.sqrt(here.length * 1.6)));
  const [width, height] = [across * WIDE + 16, Math.ceil(here.length / across) * HIGH + 12];
  const keep = (at: number, from: number, length: number, own: number): number =>
    own > length ? from + length / 2 : Math.max(from + own / 2, Math.min(at, from + length - own / 2));
  const [mx, my] = centreOf(space);
  const [x, y] = [keep(mx, view.x, view.width, width), keep(my, view.y, view.height, height)];
  rows(here.length, [x, y + 8], across, 1, WIDE, HIGH).forEach(([px, py], n) => {
    const token = here[n];
    if (token) standing.set(token.id, [px, py, 1, token]);
  });
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Draws the number of figures in a stack. */
export const drawCount = (n: number, [x, y, scale]: Stand): SVGTemplateResult =>
  svg`<g class="count" transform=${`translate(${x + 17 * scale} ${y - 6})`}><circle/><text dy=".35em">${n}</text></g>`;

/** The paths of wounds and conditions, in a box of 20 × 20 units around the origin. */
const MARKS: Readonly<Record<string, string>> = {
  wound: 'M0-9C4-3 7 0 7 4A7 7 0 0 1-7 4C-7 0-4-3 0-9z',
  stun: 'M0-9l2.2 5.2L8-6 5 0l5 4-6 .8L3.6 11 0 6l-4 5-.4-6L-10 4-5 0-8-6l5.7 2.2z',
  fire: 'M1-10c1 5 7 7 6 13a7 7 0 0 1-14 1c0-4 3-5 3-9 2 1 3 2 3 4 2-2 3-5 2-9z',
  frost: 'M0-10V10M-9-5L9 5M9-5L-9 5M-3-8l3 3 3-3M-3 8l3-3 3 3',
};

/** Draws wounds and conditions in a column beside the figure; marks without a drawing are letters. */
export const drawMarks = (marks: readonly GridMark[], [x, y, scale]: Stand): SVGTemplateResult =>
  svg`<g class="marks">${marks.map(({ kind, n = 1 }, i) => {
    const path = Object.hasOwn(MARKS, kind) ? MARKS[kind] : undefined;
    return svg`<g class=${`mark m-${path ? kind : 'other'}`} transform=${`translate(${x + 19 * scale} ${y - 44 * scale + i * 21})`}><path d=${path ?? 'M-9-9H9V9H-9z'}/>
      <text x=${path ? 9 : 0} dy=".35em" class=${path ? 'beside' : ''}>${path ? '' : kind.slice(0, 1).toUpperCase()}${n > 1 ? n : ''}</text></g>`;
  })}</g>`;

const POINTS = {
  green: 'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z',
  blue: 'M-14-14H14V14H-14z',
  red: 'M0-18L18 13H-18z',
  yellow: 'M0-18L18 0 0 18-18 0z',
} as const;

/** Draws Spawn Points: each colour has its own stencilled shape. */
export function drawPoints({ points = [], spaces }: GridModel): SVGTemplateResult {
  const placed = new Map<TargetId, number>();
  return svg`${points.map(({ space: id, colour, letter }: GridPoint) => {
    const space = spaces.find((each) => each.id === id) as GridSpace;
    const n = placed.get(id) ?? 0;
    placed.set(id, n + 1);
    // Spawn Points are drawn in a different cell from the figures, which use the innermost cell first.
    const cells = middles(space);
    const [x, y] = cells.at(-1 - (n % cells.length)) ?? centreOf(space);
    // In the cell with the name, in the upper left corner of the space, they are below it.
    const [top] = span(space.cells ?? [], 1);
    const left = Math.min(...(space.cells ?? []).flatMap(([cx, cy]) => (cy * 100 === top ? [cx * 100] : [])));
    const aside = cells.length > 1 && !(x - 50 === left && y - 50 === top) ? 0 : 22;
    return svg`<g class=${`point p-${colour}`} transform=${`translate(${x + aside - Math.floor(n / cells.length) * 40} ${y + aside})`}><path class="point-ring" d=${POINTS[colour]} transform="scale(1.25)"/><path d=${POINTS[colour]}/><text y=${colour === 'red' ? 2 : 0} dy=".35em">${letter}</text></g>`;
  })}`;
}
