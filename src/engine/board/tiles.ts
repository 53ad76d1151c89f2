// Joins map tiles that lie side by side into one board (LOB-SET-01, LOB-RUL-12).
import { fault } from '../kernel/faults.js';
import type { Fault, Result } from '../kernel/types.js';
import { boardOf, BoardFault, edgeName, type Opening } from './board.js';
import { parseBoard } from './read-board.js';
import {
  boundaryKinds,
  type BoardData,
  type BoardPoint,
  type BoardSpace,
  type Boundary,
  type BoundaryKind,
  type Cell,
  type Side,
} from './types.js';

/** A tile and its position. */
export interface Placement {
  /** The tile's name. */
  readonly tile: string;
  /** A prefix for every id of the tile, such as `north` in `north.A`. Default: the name of the tile. */
  readonly id?: string;
  /** The cell of its upper left corner, after turning. */
  readonly at: Cell;
  /** Quarter turns clockwise. Default: 0. */
  readonly turn?: 0 | 1 | 2 | 3;
}

/** The printed boundary of a tile's edge, at its position on the board. */
interface PrintedEdge {
  readonly cell: Cell;
  readonly side: Side;
  readonly kind: BoundaryKind;
  /** Null if the edge is a wall from end to end. */
  readonly opening: Opening | null;
  readonly id: string | null;
}

/**
 * Joins several tiles into one board. Where two tiles touch, the edge is a wall if either tile draws a wall there;
 * otherwise it is open where both tiles are open. An outer edge that a tile does not list is a wall (LOB-RUL-12). A
 * token replaces the printed boundary under it and fills the same opening (LOB-MAP-06). Tokens name spaces by their ids
 * on the joined board.
 * @param tiles Valid boards, by name.
 * @throws {BoardFault} `tile-unknown`, if a placement names a tile that does not exist. Nothing else is checked;
 * `assemble` also checks the result.
 */
export function joinTiles(tiles: Tiles, placements: readonly Placement[], tokens: readonly Boundary[] = []): BoardData {
  const laid = placeTiles(tiles, placements);
  return withBoundaries(withoutBoundaries(laid), laid, tokens);
}

/**
 * Joins tiles as `joinTiles` does, and checks the result.
 * Faults: `tile-unknown`, and the faults of `parseBoard`. Their paths refer to the joined board, whose list of
 * boundaries begins with the tokens.
 * @param tiles Valid boards, by name.
 */
export function assemble(
  tiles: Tiles,
  placements: readonly Placement[],
  tokens: readonly Boundary[] = [],
): Result<BoardData, Fault> {
  try {
    const laid = placeTiles(tiles, placements);
    const whole = parseBoard(withoutBoundaries(laid));
    return whole.ok ? parseBoard(withBoundaries(whole.value, laid, tokens)) : whole;
  } catch (error) {
    if (!(error instanceof BoardFault)) throw error;
    return fault(error.code, error.path, error.message);
  }
}

export type Tiles = Readonly<Record<string, BoardData>>;

/** Each tile at its position. */
export const placeTiles = (tiles: Tiles, placements: readonly Placement[]): readonly PlacedTile[] =>
  placements.map((placement, n) => {
    const { tile } = placement;
    const data = Object.hasOwn(tiles, tile) ? tiles[tile] : undefined;
    if (!data)
      throw new BoardFault(
        'tile-unknown',
        `placements/${n}/tile`,
        `There is no tile "${tile.slice(0, 40)}"; name one of the given tiles.`,
      );
    return lay(data, placement);
  });

/** The board of all tiles, without boundaries. */
export const withoutBoundaries = (laid: readonly PlacedTile[]): BoardData => ({
  version: 1,
  spaces: laid.flatMap((tile) => tile.spaces),
  boundaries: [],
  points: laid.flatMap((tile) => tile.points),
});

/** Adds the boundaries: first the tokens, then the printed ones. */
export function withBoundaries(whole: BoardData, laid: readonly PlacedTile[], tokens: readonly Boundary[]): BoardData {
  const printed = new Map<string, PrintedEdge>();
  for (const each of laid.flatMap((tile) => tile.printed)) {
    const name = edgeName(each.cell, each.side);
    const other = printed.get(name);
    printed.set(name, other ? seam(other, each) : each);
  }
  const shared = boardOf(whole).edges;
  const laidOn = tokens.map((token): Boundary => {
    const edge =
      'between' in token ? shared.find(({ spaces }) => token.between.every((id) => spaces.includes(id))) : token;
    const name = edge ? edgeName(edge.cell, edge.side) : '';
    const under = printed.get(name);
    printed.delete(name);
    return { ...(under && token.kind !== 'open' && fractions(under.opening)), ...token };
  });
  return { ...whole, boundaries: [...laidOn, ...[...printed.values()].flatMap(written)] };
}

export interface PlacedTile {
  readonly spaces: readonly BoardSpace[];
  readonly points: readonly BoardPoint[];
  readonly printed: readonly PrintedEdge[];
}

function lay(data: BoardData, { tile, id = tile, at, turn = 0 }: Placement): PlacedTile {
  const { cells, edgeAt, edges, openings } = boardOf(data);
  const named = (inner: string): string => `${id}.${inner}`;
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const placed = ([x, y]: Cell): Cell => {
    const [dx, dy] = (
      [
        [x - left, y - top],
        [bottom - y, x - left],
        [right - x, bottom - y],
        [y - top, right - x],
      ] as const
    )[turn];
    return [at[0] + dx, at[1] + dy];
  };
  const ids = new Set(data.boundaries.map((boundary) => boundary.id));
  const printed = edges.map(({ id: name, kind }, n): PrintedEdge => {
    const place = edgeAt.indexOf(n);
    const side = (place & 3) as Side;
    const opening = openings[n] ?? null;
    return {
      cell: placed(cells[place >> 2] as Cell),
      side: ((side + turn) & 3) as Side,
      kind,
      opening: opening && flips(side, turn) ? [rest(opening[1]), rest(opening[0])] : opening,
      id: ids.has(name) ? named(name) : null,
    };
  });
  return {
    spaces: data.spaces.map((space) => ({
      ...space,
      id: named(space.id),
      name: space.name ?? space.id,
      cells: space.cells.map(placed),
    })),
    points: (data.points ?? []).map((point) => ({ ...point, id: named(point.id), space: named(point.space) })),
    printed,
  };
}

/**
 * Whether turning a tile reverses the direction in which an edge is measured (left to right, or top to bottom). A
 * vertical edge is reversed by one or two quarter turns, a horizontal edge by two or three.
 */
const flips = (side: Side, turn: number): boolean => ((turn + (side & 1)) & 2) !== 0;

const rest = (fraction: number): number => Math.round((1 - fraction) * 1000) / 1000;

/** The boundary on the edge where two tiles touch. */
function seam(one: PrintedEdge, other: PrintedEdge): PrintedEdge {
  const [stronger, weaker] =
    boundaryKinds.indexOf(one.kind) <= boundaryKinds.indexOf(other.kind) ? [one, other] : [other, one];
  if (stronger.kind === 'wall') return stronger;
  const from = Math.max(stronger.opening?.[0] ?? 0, weaker.opening?.[0] ?? 0);
  const to = Math.min(stronger.opening?.[1] ?? 1, weaker.opening?.[1] ?? 1);
  return from < to ? { ...stronger, opening: [from, to] } : { ...stronger, kind: 'wall', opening: null };
}

const fractions = (opening: Opening | null): { from?: number; to?: number } =>
  opening ? { from: opening[0], to: opening[1] } : {};

/** The boundary as a board lists it. A plain wall is left out, because an edge that is not listed is a wall. */
function written({ cell, side, kind, opening, id }: PrintedEdge): Boundary[] {
  if (kind === 'wall' && !opening && id === null) return [];
  return [{ cell, side, kind, ...(kind !== 'open' && fractions(opening)), ...(id !== null && { id }) }];
}
