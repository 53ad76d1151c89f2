// What may lie where on a board (LOB-MAP-01, -02, LOB-RUL-06), for data of which that is not known.
import { boardOf, BoardFault, type Board } from './board.js';
import type { BoardData, Boundary } from './types.js';

/** @throws {BoardFault} Where the data is none that `parseBoard` lets through. */
export function board(data: BoardData): Board {
  const cellAt = new Map<string, number>();
  data.spaces.forEach((space, n) =>
    space.cells.forEach((cell, m) => {
      if (cellAt.has(String(cell)))
        throw new BoardFault(
          'board-overlap',
          `spaces/${n}/cells/${m}`,
          `Cell ${String(cell)} belongs to a space already.`,
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
        `Join the cells of space ${space.id} edge to edge, or make it two spaces.`,
      );
  });
  const listed = new Set<number>();
  data.boundaries.forEach((boundary, n) => {
    const edge = edgeOf(boundary, `boundaries/${n}`, made, cellAt);
    if (listed.has(edge))
      throw new BoardFault('board-twice', `boundaries/${n}`, 'This edge has a boundary already: take one of them out.');
    listed.add(edge);
  });
  const { edges, edgeOfId } = made;
  if (edgeOfId.size < edges.length) {
    const n = data.boundaries.findIndex(({ id }) => edges.filter((edge) => edge.id === id).length > 1);
    throw new BoardFault(
      'board-twice',
      `boundaries/${n}/id`,
      'Another edge has this id: every edge needs one of its own.',
    );
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
      throw new BoardFault('board-unknown', `${path}/between/${stranger}`, `There is no space ${between[stranger]}.`);
    const shared = edges.flatMap(({ spaces }, n) =>
      between[0] !== between[1] && between.every((id) => spaces.includes(id)) ? [n] : [],
    );
    if (shared.length !== 1)
      throw new BoardFault(
        'board-between',
        `${path}/between`,
        `These spaces share ${shared.length} edges, not one: say which by "cell" and "side".`,
      );
    return shared[0] as number;
  }
  const cell = cellAt.get(String(boundary.cell));
  if (cell === undefined)
    throw new BoardFault('board-unknown', `${path}/cell`, `No space has the cell ${String(boundary.cell)}.`);
  const edge = edgeAt[cell * 4 + boundary.side] as number;
  if (edge < 0)
    throw new BoardFault(
      'board-inside',
      path,
      'Both cells are of one space: take the boundary out, or make them two spaces.',
    );
  return edge;
}
