// Who sees whom (LOB-LOS, LOB-RUL-07 to -10). A space sees another when one straight line from inside it to inside the other goes
// through openings only; after the first open door or breach the line ends in the next space. Minis and tokens never stand in the way.
import { edges, spaceNumber, type Board } from './board.js';
import { once } from './known.js';
import { openings, passOf, type Openings } from './openings.js';
import { sightLine } from './sight-line.js';
import { stab } from './stab.js';
import type { BoardState, SightLine } from './types.js';

export interface Sight {
  /** It may be one-way (LOB-LOS-07). A space always sees itself. */
  sees(from: string, to: string): boolean;
  /** All that a space sees, itself among them, in the order of the board. */
  seenFrom(from: string): readonly string[];
  /** A line that shows why; for drawings, as its points are no whole thousandths. */
  line(from: string, to: string): SightLine;
}

/** What is seen on a board; worked out when it is asked for, and kept until a boundary changes. */
export const sight: (board: Board, state: BoardState) => Sight = once(sightOf);

function sightOf(board: Board, state: BoardState): Sight {
  const { spaces, spaceOf } = board;
  const now = edges(board, state);
  let through: Openings | undefined;
  const rows: (Uint8Array | undefined)[] = [];
  const row = (viewer: number): Uint8Array => {
    const seen = new Uint8Array(spaces.length);
    seen[viewer] = 1;
    let unseen = spaces.length - 1;
    stab(board, (through ??= openings(board, now, passOf)), viewer, (cell) => {
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
  const sees = (from: string, to: string): boolean => seenBy(from)[spaceNumber(board, to)] === 1;
  return {
    sees,
    seenFrom: (from) => spaces.filter((_, n) => seenBy(from)[n]),
    line(from, to) {
      const line = sightLine(board, now, spaceNumber(board, from), spaceNumber(board, to));
      if (line.sees || line.by !== 'wall') return line;
      // With no wall between it and what is seen, a line would have to bend.
      const beside = now.filter(({ spaces: both }) => both.includes(to) && both.some((id) => id && sees(from, id)));
      return beside.length > 0 && beside.every(({ kind }) => kind !== 'wall') ? { ...line, by: 'no-line' } : line;
    },
  };
}
