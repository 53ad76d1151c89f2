// Who sees whom (LOB-LOS, LOB-RUL-07 to -10). A space sees another when one straight line from inside it to inside the other goes
// through openings only; after the first open door or breach the line ends in the next space. Minis and tokens never stand in the way.
import { edges, type Board } from '../board.js';
import { memoByBoard } from '../memo.js';
import { openings, passageOf, type Openings } from './openings.js';
import { traceLines } from './straight-lines.js';
import type { BoardState } from '../types.js';

/** What a space sees, by index: 1 for each space that it sees. Sight may be one-way (LOB-LOS-07). A space always sees itself. */
export type Visibility = (viewer: number) => Uint8Array;

/** Computed on first use, and cached until a boundary changes. */
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
