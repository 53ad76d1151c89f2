// Where everything of a grid lies, in board units: 100 a cell. Pure geometry, no drawing.
import type { Cell, GridModel, GridSpace, GridToken, Side } from '../../engine/board/grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';

export type Point = readonly [x: number, y: number];

/** North, east, south, west. */
export const STEPS: readonly Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
export const step = (side: Side): Point => STEPS[side] ?? [0, 0];

/** From where to where cells reach along an axis. */
export function span(cells: readonly Cell[], axis: 0 | 1): readonly [low: number, high: number] {
  const all = cells.map((cell) => cell[axis]);
  return [Math.min(...all) * 100, Math.max(...all) * 100 + 100];
}

/** Where the cells' weight is. */
export function middle(cells: readonly Cell[]): Point {
  const mean = (axis: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[axis] * 100, 0) / cells.length + 50;
  return [mean(0), mean(1)];
}

export const middleOf = ({ at, cells = [] }: GridSpace): Point => (at ? [at[0] * 100, at[1] * 100] : middle(cells));

/** The outline of any set of cells as path data, drawn in by `inset` units on every side. */
export function outline(cells: readonly Cell[], inset: number): string {
  interface Edge { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }
  const filled = new Set(cells.map(String));
  // Every free side of a cell, with the inside on its right, by where it starts; two may start where cells touch at a corner.
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
    for (let edge: Edge | undefined = start; edge; ) {
      const [x, y]: Point = [edge.x + edge.dx, edge.y + edge.dy];
      const next: Edge | undefined = edges.get(`${x},${y}`)?.pop();
      const { dx, dy } = next ?? start;
      // Both edges' normals point inwards, at outer and inner corners alike.
      if (dx !== edge.dx) loop += `${loop ? 'L' : 'M'}${x * 100 - (edge.dy + dy) * inset} ${y * 100 + (edge.dx + dx) * inset}`;
      edge = next;
    }
    path += `${loop}z`;
  }
  return path;
}

/** Outline of a space; a round one without cells. */
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

/** The box of everything, with a margin about it. */
export function bounds({ tiles, spaces, ghosts }: GridModel): Box {
  const cells = [...tiles, ...ghosts, ...spaces].flatMap((thing): readonly Cell[] => ('at' in thing ? [[thing.at[0] - 0.5, thing.at[1] - 0.5]] : (thing.cells ?? [])));
  const [[left, right], [top, bottom]] = cells.length ? [span(cells, 0), span(cells, 1)] : [[0, 100], [0, 100]];
  return { x: left - 25, y: top - 25, width: right - left + 50, height: bottom - top + 50 };
}

const order = ({ kind }: GridToken): number => ['mark', 'monster', 'person'].indexOf(kind);

/** Where each token stands: side by side in its space, monsters behind. The point is between the feet. */
export function standing({ spaces, tokens }: GridModel): ReadonlyMap<TargetId, Point> {
  const places = new Map<TargetId, Point>();
  for (const space of spaces) {
    const here = tokens.filter((token) => token.space === space.id).sort((a, b) => order(a) - order(b));
    const [left, right] = space.cells?.length ? span(space.cells, 0) : [0, 100];
    const [middle, y] = middleOf(space);
    // The name of a wide space is on its left.
    const x = right - left > 100 ? middle + 34 : middle;
    const gap = Math.min(46, (right - left > 100 ? 120 : 60) / here.length);
    here.forEach(({ id, kind }, n) => places.set(id, [x + (n - (here.length - 1) / 2) * gap, y + (kind === 'monster' ? 12 : 20)]));
  }
  return places;
}
