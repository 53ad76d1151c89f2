// Which spaces see each other (LOB-LOS, LOB-RUL-07 to -10). A space sees another if one straight line from inside the
// first to inside the second goes through openings only. After its first open door or breach, the line ends in the next
// space. Figures and tokens never block the line.
import { edges, type Board } from '../board.js';
import { memoByBoard } from '../memo.js';
import { openings, passageOf, type Openings } from './openings.js';
import { traceLines } from './straight-lines.js';
import type { BoardState } from '../types.js';

/**
 * What a space sees: the array has a 1 at the index of each space that is seen. Sight may be one-way (LOB-LOS-07). A
 * space always sees itself.
 */
export type Visibility = (viewer: number) => Uint8Array;

/** Computed when it is first needed and then cached, for each state of the board. */
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
