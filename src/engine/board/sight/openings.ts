// Finds where lines of sight can pass the edges of a board, according to the table "Boundary kinds" of the rules
// (LOB-RUL-06).
import type { Board } from '../board.js';
import type { BoardEdge, BoundaryKind } from '../types.js';

/**
 * How a line of sight passes an edge. 0: it does not pass. 1: it passes without limit. 2: it passes, but ends in the
 * next space (LOB-LOS-05).
 */
export type SightPassage = 0 | 1 | 2;

/** How lines of sight pass each side of each cell, at index cell × 4 + side. */
export interface Openings {
  readonly pass: Uint8Array;
  /** The two ends of the opening, as coordinates on the board along the edge, in thousandths of a cell. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** LOB-LOS-02, -04 to -06. */
export function passageOf(kind: BoundaryKind): SightPassage {
  switch (kind) {
    case 'open':
    case 'gap':
      return 1;
    case 'open-door':
    case 'breach':
      return 2;
    case 'wall':
    case 'closed-door':
      return 0;
  }
}

export function openings(
  { cells, next, edgeAt }: Board,
  edges: readonly BoardEdge[],
  pass: (kind: BoundaryKind) => SightPassage,
): Openings {
  const through = {
    pass: new Uint8Array(next.length),
    from: new Int32Array(next.length),
    to: new Int32Array(next.length),
  };
  for (let at = 0; at < next.length; at++) {
    if ((next[at] as number) < 0) continue;
    const { kind, from, to } = edges[edgeAt[at] as number] ?? { kind: 'open', from: 0, to: 1 };
    const start = (cells[at >> 2]?.[at & 1] as number) * 1000;
    through.pass[at] = pass(kind);
    through.from[at] = start + Math.round(from * 1000);
    through.to[at] = start + Math.round(to * 1000);
  }
  return through;
}
