// Which spaces see each other (LOB-LOS, LOB-RUL-07 to -10). One space sees another if a straight line leads from inside
// the first space to inside the second and crosses only openings. A line that has passed an open door or a breach ends
// in the next space. Figures and tokens never block the line.
import { edges, type Board } from '../board.js';
import { memoByBoard } from '../memo.js';
import { openings, passageOf, type Openings } from './openings.js';
import { traceLines } from './straight-lines.js';
import type { BoardState } from '../types.js';

/**
 * Returns what a space sees: an array with a 1 at the index of each space that is seen. Sight may be one-way
 * (LOB-LOS-07). A space always sees itself.
 */
export type Visibility = (viewer: number) => Uint8Array;

/** The visibility on a board in one state. Each answer is computed when it is first needed, and then cached. */
export const visibilityOf = memoByBoard((board: Board, state: BoardState): Visibility => {
  const { spaces, spaceOf } = board;
  let through: Openings | undefined;
  const rows: Uint8Array[] = [];
  const row = (viewer: number): Uint8Array => {
    const seen = new Uint8Array(spaces.length);
    seen[viewer] = 1;
    let unseen = spaces.length - 1;
    traceLines(board, (through ??= openings(board, edges(board, state), passageOf)), viewer, (cell) => {
      const space = spaceOf[cell] as number;
      if (!seen[space]) unseen--;
      seen[space] = 1;
      return unseen > 0;
    });
    return seen;
  };
  return (viewer) => (rows[viewer] ??= row(viewer));
});
