// What a board of tiles looks like at one moment, as plain data: what a game's scene makes and `<tile-grid>` draws.
// A place is a cell [x, y], x to the right, y down, any integers; sides are 0 north, 1 east, 2 south, 3 west.
// It has no rules in it: what can be done is in `targets`, by id, and what is seen is in `sight`.
import type { Cell, Side } from '../board/types.js';
import type { TargetId } from '../kernel/types.js';

export type { Cell, Side };

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

/** What a figure carries: wounds, a condition, or a word of the game's own. */
export interface GridMark {
  /** `wound`, `stun`, `fire` and `frost` have drawings of their own; of another word the first letter is drawn. */
  readonly kind: string;
  /** How many; 1 if left out. */
  readonly n?: number;
}

export interface GridToken {
  readonly id: TargetId;
  readonly space: TargetId;
  readonly kind: 'person' | 'monster' | 'mark';
  /** Which of the shapes of its kind: five of persons, three of monsters. */
  readonly shape: number;
  /** Chooses a drawing among those of a game. */
  readonly art?: string;
  readonly letter?: string;
  readonly name: string;
  readonly marks?: readonly GridMark[];
}

export interface GridTarget {
  /** The id of a space, a tile, a token, a ghost, or a boundary that has one. */
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

/** What stands on a side of a cell. In a model with boundaries every other side of a space is a wall. */
export interface GridBoundary extends Doorway {
  /** A boundary with an id can be pointed at. */
  readonly id?: TargetId;
  readonly kind: 'open' | 'gap' | 'wall' | 'closed-door' | 'open-door' | 'breach';
  /** Where it opens: fractions of the side, from left to right or from top to bottom; 0.35–0.65 of a door, 0.3–0.7 of a breach, 0.2–0.8 of a gap. */
  readonly from?: number;
  readonly to?: number;
  readonly name?: string;
}

/** Where something comes in; told apart by shape and letter as well as by colour. */
export interface GridPoint {
  readonly id: TargetId;
  readonly space: TargetId;
  readonly colour: 'green' | 'blue' | 'red' | 'yellow';
  readonly letter: string;
  /** Left out, it is called by its colour. */
  readonly name?: string;
}

/** In cells and fractions of cells: the middle of cell [0, 0] is [0.5, 0.5]. */
export type GridSpot = readonly [x: number, y: number];

/** Whether one space sees another, and the line that shows it. */
export interface GridSight {
  readonly from: TargetId;
  readonly to: TargetId;
  readonly seen: boolean;
  readonly line?: readonly [GridSpot, GridSpot];
  /** What is in the way, and where. */
  readonly by?: 'wall' | 'closed-door' | 'past-opening' | 'no-line';
  readonly at?: GridSpot;
  /** False: it is seen, and does not see back. */
  readonly back?: boolean;
}

/** How far a space is from where one measures, in steps. */
export interface GridRing {
  readonly space: TargetId;
  readonly distance: number;
}

export interface GridModel {
  readonly version: 1;
  readonly tiles: readonly GridTile[];
  readonly spaces: readonly GridSpace[];
  readonly tokens: readonly GridToken[];
  readonly targets: readonly GridTarget[];
  readonly ghosts: readonly GridGhost[];
  readonly paths: readonly GridPath[];
  readonly boundaries?: readonly GridBoundary[];
  readonly points?: readonly GridPoint[];
  readonly sight?: readonly GridSight[];
  readonly rings?: readonly GridRing[];
}

export const EMPTY_GRID: GridModel = {
  version: 1,
  tiles: [],
  spaces: [],
  tokens: [],
  targets: [],
  ghosts: [],
  paths: [],
};
