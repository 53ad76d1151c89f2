// The geometry of a grid, in board units: 100 per cell.
import type { Cell, GridGhost, GridModel, GridSpace, GridToken, Side } from '../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';

export type Point = readonly [x: number, y: number];

/** North, east, south, west. */
export const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const step = (side: Side): Point => STEPS[side] ?? [0, 0];

/** The range of the cells along an axis, in board units. */
export function span(cells: readonly Cell[], axis: 0 | 1): readonly [low: number, high: number] {
  const all = cells.map((cell) => cell[axis]);
  return [Math.min(...all) * 100, Math.max(...all) * 100 + 100];
}

/** The centre of mass of the cells. */
export function middle(cells: readonly Cell[]): Point {
  const mean = (axis: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[axis] * 100, 0) / cells.length + 50;
  return [mean(0), mean(1)];
}

export const middleOf = ({ at, cells = [] }: GridSpace): Point => (at ? [at[0] * 100, at[1] * 100] : middle(cells));

/** The outline of any set of cells as path data, moved inwards by `inset` units on every side. */
export function outline(cells: readonly Cell[], inset: number): string {
  interface Edge {
    readonly x: number;
    readonly y: number;
    readonly dx: number;
    readonly dy: number;
  }
  const filled = new Set(cells.map(String));
  // All sides that border on none of the other cells, by their starting points. Each side runs with its cell on the
  // right. Two sides start at the same point where cells touch only at a corner.
  const edges = new Map<string, Edge[]>();
  for (const [cx, cy] of cells) {
    for (const [sx, sy] of STEPS) {
      if (filled.has(`${cx + sx},${cy + sy}`)) continue;
      const edge = { x: cx + (1 + sx + sy) / 2, y: cy + (1 + sy - sx) / 2, dx: -sy, dy: sx };
      const from = `${edge.x},${edge.y}`;
      edges.set(from, [...(edges.get(from) ?? []), edge]);
    }
  }
  let path = '';
  for (const begin of edges.keys()) {
    const start = edges.get(begin)?.pop();
    if (!start) continue;
    let loop = '';
    for (let edge: Edge | undefined = start; edge;) {
      const [x, y]: Point = [edge.x + edge.dx, edge.y + edge.dy];
      const next: Edge | undefined = edges.get(`${x},${y}`)?.pop();
      const { dx, dy } = next ?? start;
      // The corner moves along the inward normals of both edges, at outer and inner corners alike.
      if (dx !== edge.dx)
        loop += `${loop ? 'L' : 'M'}${x * 100 - (edge.dy + dy) * inset} ${y * 100 + (edge.dx + dx) * inset}`;
      edge = next;
    }
    path += `${loop}z`;
  }
  return path;
}

/** The outline of a space as path data; a circle for a space without cells. */
export function spaceOutline(space: GridSpace, inset: number): string {
  if (space.cells?.length) return outline(space.cells, inset);
  const [x, y] = middleOf(space);
  const r = 50 - inset;
  return `M${x - r} ${y}a${r} ${r} 0 1 1 0 .01z`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around all tiles and spaces, with a margin. */
export function bounds({ tiles, spaces, ghosts }: GridModel): Box {
  const cells = [...tiles, ...ghosts, ...spaces].flatMap((thing): readonly Cell[] =>
    'at' in thing ? [[thing.at[0] - 0.5, thing.at[1] - 0.5]] : (thing.cells ?? []),
  );
  const [[left, right], [top, bottom]] = cells.length
    ? [span(cells, 0), span(cells, 1)]
    : [
        [0, 100],
        [0, 100],
      ];
  return { x: left - 25, y: top - 25, width: right - left + 50, height: bottom - top + 50 };
}

/** Whether a tile may be laid here; a place with another target only stands for that target. */
export const isPlace = ({ target }: GridGhost): boolean => target === undefined;

/**
 * Returns a function for the cells in which a place is drawn and pressed: all of them if no two places overlap, and
 * otherwise the first one.
 */
export function placeCells(ghosts: readonly GridGhost[]): (ghost: GridGhost) => readonly Cell[] {
  const covered = ghosts.flatMap(({ cells }) => cells.map(String));
  const areApart = new Set(covered).size === covered.length;
  return ({ cells }) => (areApart ? cells : cells.slice(0, 1));
}

/**
 * The box around all things to choose from on a map without walls, and the smallest scale at which they may be drawn.
 * The names on the map may become too small for reading while a tile is laid, because its place is chosen by eye.
 * @param chosen The cells of the tile at the place that is chosen.
 */
export function offered(
  grid: GridModel,
  chosen: readonly Cell[],
): { readonly box: Box; readonly least: number } | null {
  const { ghosts, targets, spaces, tokens, boundaries } = grid;
  if (boundaries) return null;
  const places = ghosts.filter(isPlace);
  if (places.length > 0) {
    const cells = [...places.flatMap(placeCells(ghosts)), ...chosen];
    const [[left, right], [top, bottom]] = [span(cells, 0), span(cells, 1)];
    return { box: { x: left, y: top, width: right - left, height: bottom - top }, least: 0.45 };
  }
  const open = new Set(targets.flatMap(({ id, state }) => (state === 'can-act' ? [id] : [])));
  for (const { id, space } of tokens) if (open.has(id)) open.add(space);
  const tiles = grid.tiles.filter(({ id }) => open.has(id));
  const near = spaces.filter(({ id }) => open.has(id));
  if (tiles.length + near.length + ghosts.length === 0) return null;
  return { box: bounds({ ...grid, tiles, spaces: near }), least: Infinity };
}

/** The position of a token, and its size relative to a token that stands alone. */
export type Stand = readonly [x: number, y: number, scale: number, token: GridToken];

/**
 * Returns the position of each token: the point between its feet. The tokens of a space stand side by side or, if there
 * are many, in rows. They are in the order of drawing, so those at the back come first.
 * @param feet The line of a cell on which the front row stands, from 0 to 100; by default, it is around the middle.
 */
export function standing({ spaces, tokens }: GridModel, feet?: number): ReadonlyMap<TargetId, Stand> {
  const places = new Map<TargetId, Stand>();
  for (const space of spaces) {
    // In alphabetical order of their kinds: marks, monsters, persons. The viewer's own stands in front.
    const here = tokens
      .filter((token) => token.space === space.id)
      .sort((a, b) => Number(!!a.isOwn) - Number(!!b.isOwn) || a.kind.localeCompare(b.kind));
    if (feet !== undefined) {
      for (const [id, stand] of onOneLine(here, space, feet)) places.set(id, stand);
      continue;
    }
    const [left, right] = span(space.cells ?? [], 0);
    const [top, bottom] = span(space.cells ?? [], 1);
    const [middle, centre] = middleOf(space);
    const wide = right - left > 100 ? 1.5 : 1;
    const count = here.length;
    const across = Math.min(count, Math.ceil(Math.sqrt(count * wide)));
    // The name of a wide space is in its left half, so the tokens stand farther to the right; that of a high one is in
    // its middle.
    const x = wide > 1 ? middle + (across > 1 ? 42 : 54) : middle;
    const y = bottom - top > 100 ? centre + 42 : centre;
    const scale = Math.min(1, (1.73 * wide) / across);
    here.forEach((token, n) => {
      const row = Math.floor(n / across);
      const inRow = Math.min(across, count - row * across);
      places.set(token.id, [
        x + ((n % across) - (inRow - 1) / 2) * 44 * scale,
        y + (18 + n + (row * 2 + 1 - Math.ceil(count / across)) * 30) * scale,
        scale,
        token,
      ]);
    });
  }
  return places;
}

/** Up to four tokens stand in one row, more in two. */
function onOneLine(
  here: readonly GridToken[],
  space: GridSpace,
  feet: number,
): readonly (readonly [TargetId, Stand])[] {
  const [x, y] = middleOf(space);
  const deep = here.length > 4 ? 2 : 1;
  const across = Math.ceil(here.length / deep);
  const scale = Math.min(1 / deep, 2.2 / across);
  return here.map((token, n) => {
    const row = Math.floor(n / across);
    const inRow = Math.min(across, here.length - row * across);
    return [
      token.id,
      [x + ((n % across) - (inRow - 1) / 2) * 44 * scale, y - 50 + feet - (deep - 1 - row) * 50 * scale, scale, token],
    ];
  });
}
