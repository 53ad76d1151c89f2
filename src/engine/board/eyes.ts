// Who sees whom (LOB-LOS, LOB-RUL-07 to -10). A space sees another when one straight line from inside it to inside the other goes
// through openings only; after the first open door or breach the line ends in the next space. Minis and tokens never stand in the way.
import { edges, spaceNumber, type Board } from './board.js';
import { once } from './known.js';
import { openings, passOf, type Openings } from './openings.js';
import { stab } from './stab.js';
import type { BoardState } from './types.js';

export interface Eyes {
  /** It may be one-way (LOB-LOS-07). A space always sees itself. */
  sees(from: string, to: string): boolean;
  /** All that a space sees, itself among them, in the order of the board. */
  seenFrom(from: string): readonly string[];
}

/** What is seen on a board; worked out when it is asked for, and kept until a boundary changes. */
export const eyes = once((board: Board, state: BoardState): Eyes => {
  const { spaces, spaceOf } = board;
  let through: Openings | undefined;
  const rows: (Uint8Array | undefined)[] = [];
  const row = (viewer: number): Uint8Array => {
    const seen = new Uint8Array(spaces.length);
    seen[viewer] = 1;
    let unseen = spaces.length - 1;
    stab(board, (through ??= openings(board, edges(board, state), passOf)), viewer, (cell) => {
      const space = spaceOf[cell] as number;
      if (!seen[space]) unseen--;
      seen[space] = 1;
      return unseen > 0;
    });
    return seen;
  };
  const seenBy = (id: string): Uint8Array => {
    const viewer = spaceNumber(board, id);
    return rows[viewer] ??= row(viewer);
  };
  return {
    sees: (from, to) => seenBy(from)[spaceNumber(board, to)] === 1,
    seenFrom: (from) => spaces.filter((_, n) => seenBy(from)[n]),
  };
});
