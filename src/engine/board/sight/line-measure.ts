// Follows one line over the board: how far it gets, and what stops it.
import type { Board } from '../board.js';
import { passageOf } from './openings.js';
import type { BoardEdge, Cell, Point, Side, Stop } from '../types.js';

export interface LineMeasure {
  readonly from: Point;
  readonly to: Point;
  readonly by: Stop;
  readonly at: Point;
  /** The id of the boundary that stops the line; null if the line runs into a corner. */
  readonly boundary: string | null;
  /** How many edges the line crossed before it stopped. */
  readonly crossed: number;
}

/** A line touches an end of an opening, or a corner, if it passes at less than this distance. */
const touch = 1e-9;

/**
 * @param cell The cell that contains `from`.
 * @param to A point in a space that `from` does not see, so the line stops somewhere.
 */
export function measureLine(
  { cells, next, edgeAt }: Board,
  edges: readonly BoardEdge[],
  cell: number,
  from: Point,
  to: Point,
): LineMeasure {
  const along = [to[0] - from[0], to[1] - from[1]] as const;
  let limited = false;
  for (let crossed = 0; ; crossed++) {
    const here = cells[cell] as Cell;
    // The points where the line leaves this column and this row, as fractions of its length.
    const [column = 0, row = 0] = [0, 1].map((axis) => {
      const speed = along[axis] as number;
      return speed ? ((here[axis] as number) + (speed > 0 ? 1 : 0) - (from[axis] as number)) / speed : Infinity;
    });
    const done = Math.min(column, row);
    const at: Point = [from[0] + along[0] * done, from[1] + along[1] * done];
    const stop = (by: Stop, boundary: string | null): LineMeasure => ({ from, to, by, at, boundary, crossed });
    if (Math.abs(column - row) < touch) return stop('no-line', null);
    const side: Side = column < row ? (along[0] > 0 ? 1 : 3) : along[1] > 0 ? 2 : 0;
    const edge = edges[edgeAt[cell * 4 + side] as number];
    const beyond = next[cell * 4 + side] as number;
    if (edge) {
      const place = column < row ? at[1] - here[1] : at[0] - here[0];
      if (edge.kind === 'wall' || beyond < 0) return stop('wall', edge.id);
      if (place <= edge.from + touch || place >= edge.to - touch) return stop('no-line', edge.id);
      if (limited) return stop('past-opening', edge.id);
      if (edge.kind === 'closed-door') return stop('closed-door', edge.id);
      limited = passageOf(edge.kind) === 2;
    }
    cell = beyond;
  }
}
