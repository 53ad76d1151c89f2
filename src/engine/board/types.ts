// The words of the board: spaces made of cells, what stands between them, and the answers to the questions about it. Plain JSON.

/** x to the right, y down; any integers. */
export type Cell = readonly [x: number, y: number];
/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

/** What an edge between two spaces is (LOB-RUL-06), from what stops most to what stops least. Window art is a wall; art that looks like a doorway is a gap. */
export const boundaryKinds = ['wall', 'closed-door', 'open-door', 'breach', 'gap', 'open'] as const;
export type BoundaryKind = (typeof boundaryKinds)[number];

export interface BoardSpace {
  readonly id: string;
  /** Shown and spoken; the id if left out. */
  readonly name?: string;
  /** All of them are joined; edges between them are open without limit. */
  readonly cells: readonly Cell[];
}

interface Opening {
  readonly kind: BoundaryKind;
  /**
   * Where it opens, in fractions of the edge from left to right or from top to bottom, in whole thousandths: 0 ≤ from < to ≤ 1.
   * Both or neither. Left out: 0.35–0.65 of a door, 0.3–0.7 of a breach, 0.2–0.8 of a gap; an open edge is open from end to end.
   * A token that is laid there later fills the same opening, even where that is wider (LOB-MAP-06).
   */
  readonly from?: number;
  readonly to?: number;
  /** Left out: the cell on its left or above it and the edge's place there, `1,0:e` or `1,0:s`. */
  readonly id?: string;
}

/**
 * What stands on one edge of a cell. An edge between two spaces that is not listed is a wall; an outer edge may have a token too,
 * and leads nowhere. `between` is for two spaces that share exactly one edge.
 */
export type Boundary = Opening &
  ({ readonly cell: Cell; readonly side: Side } | { readonly between: readonly [string, string] });

/** A place where something comes in, such as a Spawn Point. */
export interface BoardPoint {
  readonly id: string;
  readonly space: string;
  readonly colour: string;
}

export interface BoardData {
  readonly version: 1;
  readonly spaces: readonly BoardSpace[];
  readonly boundaries: readonly Boundary[];
  readonly points?: readonly BoardPoint[];
}

/**
 * What tokens have made of boundaries since, id → kind: a door opened or closed, a Wall token in a gap or doorway, a Breach in a
 * wall (LOB-MAP-07). All that a match keeps of them.
 */
export type BoardState = Readonly<Record<string, BoundaryKind>>;

/** An edge between two spaces or at the outside of the board, as it is now: for drawings and lists. */
export interface BoardEdge {
  readonly id: string;
  /** The cell on its left or above it, with side 1 or 2; of an outer edge it may be a cell of no space. */
  readonly cell: Cell;
  readonly side: 1 | 2;
  readonly kind: BoundaryKind;
  /** The part that is no solid wall, in fractions of the edge; 0 and 0 of a wall. */
  readonly from: number;
  readonly to: number;
  /** The spaces on its left and right, or above and below; null outside the board. */
  readonly spaces: readonly [string | null, string | null];
}

/** Who moves: Characters; Monsters, who pass closed doors; those who pass walls too (LOB-MMV-02, -03, LOB-RUL-15, -117). */
export type Policy = 'walker' | 'prowler' | 'ethereal';

/** In cells and fractions of cells: the middle of cell [0, 0] is [0.5, 0.5]. */
export type Point = readonly [x: number, y: number];

/** What ends a line of sight: a wall, a closed door, the second space past a door or breach, or that no straight line goes through all openings. */
export type Stop = 'wall' | 'closed-door' | 'past-opening' | 'no-line';

/** A line that shows why one space sees another or not: it begins inside the first, and goes to `to`, or stops at `at` on its way there. */
export type SightLine =
  | { readonly sees: true; readonly from: Point; readonly to: Point }
  | {
      readonly sees: false;
      readonly by: Stop;
      readonly from: Point;
      readonly to: Point;
      readonly at: Point;
      readonly boundary: string | null;
    };
