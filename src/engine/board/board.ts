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
  constructor(readonly code: string, readonly path: string, message: string) {
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
const steps: readonly Cell[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** @throws {BoardFault} Where the data is none that `parseBoard` lets through. */
export function board(data: BoardData): Board {
  const cells = data.spaces.flatMap((space) => space.cells);
  const spaceOf = Int16Array.from(data.spaces.flatMap((space, n) => space.cells.map(() => n)));
  const cellAt = cellsByPlace(data);
  const next = Int16Array.from(cells.flatMap(([x, y]) => steps.map(([right, down]) => cellAt.get(`${x + right},${y + down}`) ?? -1)));
  data.spaces.forEach((space, n) => {
    if (!joined(spaceOf, next, n)) throw new BoardFault('board-apart', `spaces/${n}/cells`, `Join the cells of space ${space.id} edge to edge, or make it two spaces.`);
  });

  const spaceOfId = new Map(data.spaces.map(({ id }, n) => [id, n]));
  const edgeAt = new Int16Array(next.length).fill(-1);
  const printed: BoardEdge[] = [];
  for (let at = 0; at < next.length; at++) {
    const [cell, side] = [at >> 2, (at & 3) as Side];
    const beyond = next[at] as number;
    if (edgeAt[at] !== -1 || (beyond >= 0 && spaceOf[beyond] === spaceOf[cell])) continue;
    if (beyond >= 0) edgeAt[beyond * 4 + (side ^ 2)] = printed.length;
    edgeAt[at] = printed.length;
    printed.push(wallAt(cells[cell] as Cell, side, [cell, beyond].map((n) => data.spaces[spaceOf[n] ?? -1]?.id ?? null)));
  }

  const listed = new Map<number, Boundary>();
  data.boundaries.forEach((boundary, n) => {
    const edge = edgeOf(boundary, `boundaries/${n}`, { spaceOfId, cellAt, edgeAt, printed });
    if (listed.has(edge)) throw new BoardFault('board-twice', `boundaries/${n}`, 'This edge has a boundary already: take one of them out.');
    listed.set(edge, boundary);
  });
  const openings = printed.map((_, n) => openingOf(listed.get(n)));
  const edges = printed.map((edge, n) => {
    const { id = edge.id, kind = 'wall' } = listed.get(n) ?? {};
    return asKind({ ...edge, id }, kind, openings[n] ?? null);
  });
  const edgeOfId = new Map(edges.map(({ id }, n) => [id, n]));
  if (edgeOfId.size < edges.length) {
    const n = data.boundaries.findIndex(({ id }) => edges.filter((edge) => edge.id === id).length > 1);
    throw new BoardFault('board-twice', `boundaries/${n}/id`, 'Another edge has this id: every edge needs one of its own.');
  }
  const sides = edges.map(({ spaces: [one, other] }) => [spaceOfId.get(one ?? '') ?? -1, spaceOfId.get(other ?? '') ?? -1] as const);
  const around = data.spaces.map((): number[] => []);
  sides.forEach((both, n) => { for (const space of both) around[space]?.push(n); });
  return { data, spaces: data.spaces.map(({ id }) => id), spaceOfId, cells, spaceOf, next, edgeAt, edges, sides, around, edgeOfId, openings };
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

function cellsByPlace({ spaces }: BoardData): Map<string, number> {
  const at = new Map<string, number>();
  spaces.forEach((space, n) => space.cells.forEach((cell, m) => {
    if (at.has(String(cell))) throw new BoardFault('board-overlap', `spaces/${n}/cells/${m}`, `Cell ${String(cell)} belongs to a space already.`);
    at.set(String(cell), at.size);
  }));
  return at;
}

function joined(spaceOf: Int16Array, next: Int16Array, space: number): boolean {
  const reached = new Set([spaceOf.indexOf(space)]);
  for (const cell of reached) for (const beyond of next.subarray(cell * 4, cell * 4 + 4)) if (beyond >= 0 && spaceOf[beyond] === space) reached.add(beyond);
  return reached.size === spaceOf.filter((each) => each === space).length;
}

function wallAt([x, y]: Cell, side: Side, [here = null, beyond = null]: (string | null)[]): BoardEdge {
  const after = side === 1 || side === 2;
  const cell: Cell = after ? [x, y] : side ? [x - 1, y] : [x, y - 1];
  return { id: edgeName([x, y], side), cell, side: side & 1 ? 1 : 2, kind: 'wall', from: 0, to: 0, spaces: after ? [here, beyond] : [beyond, here] };
}

/** The id of an edge that has none of its own; the same from both its cells. */
export function edgeName([x, y]: Cell, side: Side): string {
  switch (side) {
    case 0: return `${x},${y - 1}:s`;
    case 1: return `${x},${y}:e`;
    case 2: return `${x},${y}:s`;
    case 3: return `${x - 1},${y}:e`;
  }
}

interface Places {
  readonly spaceOfId: ReadonlyMap<string, number>;
  readonly cellAt: ReadonlyMap<string, number>;
  readonly edgeAt: Int16Array;
  readonly printed: readonly BoardEdge[];
}

function edgeOf(boundary: Boundary, path: string, { spaceOfId, cellAt, edgeAt, printed }: Places): number {
  if ('between' in boundary) {
    const { between } = boundary;
    const stranger = between.findIndex((id) => !spaceOfId.has(id));
    if (stranger >= 0) throw new BoardFault('board-unknown', `${path}/between/${stranger}`, `There is no space ${String(between[stranger])}.`);
    const shared = printed.flatMap(({ spaces }, n) => (between[0] !== between[1] && between.every((id) => spaces.includes(id)) ? [n] : []));
    if (shared.length !== 1) throw new BoardFault('board-between', `${path}/between`, `These spaces share ${shared.length} edges, not one: say which by "cell" and "side".`);
    return shared[0] as number;
  }
  const cell = cellAt.get(String(boundary.cell));
  if (cell === undefined) throw new BoardFault('board-unknown', `${path}/cell`, `No space has the cell ${String(boundary.cell)}.`);
  const edge = edgeAt[cell * 4 + boundary.side] as number;
  if (edge < 0) throw new BoardFault('board-inside', path, 'Both cells are of one space: take the boundary out, or make them two spaces.');
  return edge;
}

/** What is no wall keeps its opening (LOB-MAP-06). */
function openingOf(boundary: Boundary | undefined): Opening | null {
  if (boundary?.from !== undefined && boundary.to !== undefined) return [boundary.from, boundary.to];
  return boundary && boundary.kind !== 'wall' ? ownOpening[boundary.kind] : null;
}

function asKind(edge: BoardEdge, kind: BoundaryKind, opening: Opening | null): BoardEdge {
  const [from, to] = kind === 'wall' || kind === 'open' ? ownOpening[kind] : opening ?? ownOpening[kind];
  return { ...edge, kind, from, to };
}

