// Who sees whom, by their ids, and the lines that prove it.
import { edges, spaceNumber, type Board } from '../board.js';
import { eyes } from './visibility.js';
import { once } from '../memo.js';
import { sightLine } from './sight-line.js';
import type { BoardState, SightLine } from '../types.js';

export interface Sight {
  /** It may be one-way (LOB-LOS-07). A space always sees itself. */
  sees(from: string, to: string): boolean;
  /** All that a space sees, itself among them, in the order of the board. */
  seenFrom(from: string): readonly string[];
  /** A line that shows why; for drawings, as its points are no whole thousandths. */
  line(from: string, to: string): SightLine;
}

/** What is seen on a board; worked out when it is asked for, and kept until a boundary changes. */
export const sight: (board: Board, state: BoardState) => Sight = once((board, state) => {
  const now = edges(board, state);
  const seen = eyes(board, state);
  const seenBy = (id: string): Uint8Array => seen(spaceNumber(board, id));
  const sees = (from: string, to: string): boolean => seenBy(from)[spaceNumber(board, to)] === 1;
  return {
    sees,
    seenFrom(from) {
      const there = seenBy(from);
      return board.spaces.filter((_, n) => there[n]);
    },
    line(from, to) {
      const line = sightLine(board, now, spaceNumber(board, from), spaceNumber(board, to));
      if (line.sees || line.by !== 'wall') return line;
      // With no wall between it and what is seen, a line would have to bend.
      const beside = now.filter(({ spaces: both }) => both.includes(to) && both.some((id) => id && sees(from, id)));
      return beside.length > 0 && beside.every(({ kind }) => kind !== 'wall') ? { ...line, by: 'no-line' } : line;
    },
  };
});
