// Follows the straight line between the centres of two cells (CW-RUL-10).
import type { Board } from '../board.js';
import { passageOf } from './openings.js';
import type { BoardEdge, Point, Side } from '../types.js';

/** Where a line between two centres is blocked, and the index of the edge that blocks it. */
export interface CentreStop {
  readonly at: Point;
  readonly edge: number;
}

/**
 * Returns what blocks the line first; null if nothing does. The line is followed from cell to cell: it passes into the
 * next column when it reaches x = column + ½, and into the next row in the same way. Where both happen at once, it
 * passes through a corner, and one of the two ways around the corner must be free.
 * @param from The index of a cell.
 * @param to The index of another cell.
 */
export function centreStop(
  { cells, next, edgeAt }: Board,
  edges: readonly BoardEdge[],
  from: number,
  to: number,
): CentreStop | null {
  const [ax, ay] = cells[from] as Point;
  const [bx, by] = cells[to] as Point;
  const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)];
  const across: Side = bx > ax ? 1 : 3;
  const down: Side = by > ay ? 2 : 0;

  /** The cell behind these sides, and the edge that blocks the way there. */
  const pass = (cell: number, ...sides: readonly Side[]): { cell: number; edge: number | null } => {
    for (const side of sides) {
      const edge = edgeAt[cell * 4 + side] as number;
      cell = next[cell * 4 + side] as number;
      if (cell < 0 || !passageOf((edges[edge] as BoardEdge).kind)) return { cell, edge };
    }
    return { cell, edge: null };
  };

  let cell = from;
  for (let columns = 0, rows = 0; columns < dx || rows < dy;) {
    // The line reaches the next column after (2 columns + 1) / 2dx of its length, and the next row likewise. Multiplied
    // by 2dx · 2dy, both are whole numbers.
    const column = columns < dx ? (2 * columns + 1) * dy : Infinity;
    const row = rows < dy ? (2 * rows + 1) * dx : Infinity;
    const first = pass(cell, ...(column === row ? [across, down] : [column < row ? across : down]));
    const way = first.edge !== null && column === row ? pass(cell, down, across) : first;
    if (first.edge !== null && way.edge !== null) {
      const part = column <= row ? (2 * columns + 1) / (2 * dx) : (2 * rows + 1) / (2 * dy);
      return { at: [ax + 0.5 + (bx - ax) * part, ay + 0.5 + (by - ay) * part], edge: first.edge };
    }
    cell = way.cell;
    if (column <= row) columns++;
    if (row <= column) rows++;
  }
  return null;
}
