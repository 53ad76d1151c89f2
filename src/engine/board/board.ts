// Prepares a board for lookups by number, and checks that its data does not contradict itself (LOB-MAP-01, -02,
// LOB-RUL-06).
import type { BoardData, BoardEdge, BoardState, Boundary, BoundaryKind, Cell, Side } from './types.js';

/**
 * A board prepared for lookups. It never changes. Spaces, cells and edges are numbers: their indexes in these lists.
 */
export interface Board {
  readonly data: BoardData;
  readonly spaces: readonly string[];
  readonly spaceOfId: ReadonlyMap<string, number>;
  readonly cells: readonly Cell[];
  /** The space of each cell. */
  readonly spaceOf: Int16Array;
  /** The cell beyond each side of each cell, at index cell × 4 + side; −1 outside the board. */
  readonly next: Int16Array;
  /** The edge on each side of each cell, at index cell × 4 + side; −1 inside a space. */
  readonly edgeAt: Int16Array;
  /** Every edge between two spaces or on the outside of the board, as printed. */
  readonly edges: readonly BoardEdge[];
  /** The two spaces of each edge; −1 outside the board. */
  readonly sides: readonly (readonly [number, number])[];
  /** The edges of each space. */
  readonly around: readonly (readonly number[])[];
  readonly edgeOfId: ReadonlyMap<string, number>;
  /**
   * The opening of each edge. It stays the same, whatever token is laid on the edge. Null if the edge has no opening of
   * its own and gets the opening of the token (LOB-MAP-06).
   */
  readonly openings: readonly (Opening | null)[];
}
export type Opening = readonly [from: number, to: number];

/** Thrown if the data of a board, or a drawing of a board, is not valid. */
export class BoardFault extends Error {
  constructor(
    readonly code: string,
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

const whole: Opening = [0, 1];
const ownOpening: Readonly<Record<BoundaryKind, Opening>> = {
  open: whole,
  gap: [0.2, 0.8],
  wall: [0, 0],
  'closed-door': [0.35, 0.65],
  'open-door': [0.35, 0.65],
  breach: [0.3, 0.7],
};
const steps: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Prepares a board from data that is known to be valid, such as a result of `parseBoard`. */
export function boardOf(data: BoardData): Board {
  const spaces = data.spaces.map(({ id }) => id);
  const cells = data.spaces.flatMap((space) => space.cells);
  const spaceOf = Int16Array.from(data.spaces.flatMap((space, n) => space.cells.map(() => n)));
  const cellAt = new Map(cells.map((cell, n) => [String(cell), n]));
  const next = Int16Array.from(
    cells.flatMap(([x, y]) => steps.map(([right, down]) => cellAt.get(`${x + right},${y + down}`) ?? -1)),
  );

  const walls: BoardEdge[] = [];
  const sides: (readonly [number, number])[] = [];
  const around = spaces.map((): number[] => []);
  const edgeOfName = new Map<string, number>();
  const edgeAt = next.map((beyond, at) => {
    const cell = cells[at >> 2] as Cell;
    const [here, there] = [spaceOf[at >> 2] as number, spaceOf[beyond] ?? -1];
    if (here === there) return -1;
    const place = edgePlace(cell, (at & 3) as Side);
    const known = edgeOfName.get(place.id);
    if (known !== undefined) return known;
    const both = place.cell === cell ? ([here, there] as const) : ([there, here] as const);
    for (const space of both) around[space]?.push(walls.length);
    edgeOfName.set(place.id, walls.length);
    sides.push(both);
    return (
      walls.push({
        ...place,
        kind: 'wall',
        from: 0,
        to: 0,
        spaces: [spaces[both[0]] ?? null, spaces[both[1]] ?? null],
      }) - 1
    );
  });

  const listed: Boundary[] = [];
  for (const boundary of data.boundaries) {
    const edge =
      'between' in boundary
        ? walls.findIndex((wall) => boundary.between.every((id) => wall.spaces.includes(id)))
        : edgeOfName.get(edgeName(boundary.cell, boundary.side));
    listed[edge ?? -1] = boundary;
  }
  const openings = walls.map((_, n) => openingOf(listed[n]));
  const edges = walls.map((wall, n) => {
    const { id = wall.id, kind = 'wall' } = listed[n] ?? {};
    return asKind({ ...wall, id }, kind, openings[n] ?? null);
  });
  return {
    data,
    spaces,
    cells,
    spaceOf,
    next,
    edgeAt,
    edges,
    sides,
    around,
    openings,
    spaceOfId: new Map(spaces.map((id, n) => [id, n])),
    edgeOfId: new Map(edges.map(({ id }, n) => [id, n])),
  };
}

/** Every edge between two spaces or on the outside of the board, with the changes in `state`. */
export function edges(board: Board, state: BoardState = {}): readonly BoardEdge[] {
  const now = board.edges.slice();
  for (const [id, kind] of Object.entries(state)) {
    const n = board.edgeOfId.get(id);
    if (n !== undefined) now[n] = asKind(now[n] as BoardEdge, kind, board.openings[n] ?? null);
  }
  return now;
}

/**
 * The index of a space.
 * @throws {RangeError} If the board has no such space.
 */
export function spaceNumber(board: Board, id: string): number {
  const n = board.spaceOfId.get(id);
  if (n === undefined) throw new RangeError(`The board has no space "${id}"; use an id from board.spaces.`);
  return n;
}

/** An edge is named after the cell to its left or above it, so it has the same name for both of its cells. */
function edgePlace(of: Cell, side: Side): Pick<BoardEdge, 'id' | 'cell' | 'side'> {
  const [x, y] = of;
  const cell: Cell = side === 0 ? [x, y - 1] : side === 3 ? [x - 1, y] : of;
  return side & 1 ? { id: `${String(cell)}:e`, cell, side: 1 } : { id: `${String(cell)}:s`, cell, side: 2 };
}

/** The id of an edge if its boundary does not give one. */
export const edgeName = (cell: Cell, side: Side): string => edgePlace(cell, side).id;

/** The opening that a boundary keeps, whatever token is laid on it; null for a wall without an opening (LOB-MAP-06). */
function openingOf(boundary: Boundary | undefined): Opening | null {
  if (boundary?.from !== undefined && boundary.to !== undefined) return [boundary.from, boundary.to];
  return boundary && boundary.kind !== 'wall' ? ownOpening[boundary.kind] : null;
}

function asKind(edge: BoardEdge, kind: BoundaryKind, opening: Opening | null): BoardEdge {
  const [from, to] = kind === 'wall' || kind === 'open' ? ownOpening[kind] : (opening ?? ownOpening[kind]);
  return { ...edge, kind, from, to };
}

/**
 * Prepares a board from data that has the right form, but may contradict itself.
 * @throws {BoardFault} If the data contradicts itself.
 */
export function board(data: BoardData): Board {
  const cellAt = new Map<string, number>();
  data.spaces.forEach((space, n) =>
    space.cells.forEach((cell, m) => {
      if (cellAt.has(String(cell)))
        throw new BoardFault(
          'board-overlap',
          `spaces/${n}/cells/${m}`,
          `The cell ${String(cell)} is listed already; remove it from one of the two lists.`,
        );
      cellAt.set(String(cell), cellAt.size);
    }),
  );
  const made = boardOf(data);
  data.spaces.forEach((space, n) => {
    if (!isJoined(made, n))
      throw new BoardFault(
        'board-apart',
        `spaces/${n}/cells`,
        `The cells of space ${space.id} must be joined edge to edge; add cells between them, or make it two spaces.`,
      );
    if (data.sight && space.cells.length > 1)
      throw new BoardFault(
        'board-centres',
        `spaces/${n}/cells`,
        `With "sight": "centres", a space is one cell; divide space ${space.id}, or leave out "sight".`,
      );
  });
  const listed = new Set<number>();
  data.boundaries.forEach((boundary, n) => {
    const edge = edgeOf(boundary, `boundaries/${n}`, made, cellAt);
    if (listed.has(edge))
      throw new BoardFault(
        'board-twice',
        `boundaries/${n}`,
        'Another boundary is on this edge; remove one of the two.',
      );
    listed.add(edge);
  });
  const { edges, edgeOfId } = made;
  if (edgeOfId.size < edges.length) {
    const n = data.boundaries.findIndex(({ id }) => edges.filter((edge) => edge.id === id).length > 1);
    throw new BoardFault('board-twice', `boundaries/${n}/id`, 'Another edge has the same id; change this one.');
  }
  return made;
}

function isJoined({ spaceOf, next }: Board, space: number): boolean {
  const reached = new Set([spaceOf.indexOf(space)]);
  for (const cell of reached)
    for (const beyond of next.subarray(cell * 4, cell * 4 + 4))
      if (beyond >= 0 && spaceOf[beyond] === space) reached.add(beyond);
  return reached.size === spaceOf.filter((each) => each === space).length;
}

function edgeOf(
  boundary: Boundary,
  path: string,
  { spaceOfId, edgeAt, edges }: Board,
  cellAt: ReadonlyMap<string, number>,
): number {
  if ('between' in boundary) {
    const { between } = boundary;
    const stranger = between.findIndex((id) => !spaceOfId.has(id));
    if (stranger >= 0)
      throw new BoardFault(
        'board-unknown',
        `${path}/between/${stranger}`,
        `The board has no space ${between[stranger]}; correct the id.`,
      );
    const shared = edges.flatMap(({ spaces }, n) =>
      between[0] !== between[1] && between.every((id) => spaces.includes(id)) ? [n] : [],
    );
    if (shared.length !== 1)
      throw new BoardFault(
        'board-between',
        `${path}/between`,
        `These spaces share ${shared.length} edges, not one; name an edge by "cell" and "side", or name other spaces.`,
      );
    return shared[0] as number;
  }
  const cell = cellAt.get(String(boundary.cell));
  if (cell === undefined)
    throw new BoardFault(
      'board-unknown',
      `${path}/cell`,
      `No space has the cell ${String(boundary.cell)}; name a cell of a space.`,
    );
  const edge = edgeAt[cell * 4 + boundary.side] as number;
  if (edge < 0)
    throw new BoardFault(
      'board-inside',
      path,
      'Both sides of this edge belong to one space; remove the boundary, or make them two spaces.',
    );
  return edge;
}
