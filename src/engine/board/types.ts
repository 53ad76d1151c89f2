// The vocabulary of boards: spaces made of cells, what stands between them, and the answers to questions about it. Plain JSON.
// The kinds of boundaries and of movers are those of Lobotomy 2.

/** x to the right, y down; any integers. */
export type Cell = readonly [x: number, y: number];
/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

/** What an edge between two spaces can be (LOB-RUL-06), from what stops most to what stops least. A drawn window is a wall; art that looks like a doorway is a gap. */
export const boundaryKinds = ['wall', 'closed-door', 'open-door', 'breach', 'gap', 'open'] as const;
export type BoundaryKind = (typeof boundaryKinds)[number];

export interface BoardSpace {
  readonly id: string;
  /** As shown and spoken; the id if left out. */
  readonly name?: string;
  /** Must be joined edge to edge; there is nothing between them. */
  readonly cells: readonly Cell[];
}

interface Opening {
  readonly kind: BoundaryKind;
  /**
   * Where it opens: fractions of the edge from left to right or from top to bottom, in thousandths, 0 ≤ from < to ≤ 1. Give both or
   * neither. If left out: 0.35–0.65 for a door, 0.3–0.7 for a breach, 0.2–0.8 for a gap; an open edge is open from end to end.
   * A token laid there later fills the same opening, even if its own would be narrower (LOB-MAP-06).
   */
  readonly from?: number;
  readonly to?: number;
  /** If left out: the cell on its left or above it and the edge's side there, `1,0:e` or `1,0:s`. */
  readonly id?: string;
}

/**
 * What stands on one edge of a cell. An edge between two spaces that is not listed is a wall. An outer edge may have a token too,
 * but leads nowhere. `between` names two spaces that share exactly one edge.
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
 * How tokens have changed boundaries, by id: a door opened or closed, a Wall token in a gap or doorway, a Breach in a wall
 * (LOB-MAP-07). This is all of a board that is part of a match's state.
 */
export type BoardState = Readonly<Record<string, BoundaryKind>>;

/** An edge between two spaces or at the outside of the board, as it is now; for drawings and lists. */
export interface BoardEdge {
  readonly id: string;
  /** The cell on its left or above it, so the side is 1 or 2. At an outer edge this may be a cell of no space. */
  readonly cell: Cell;
  readonly side: 1 | 2;
  readonly kind: BoundaryKind;
  /** The part that is not solid wall, in fractions of the edge; 0 and 0 for a wall. */
  readonly from: number;
  readonly to: number;
  /** The spaces on its left and right, or above and below; null outside the board. */
  readonly spaces: readonly [string | null, string | null];
}

/** Who moves: `walker`, Characters; `prowler`, Monsters, who pass closed doors; `ethereal`, those who pass walls too (LOB-MMV-02, -03, LOB-RUL-15, -117). */
export type Policy = 'walker' | 'prowler' | 'ethereal';

/** In cells and fractions of cells: the middle of cell [0, 0] is [0.5, 0.5]. */
export type Point = readonly [x: number, y: number];

/** What ends a line of sight: a wall, a closed door, a second space past a door or breach, or that no straight line passes through all openings. */
export type Stop = 'wall' | 'closed-door' | 'past-opening' | 'no-line';

/** A line that shows why one space sees another or not: from inside the first space to `to`, or stopped at `at` on its way there. */
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
