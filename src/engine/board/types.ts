// The vocabulary of boards: spaces made of cells, boundaries between them, and the answers to questions about a board.
// Plain JSON. The kinds of boundaries and movers are those of Lobotomy 2.

/** x to the right, y down; any integers. */
export type Cell = readonly [x: number, y: number];
/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

/**
 * The kinds of boundary (LOB-RUL-06), from the one that stops most to the one that stops least. A drawn window is a
 * wall; art that looks like a doorway is a gap.
 */
export const boundaryKinds = ['wall', 'closed-door', 'open-door', 'breach', 'gap', 'open'] as const;
export type BoundaryKind = (typeof boundaryKinds)[number];

export interface BoardSpace {
  readonly id: string;
  /** The displayed name; the id if left out. */
  readonly name?: string;
  /** The cells must be joined edge to edge; nothing separates them. */
  readonly cells: readonly Cell[];
}

interface Opening {
  readonly kind: BoundaryKind;
  /**
   * Where the opening begins and ends: fractions of the edge from left to right or from top to bottom, in thousandths,
   * 0 ≤ from < to ≤ 1. Give both `from` and `to`, or neither. If left out: 0.35–0.65 for a door, 0.3–0.7 for a breach,
   * 0.2–0.8 for a gap; an open edge is open from end to end. A token that is laid there later fills the same opening,
   * even if the token's own opening would be narrower (LOB-MAP-06).
   */
  readonly from?: number;
  readonly to?: number;
  /**
   * If left out, the id consists of the cell to the left of the edge or above it, and the edge's side of this cell:
   * `1,0:e` or `1,0:s`.
   */
  readonly id?: string;
}

/**
 * The boundary on one edge of a cell. An edge between two spaces that is not listed is a wall. An outer edge may have a
 * token too, but nobody can pass it. `between` names two spaces that share exactly one edge.
 */
export type Boundary = Opening &
  ({ readonly cell: Cell; readonly side: Side } | { readonly between: readonly [string, string] });

/** A place where something enters, such as a Spawn Point. */
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
 * How tokens have changed boundaries, by id: a door opened or closed, a Wall token in a gap or doorway, a Breach in a
 * wall (LOB-MAP-07). No other part of a board is part of a match's state.
 */
export type BoardState = Readonly<Record<string, BoundaryKind>>;

/** An edge between two spaces or on the outside of the board, with its current boundary; for drawings and lists. */
export interface BoardEdge {
  readonly id: string;
  /**
   * The cell on the edge's left or above it, so the side is 1 or 2. At an outer edge this may be a cell of no space.
   */
  readonly cell: Cell;
  readonly side: 1 | 2;
  readonly kind: BoundaryKind;
  /** Where the part that is not solid wall begins, as a fraction of the edge; 0 for a wall. */
  readonly from: number;
  /** Where that part ends; 0 for a wall. */
  readonly to: number;
  /** The spaces on its left and right, or above and below; null outside the board. */
  readonly spaces: readonly [string | null, string | null];
}

/**
 * Who moves: `walker` for Characters; `prowler` for Monsters that pass closed doors; `ethereal` for Monsters that also
 * pass walls (LOB-MMV-02, -03, LOB-RUL-15, -117).
 */
export type Policy = 'walker' | 'prowler' | 'ethereal';

/** In cells and fractions of cells: the middle of cell [0, 0] is [0.5, 0.5]. */
export type Point = readonly [x: number, y: number];

/**
 * What ends a line of sight: a wall, a closed door, a second space beyond a door or breach, or `no-line` if no straight
 * line passes through all openings.
 */
export type Stop = 'wall' | 'closed-door' | 'past-opening' | 'no-line';

/**
 * A line that shows why one space sees another or not: from inside the first space to `to`, or to `at`, where it stops.
 */
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
