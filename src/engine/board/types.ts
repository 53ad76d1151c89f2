// The types of boards: spaces made of cells, boundaries between them, and the answers to questions about a board. All
// of it is plain JSON. The kinds of boundaries and movers come from Lobotomy 2.

/** A square of the grid. x counts to the right and y counts down. Both may be negative. */
export type Cell = readonly [x: number, y: number];
/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

/**
 * The kinds of boundary (LOB-RUL-06), from the one that blocks most to the one that blocks least. A window that is
 * drawn on a tile is a wall. A picture that only looks like a doorway is a gap.
 */
export const boundaryKinds = ['wall', 'closed-door', 'open-door', 'breach', 'gap', 'open'] as const;
export type BoundaryKind = (typeof boundaryKinds)[number];

/**
 * What a space of a hospital is (CW-RUL-09). `undiscovered` is a space for a Room, and `room` a Room without a kind of its
 * own.
 */
export const spaceKinds = [
  'hallway',
  'stairs',
  'elevator',
  'undiscovered',
  'room',
  'nurses-station',
  'lobby',
  'entrance',
  'closet',
] as const;
export type SpaceKind = (typeof spaceKinds)[number];

export interface BoardSpace {
  readonly id: string;
  /** The displayed name. Default: the name of its kind, or the id. */
  readonly name?: string;
  readonly kind?: SpaceKind;
  /** The cells must be connected edge to edge. No boundary lies between them. */
  readonly cells: readonly Cell[];
}

interface Opening {
  readonly kind: BoundaryKind;
  /**
   * Where the opening begins and ends, as fractions of the edge from left to right or from top to bottom: 0 ≤ from < to
   * ≤ 1, with at most three decimals. Give both `from` and `to`, or neither. The default is 0.35–0.65 for a door,
   * 0.3–0.7 for a breach, 0.2–0.8 for a gap and 0–1 for an open edge. A token that is laid there later fills the same
   * opening, even if the token's own opening would be narrower (LOB-MAP-06).
   */
  readonly from?: number;
  readonly to?: number;
  /**
   * The id of the boundary. The default names the cell to the left of the edge or above it, and the side of that cell
   * on which the edge is: `1,0:e` or `1,0:s`.
   */
  readonly id?: string;
}

/**
 * The boundary on one edge of a cell. If the edge between two spaces is not listed, it is a wall. An outer edge may
 * have a token too, but nobody can pass it. `between` names two spaces that share exactly one edge.
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
  /**
   * With `centres`, a space sees another if nothing blocks the straight line between their centres, as in Coma Ward
   * (CW-RUL-10); each space is then one cell, and openings count from end to end. By default, any line between the two
   * spaces will do, but it ends in the first space past a door or breach, as in Lobotomy 2 (LOB-LOS).
   */
  readonly sight?: 'centres';
}

/**
 * The current kinds of the boundaries that tokens have changed, by id: a door that was opened or closed, a Wall token
 * in a gap or doorway, a Breach in a wall (LOB-MAP-07). No other part of a board changes during a match.
 */
export type BoardState = Readonly<Record<string, BoundaryKind>>;

/** An edge between two spaces or on the outside of the board, with its current boundary; for drawings and lists. */
export interface BoardEdge {
  readonly id: string;
  /**
   * The cell to the left of the edge or above it, so `side` is 1 or 2. At an outer edge, this cell may belong to no
   * space.
   */
  readonly cell: Cell;
  readonly side: 1 | 2;
  readonly kind: BoundaryKind;
  /** Where the part that is not solid wall begins, as a fraction of the edge; 0 for a wall. */
  readonly from: number;
  /** Where the part that is not solid wall ends; 0 for a wall. */
  readonly to: number;
  /** The spaces to the left and right of the edge, or above and below it; null outside the board. */
  readonly spaces: readonly [string | null, string | null];
}

/**
 * Who moves: `walker` for Characters; `prowler` for Monsters that pass closed doors; `ethereal` for Monsters that also
 * pass walls (LOB-MMV-02, -03, LOB-RUL-15, -117).
 */
export type Policy = 'walker' | 'prowler' | 'ethereal';

/** A point on the board, in cells and fractions of cells: the middle of cell [0, 0] is [0.5, 0.5]. */
export type Point = readonly [x: number, y: number];

/**
 * What stops a line of sight: a wall, a closed door, the end of the first space beyond an open door or breach
 * (`past-opening`), or `no-line` if no straight line passes through all openings.
 */
export type Stop = 'wall' | 'closed-door' | 'past-opening' | 'no-line';

/**
 * A line that shows why one space sees another, or why it does not. It begins inside the first space. It ends at `to`,
 * or it stops at `at`.
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
