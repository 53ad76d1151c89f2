// What a board of tiles looks like at one moment, as plain data: what a game's scene makes and `<tile-grid>` draws.
// A place is a cell [x, y], x to the right, y down, any integers; sides are 0 north, 1 east, 2 south, 3 west.
// It has no rules in it: what can be done is in `targets`, by id. Boundaries between spaces join it later.
import type { TargetId } from '../kernel/types.js';

export type Cell = readonly [x: number, y: number];
export type Side = 0 | 1 | 2 | 3;
export type Facing = 'h' | 'v' | 0 | 90 | 180 | 270;

export interface Doorway {
  readonly cell: Cell;
  readonly side: Side;
}

export interface GridTile {
  readonly id: TargetId;
  /** `room`, `corridor`, `dark` and `unknown` have drawings of their own; every other kind is drawn as a room. */
  readonly kind: string;
  /** Chooses a drawing among those of a game. */
  readonly art?: string;
  readonly name: string;
  readonly facing?: Facing;
  readonly cells: readonly Cell[];
  /** Gaps in the outer wall. */
  readonly doorways?: readonly Doorway[];
  /** A word of the game's own, for its drawing and for `::part()`. */
  readonly state?: string;
}

export interface Exit {
  /** The id of a space. */
  readonly to: TargetId;
  readonly side?: Side;
  readonly door?: 'open' | 'closed';
}

export interface GridSpace {
  readonly id: TargetId;
  readonly tile?: TargetId;
  /** Cells that the space covers; without them it is a round place about `at`. */
  readonly cells?: readonly Cell[];
  /** Its middle, in cells and fractions of cells; the middle of its cells if left out. */
  readonly at?: readonly [x: number, y: number];
  readonly name: string;
  readonly exits?: readonly Exit[];
}

export interface GridToken {
  readonly id: TargetId;
  readonly space: TargetId;
  readonly kind: 'person' | 'monster' | 'mark';
  /** Which of the shapes of its kind: five of persons, three of monsters. */
  readonly shape: number;
  readonly letter?: string;
  readonly name: string;
}

export interface GridTarget {
  /** The id of a space, a tile, a token or a ghost. */
  readonly id: TargetId;
  readonly state: 'can-act' | 'selected' | 'threatened' | 'seen' | 'disabled';
  /** In points of the game. */
  readonly cost?: number;
  /** Why it is disabled, as a sentence. */
  readonly reason?: string;
}

/** A place where a tile may go; several may overlap. */
export interface GridGhost {
  readonly id: TargetId;
  /** What is pointed at here; the ghost itself if left out. */
  readonly target?: TargetId;
  /** In a sentence; how its doorways lie if left out. */
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly facing?: Facing;
  readonly doorways?: readonly Doorway[];
  readonly cost?: number;
}

/** An arrow from one space or token to another, such as a monster's coming step. */
export interface GridPath {
  readonly from: TargetId;
  readonly to: TargetId;
  readonly kind: string;
}

export interface GridModel {
  readonly version: 1;
  readonly tiles: readonly GridTile[];
  readonly spaces: readonly GridSpace[];
  readonly tokens: readonly GridToken[];
  readonly targets: readonly GridTarget[];
  readonly ghosts: readonly GridGhost[];
  readonly paths: readonly GridPath[];
}

export const EMPTY_GRID: GridModel = { version: 1, tiles: [], spaces: [], tokens: [], targets: [], ghosts: [], paths: [] };
