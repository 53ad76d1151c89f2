// Map tiles laid side by side to one board (LOB-SET-01, LOB-RUL-12).
import { boardOf, BoardFault, edgeName, type Opening } from '../board.js';
import {
  boundaryKinds,
  type BoardData,
  type BoardPoint,
  type BoardSpace,
  type Boundary,
  type BoundaryKind,
  type Cell,
  type Side,
} from '../types.js';

/** Where a tile lies. */
export interface Placement {
  /** Which of the tiles. */
  readonly tile: string;
  /** Goes before every id of the tile, such as `north.A`; the name of the tile if left out. */
  readonly id?: string;
  /** The cell of its upper left corner, once it is turned. */
  readonly at: Cell;
  /** Quarter turns clockwise. */
  readonly turn?: 0 | 1 | 2 | 3;
}

/** What is printed on an edge of a tile, where it lies now. */
interface Printed {
  readonly cell: Cell;
  readonly side: Side;
  readonly kind: BoundaryKind;
  /** Null: a wall from end to end. */
  readonly opening: Opening | null;
  readonly id: string | null;
}

/**
 * One board of several tiles. Where two tiles touch the edge is a wall if either draws a wall there, and otherwise what both leave
 * open; an outer edge that a tile does not list is a wall (LOB-RUL-12). Tokens stand in place of what is printed, as wide as that
 * (LOB-MAP-06), and name the spaces by their new ids.
 * @param tiles Valid boards, by name.
 * @throws {BoardFault} `tile-unknown`. What else may be wrong with the whole is not looked for; `assemble` does.
 */
export function join(tiles: Tiles, placements: readonly Placement[], tokens: readonly Boundary[] = []): BoardData {
  const laid = laidTiles(tiles, placements);
  return dressed(bare(laid), laid, tokens);
}

export type Tiles = Readonly<Record<string, BoardData>>;

/** Each where it lies. */
export const laidTiles = (tiles: Tiles, placements: readonly Placement[]): readonly Laid[] =>
  placements.map((placement, n) => {
    const { tile } = placement;
    const data = Object.hasOwn(tiles, tile) ? tiles[tile] : undefined;
    if (!data) throw new BoardFault('tile-unknown', `placements/${n}/tile`, `There is no tile ${tile.slice(0, 40)}.`);
    return lay(data, placement);
  });

/** Their spaces, and nothing between them. */
export const bare = (laid: readonly Laid[]): BoardData => ({
  version: 1,
  spaces: laid.flatMap((tile) => tile.spaces),
  boundaries: [],
  points: laid.flatMap((tile) => tile.points),
});

/** With what is printed on the edges, and the tokens first. */
export function dressed(whole: BoardData, laid: readonly Laid[], tokens: readonly Boundary[]): BoardData {
  const printed = new Map<string, Printed>();
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

export interface Laid {
  readonly spaces: readonly BoardSpace[];
  readonly points: readonly BoardPoint[];
  readonly printed: readonly Printed[];
}

function lay(data: BoardData, { tile, id = tile, at, turn = 0 }: Placement): Laid {
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
  const printed = edges.map(({ id: name, kind }, n): Printed => {
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

/** Whether left to right or top to bottom has become the other way round: by two quarter turns, one and two of an upright edge, two and three of a level one. */
const flips = (side: Side, turn: number): boolean => ((turn + (side & 1)) & 2) !== 0;

const rest = (fraction: number): number => Math.round((1 - fraction) * 1000) / 1000;

/** What two tiles make of the edge where they touch. */
function seam(one: Printed, other: Printed): Printed {
  const [stronger, weaker] =
    boundaryKinds.indexOf(one.kind) <= boundaryKinds.indexOf(other.kind) ? [one, other] : [other, one];
  if (stronger.kind === 'wall') return stronger;
  const from = Math.max(stronger.opening?.[0] ?? 0, weaker.opening?.[0] ?? 0);
  const to = Math.min(stronger.opening?.[1] ?? 1, weaker.opening?.[1] ?? 1);
  return from < to ? { ...stronger, opening: [from, to] } : { ...stronger, kind: 'wall', opening: null };
}

const fractions = (opening: Opening | null): { from?: number; to?: number } =>
  opening ? { from: opening[0], to: opening[1] } : {};

/** An edge that is not listed is a wall. */
function written({ cell, side, kind, opening, id }: Printed): Boundary[] {
  if (kind === 'wall' && !opening && id === null) return [];
  return [{ cell, side, kind, ...(kind !== 'open' && fractions(opening)), ...(id !== null && { id }) }];
}
