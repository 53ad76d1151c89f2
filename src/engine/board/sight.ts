// Who sees whom, and the lines that prove it.
import { edges, spaceNumber, type Board } from './board.js';
import { eyes, type Eyes } from './eyes.js';
import { once } from './known.js';
import { sightLine } from './sight-line.js';
import type { BoardState, SightLine } from './types.js';

export interface Sight extends Eyes {
  /** A line that shows why; for drawings, as its points are no whole thousandths. */
  line(from: string, to: string): SightLine;
}

/** What is seen on a board; worked out when it is asked for, and kept until a boundary changes. */
export const sight: (board: Board, state: BoardState) => Sight = once((board, state) => {
  const { sees, seenFrom } = eyes(board, state);
  return {
    sees, seenFrom,
    line(from, to) {
      const now = edges(board, state);
      const line = sightLine(board, now, spaceNumber(board, from), spaceNumber(board, to));
      if (line.sees || line.by !== 'wall') return line;
      // With no wall between it and what is seen, a line would have to bend.
      const beside = now.filter(({ spaces: both }) => both.includes(to) && both.some((id) => id && sees(from, id)));
      return beside.length > 0 && beside.every(({ kind }) => kind !== 'wall') ? { ...line, by: 'no-line' } : line;
    },
  };
});
