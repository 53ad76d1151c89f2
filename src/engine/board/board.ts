// A board made ready for questions: spaces, cells and edges by number. Here is what may lie where (LOB-MAP-01, -02, LOB-RUL-06).
import type { BoardData, BoardEdge, BoardState, Boundary, BoundaryKind, Cell, Side } from './types.js';

/** A board that is ready to be asked; never changed. Spaces, cells and edges are told apart by their place in these lists. */
export interface Board {
  readonly data: BoardData;
  readonly spaces: readonly string[];
  readonly spaceOfId: ReadonlyMap<string, number>;
  readonly cells: readonly Cell[];
  /** The space of each cell. */
  readonly spaceOf: Int16Array;
  /** The cell beyond each side of each cell, at cell × 4 + side; −1 outside. */
  readonly next: Int16Array;
  /** The edge on each side of each cell; −1 inside a space. */
  readonly edgeAt: Int16Array;
  /** As printed. */
  readonly edges: readonly BoardEdge[];
  /** The numbers of the two spaces of each edge; −1 outside. */
  readonly sides: readonly (readonly [number, number])[];
  /** The edges of each space. */
  readonly around: readonly (readonly number[])[];
  readonly edgeOfId: ReadonlyMap<string, number>;
  /** The opening that stays whatever token is laid on an edge; null: that of the token (LOB-MAP-06). */
  readonly openings: readonly (Opening | null)[];
}
export type Opening = readonly [from: number, to: number];

/** Where the data of a board contradicts itself. */
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

/** Of data that is known to be a board, as `parseBoard` lets it through. */
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

/** Every edge between two spaces and at the outside, with the tokens that lie on them. */
export function edges(board: Board, state: BoardState = {}): readonly BoardEdge[] {
  const now = board.edges.slice();
  for (const [id, kind] of Object.entries(state)) {
    const n = board.edgeOfId.get(id);
    if (n !== undefined) now[n] = asKind(now[n] as BoardEdge, kind, board.openings[n] ?? null);
  }
  return now;
}

/** The number of a space. @throws {RangeError} Where there is none. */
export function spaceNumber(board: Board, id: string): number {
  const n = board.spaceOfId.get(id);
  if (n === undefined) throw new RangeError(`The board has no space ${id}.`);
  return n;
}

/** An edge as the cell on its left or above it has it: the same from both its cells. */
function edgePlace(of: Cell, side: Side): Pick<BoardEdge, 'id' | 'cell' | 'side'> {
  const [x, y] = of;
  const cell: Cell = side === 0 ? [x, y - 1] : side === 3 ? [x - 1, y] : of;
  return side & 1 ? { id: `${String(cell)}:e`, cell, side: 1 } : { id: `${String(cell)}:s`, cell, side: 2 };
}

/** The id of an edge that has none of its own. */
export const edgeName = (cell: Cell, side: Side): string => edgePlace(cell, side).id;

/** What is no wall keeps its opening (LOB-MAP-06). */
function openingOf(boundary: Boundary | undefined): Opening | null {
  if (boundary?.from !== undefined && boundary.to !== undefined) return [boundary.from, boundary.to];
  return boundary && boundary.kind !== 'wall' ? ownOpening[boundary.kind] : null;
}

function asKind(edge: BoardEdge, kind: BoundaryKind, opening: Opening | null): BoardEdge {
  const [from, to] = kind === 'wall' || kind === 'open' ? ownOpening[kind] : (opening ?? ownOpening[kind]);
  return { ...edge, kind, from, to };
}
