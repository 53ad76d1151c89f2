// The vocabulary of puzzles: their data, a position, and the possible actions. Everything is plain JSON.
/** The sides N, E, S, W in the position's own frame. */
export type Side = 0 | 1 | 2 | 3;
/** Quarter turns clockwise. MOM-RUL-114 */
export type Turn = 0 | 1 | 2 | 3;
export type Kind = 'wiring' | 'lock' | 'rune';
/** A puzzle as data (one of the nine, or an author's); positions are numbered from 1 in deal order. */
export interface Puzzle {
  readonly id: string;
  readonly kind: Kind;
  /** Row and column of each position in a grid. */
  readonly at?: readonly (readonly [row: number, column: number])[];
  /** Centre and angle of each position without a grid; lengths are in units of a piece. */
  readonly xyA?: readonly (readonly [x: number, y: number, degrees: number])[];
  readonly tileCells?: readonly (readonly [number, number])[];
  /** Touching sides, `1E-2W 1S-4N`; for runes they follow from `at`. */
  readonly links?: string;
  /** For wiring: position, side and colour of the start, `4S:R`. */
  readonly start?: string;
  /** For wiring: position, side and colour of the end. */
  readonly end?: string;
  /** For locks: position, side and socket, `2S:0`. */
  readonly sockets?: string;
  /** For locks: the symbols of the tile, clockwise from socket 0. */
  readonly print?: string;
  /** For locks: the number of orientations of the tile. */
  readonly steps?: number;
  /** For locks: by how many sockets one step shifts the tile. */
  readonly shift?: number;
  /** For an author's puzzle: its own pieces, id → `RB-R` (N E S W), instead of those of the kind. */
  readonly pieces?: Readonly<Record<string, string>>;
}
/** The position of a puzzle as plain JSON. */
export interface Position {
  /** The id of one of the nine, or an author's puzzle. */
  readonly puzzle: string | Puzzle;
  /** The piece of each position in deal order; null if it is empty (MOM-RUL-108). */
  readonly pieces: readonly (string | null)[];
  /** The turn of each piece. */
  readonly turns: readonly Turn[];
  /** How many steps clockwise the setup tile of a lock is turned. */
  readonly tile: number;
  /** Unused pieces, the top first. */
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
