// The types of puzzles: the data of a puzzle, the position of its pieces, and the possible actions. All of them are
// plain JSON.
/**
 * A side of a position: N, E, S or W, numbered clockwise. If the position lies at an angle, its sides are turned with
 * it.
 */
export type Side = 0 | 1 | 2 | 3;
/** Quarter turns clockwise. MOM-RUL-114 */
export type Turn = 0 | 1 | 2 | 3;
export type Kind = 'wiring' | 'lock' | 'rune';
/**
 * A puzzle as data: one of the game's nine puzzles, or one that an author wrote. Its positions are numbered from 1, in
 * the order in which pieces are dealt to them.
 */
export interface Puzzle {
  readonly id: string;
  readonly kind: Kind;
  /** The row and column of each position, if the positions lie in a grid. */
  readonly at?: readonly (readonly [row: number, column: number])[];
  /**
   * The centre and the angle of each position, if the positions do not lie in a grid. The unit is the width of a piece.
   */
  readonly xyA?: readonly (readonly [x: number, y: number, degrees: number])[];
  readonly tileCells?: readonly (readonly [number, number])[];
  /**
   * The sides that touch each other. In `1E-2W 1S-4N`, the E side of position 1 touches the W side of position 2, and
   * so on. Rune puzzles leave this out, because which sides touch follows from `at`.
   */
  readonly links?: string;
  /** For wiring: the position, side and colour at which the wires start, such as `4S:R`. */
  readonly start?: string;
  /** For wiring: the position, side and colour at which the wires end. */
  readonly end?: string;
  /**
   * For locks: the sides of positions that touch a socket of the setup tile. `2S:0` means that the S side of position 2
   * touches socket 0.
   */
  readonly sockets?: string;
  /** For locks: the symbols of the setup tile, clockwise from socket 0. */
  readonly print?: string;
  /** For locks: the number of orientations of the setup tile. */
  readonly steps?: number;
  /** For locks: by how many sockets the symbols move when the setup tile is turned by one step. */
  readonly shift?: number;
  /**
   * For an author's puzzle: its own pieces, which replace the usual pieces of its kind. Each id has a print such as
   * `RB-R`: what the piece shows on its sides N, E, S and W.
   */
  readonly pieces?: Readonly<Record<string, string>>;
}
/** Where all pieces of a puzzle are at one moment, as plain JSON. */
export interface Position {
  /** The id of one of the nine puzzles, or an author's puzzle itself. */
  readonly puzzle: string | Puzzle;
  /** The piece in each position, in deal order; null for an empty position (MOM-RUL-108). */
  readonly pieces: readonly (string | null)[];
  /** How far the piece in each position is turned. */
  readonly turns: readonly Turn[];
  /** How many steps clockwise the setup tile of a lock is turned. */
  readonly tile: number;
  /** The unused pieces, from the top of the pile. */
  readonly pile: readonly string[];
  /** The drawn piece, which must replace another piece now (MOM-PUZ-13). */
  readonly drawn: string | null;
}
export type Action =
  | { readonly do: 'swap'; readonly at: readonly [number, number] }
  | { readonly do: 'rotate'; readonly at: number; readonly by: 1 | -1 }
  | { readonly do: 'turn-tile'; readonly by: 1 | -1 }
  | { readonly do: 'draw' }
  | { readonly do: 'replace'; readonly at: number };
