// Which spaces see each other (LOB-LOS, LOB-RUL-07 to -10; on boards with `sight: 'centres'`, CW-RUL-10). One space sees another if a straight line leads from inside
// the first space to inside the second and crosses only openings. A line that has passed an open door or a breach ends
// in the next space. Figures and tokens never block the line.
import { edges, type Board } from '../board.js';
import { memoByBoard } from '../memo.js';
import { centreStop } from './centre-line.js';
import { openings, passageOf } from './openings.js';
import { traceLines } from './straight-lines.js';
import type { BoardState } from '../types.js';

/**
 * Returns what a space sees: an array with a 1 at the index of each space that is seen. Sight may be one-way
 * (LOB-LOS-07). A space always sees itself.
 */
export type Visibility = (viewer: number) => Uint8Array;

/** The visibility on a board in one state. Each answer is computed when it is first needed, and then cached. */
export const visibilityOf = memoByBoard((board: Board, state: BoardState): Visibility => {
  const look = board.data.sight === 'centres' ? betweenCentres(board, state) : throughOpenings(board, state);
  const rows: Uint8Array[] = [];
  return (viewer) => (rows[viewer] ??= look(viewer));
});

function betweenCentres(board: Board, state: BoardState): Visibility {
  const now = edges(board, state);
  return (viewer) => Uint8Array.from(board.spaces, (_, space) => (centreStop(board, now, viewer, space) ? 0 : 1));
}

function throughOpenings(board: Board, state: BoardState): Visibility {
  const { spaces, spaceOf } = board;
  const through = openings(board, edges(board, state), passageOf);
  return (viewer) => {
    const seen = new Uint8Array(spaces.length);
    seen[viewer] = 1;
    let unseen = spaces.length - 1;
    traceLines(board, through, viewer, (cell) => {
      const space = spaceOf[cell] as number;
      if (!seen[space]) unseen--;
      seen[space] = 1;
      return unseen > 0;
    });
    return seen;
  };
}
