// Which spaces see each other, and the lines that prove it. Spaces are named by their ids.
import { edges, spaceNumber, type Board } from '../board.js';
import { visibilityOf } from './visibility.js';
import { memoByBoard } from '../memo.js';
import { sightLine } from './sight-line.js';
import type { BoardState, SightLine } from '../types.js';

export interface Sight {
  /** Sight may be one-way (LOB-LOS-07). A space always sees itself. */
  sees(from: string, to: string): boolean;
  /** All spaces that a space sees, itself included, in the order of the board. */
  seenFrom(from: string): readonly string[];
  /** A line that shows why the space is seen or not. For drawings only: its points are rounded. */
  line(from: string, to: string): SightLine;
}

/** The lines of sight on a board in one state, computed when they are first needed and then cached. */
export const sight: (board: Board, state: BoardState) => Sight = memoByBoard((board, state) => {
  const now = edges(board, state);
  const seen = visibilityOf(board, state);
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
      if (line.sees || line.by !== 'wall' || board.data.sight) return line;
      // If no wall separates the space from the seen spaces next to it, the reason is that a line would have to bend.
      const beside = now.filter(({ spaces: both }) => both.includes(to) && both.some((id) => id && sees(from, id)));
      return beside.length > 0 && beside.every(({ kind }) => kind !== 'wall') ? { ...line, by: 'no-line' } : line;
    },
  };
});
