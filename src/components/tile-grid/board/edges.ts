// The edges of a board: the sides of cells between two spaces or at the outer border, and what is there, such as a wall
// or a door.
import type { Cell, GridBoundary, GridModel, GridSpace, Side } from '../../../engine/scene/tile-grid-model.js';

/** A side of a cell. It is the same edge for the cells on both sides of it, and runs to the right or downwards. */
export interface Edge {
  readonly key: string;
  /** The start of the edge, in cells. */
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly kind: GridBoundary['kind'];
  /** The opening, in fractions of the length of the edge; null for a solid wall. */
  readonly opening: readonly [from: number, to: number] | null;
  readonly boundary?: GridBoundary | undefined;
  /** The spaces above and below the edge, or to the left and right of it. */
  readonly spaces: readonly [GridSpace | undefined, GridSpace | undefined];
}

const OPENINGS = {
  open: [0, 1],
  gap: [0.2, 0.8],
  wall: null,
  'closed-door': [0.35, 0.65],
  'open-door': [0.35, 0.65],
  breach: [0.3, 0.7],
} as const;

/** Returns the same position for a side of a cell and for the opposite side of the neighbour cell. */
function place([x, y]: Cell, side: Side): readonly [x: number, y: number, upright: boolean] {
  return [side === 1 ? x + 1 : x, side === 2 ? y + 1 : y, side % 2 === 1];
}

/** Cached for each model, because drawing and words both need the edges. */
const known = new WeakMap<GridModel, readonly Edge[]>();

/** All sides between two spaces, at the outer edge, or listed as a boundary. A side that is not listed is a wall. */
export function edgesOf(grid: GridModel): readonly Edge[] {
  const found = known.get(grid);
  if (found) return found;
  const owners = new Map(
    grid.spaces.flatMap((space) => (space.cells ?? []).map((cell) => [String(cell), space] as const)),
  );
  const listed = new Map(
    (grid.boundaries ?? []).map((boundary) => [String(place(boundary.cell, boundary.side)), boundary]),
  );
  const edges = new Map<string, Edge>();
  const add = (cell: Cell, side: Side): void => {
    const [x, y, upright] = place(cell, side);
    const key = String([x, y, upright]);
    const boundary = listed.get(key);
    const spaces = [owners.get(String(upright ? [x - 1, y] : [x, y - 1])), owners.get(String([x, y]))] as const;
    if (edges.has(key) || (spaces[0] === spaces[1] && !boundary)) return;
    const kind = boundary?.kind ?? 'wall';
    const usual = OPENINGS[kind];
    const opening =
      kind === 'open' || !usual ? usual : ([boundary?.from ?? usual[0], boundary?.to ?? usual[1]] as const);
    edges.set(key, { key, x, y, upright, kind, opening, boundary, spaces });
  };
  for (const { cells = [] } of grid.spaces)
    for (const cell of cells) for (const side of [0, 1, 2, 3] as const) add(cell, side);
  for (const { cell, side } of grid.boundaries ?? []) add(cell, side);
  const all = [...edges.values()];
  known.set(grid, all);
  return all;
}

const knownAt = new WeakMap<GridModel, ReadonlyMap<GridSpace, readonly Edge[]>>();

export function edgesAt(grid: GridModel, space: GridSpace): readonly Edge[] {
  let all = knownAt.get(grid);
  if (!all) {
    const lists = new Map(grid.spaces.map((each) => [each, [] as Edge[]]));
    for (const edge of edgesOf(grid)) for (const each of new Set(edge.spaces)) if (each) lists.get(each)?.push(edge);
    knownAt.set(grid, (all = lists));
  }
  return all.get(space) ?? [];
}

/** The side of a space on which an edge lies. */
export const sideOf = ({ spaces, upright }: Edge, space: GridSpace): Side =>
  spaces[1] === space ? (upright ? 3 : 0) : upright ? 1 : 2;

/**
 * A wall without interruption, in board units. The first value of `open` says whether the wall starts at an opening.
 * The second says whether it ends at one.
 */
export interface WallRun {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly length: number;
  readonly open: readonly [boolean, boolean];
}

/** Returns all walls, including the rest of an edge beside an opening. Adjoining walls are joined. */
export function wallsOf(edges: readonly Edge[]): readonly WallRun[] {
  const runs: WallRun[] = [];
  const inOrder = [...edges].sort(
    (a, b) => Number(a.upright) - Number(b.upright) || (a.upright ? a.x - b.x || a.y - b.y : a.y - b.y || a.x - b.x),
  );
  for (const { x, y, upright, opening } of inOrder) {
    const pieces = opening
      ? [
          [0, opening[0]],
          [opening[1], 1],
        ]
      : [[0, 1]];
    for (const [from = 0, to = 1] of pieces) {
      if (to - from < 1e-9) continue;
      const [px, py] = upright ? [x * 100, (y + from) * 100] : [(x + from) * 100, y * 100];
      const last = runs.at(-1);
      const ends: readonly [boolean, boolean] = [from > 0, to < 1];
      const joins =
        last &&
        last.upright === upright &&
        (upright ? last.x === px && last.y + last.length === py : last.y === py && last.x + last.length === px);
      if (joins)
        runs[runs.length - 1] = { ...last, length: last.length + (to - from) * 100, open: [last.open[0], ends[1]] };
      else runs.push({ x: px, y: py, upright, length: (to - from) * 100, open: ends });
    }
  }
  return runs;
}
