// The words of the puzzles: their data, where one stands, and what can be done about it. All of it is plain JSON.
/** N, E, S, W of a position's own frame. */
export type Side = 0 | 1 | 2 | 3;
/** Quarter turns clockwise. MOM-RUL-114 */
export type Turn = 0 | 1 | 2 | 3;
export type Kind = 'wiring' | 'lock' | 'rune';
/** A puzzle as its data has it (the nine, or an author's); positions are numbered from 1 in deal order. */
export interface Puzzle {
  readonly id: string;
  readonly kind: Kind;
  /** Row and column of each position; or centre and angle in units of a piece. */
  readonly at?: readonly (readonly [row: number, column: number])[];
  readonly xyA?: readonly (readonly [x: number, y: number, degrees: number])[];
  readonly tileCells?: readonly (readonly [number, number])[];
  /** Touching sides, `1E-2W 1S-4N`; of runes they follow from `at`. */
  readonly links?: string;
  /** Wiring: position, side and colour, `4S:R`. */
  readonly start?: string;
  readonly end?: string;
  /** Lock: position side : socket, `2S:0`; the symbols clockwise from socket 0; orientations of the tile; sockets a step shifts. */
  readonly sockets?: string;
  readonly print?: string;
  readonly steps?: number;
  readonly shift?: number;
  /** Author-made: pieces of its own, id → `RB-R` (N E S W), in place of the kind's. */
  readonly pieces?: Readonly<Record<string, string>>;
}
/** Where a puzzle stands: plain JSON. */
export interface Position {
  /** The id of one of the nine, or an author's puzzle. */
  readonly puzzle: string | Puzzle;
  /** The piece of each position in deal order; null: empty (MOM-RUL-108). */
  readonly pieces: readonly (string | null)[];
  /** How far each piece is turned. */
  readonly turns: readonly Turn[];
  /** How many steps the setup tile of a lock is turned clockwise. */
  readonly tile: number;
  /** Unused pieces, the top first. */
  readonly pile: readonly string[];
  /** The piece that was drawn and has to replace another now (MOM-PUZ-13). */
  readonly drawn: string | null;
}
export type Action =
  | { readonly do: 'swap'; readonly at: readonly [number, number] }
  | { readonly do: 'rotate'; readonly at: number; readonly by: 1 | -1 }
  | { readonly do: 'turn-tile'; readonly by: 1 | -1 }
  | { readonly do: 'draw' }
  | { readonly do: 'replace'; readonly at: number };
