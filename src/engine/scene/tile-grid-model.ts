// The model of a board of tiles. A game's scene makes it and `<tile-grid>` draws it. A cell is [x, y], any two
// integers, with x to the right and y down. A side is 0 (north), 1 (east), 2 (south) or 3 (west). The model contains no
// rules, only their results: `targets` lists the possible targets, and `sight` lists what can be seen.
import type { Cell, Side, SpaceKind } from '../board/types.js';
import type { TargetId } from '../kernel/types.js';
import type { Trail } from './trails.js';

export type { Cell, Side };

export type Facing = 'h' | 'v' | 0 | 90 | 180 | 270;

export interface Doorway {
  readonly cell: Cell;
  readonly side: Side;
}

export interface GridTile {
  readonly id: TargetId;
  /** `room`, `corridor`, `dark` and `unknown` have their own drawings; any other kind is drawn as a room. */
  readonly kind: string;
  /** The key of one of the game's drawings. */
  readonly art?: string;
  readonly name: string;
  /** What a game writes on the tile, if that is not the name. */
  readonly title?: string;
  readonly facing?: Facing;
  readonly cells: readonly Cell[];
  /** Gaps in the outer wall. */
  readonly doorways?: readonly Doorway[];
  /** A state that the game defines. The tile is drawn accordingly, and the state is also a `::part()` name. */
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
  /** The cells of the space. A space without cells is drawn as a circle around `at`. */
  readonly cells?: readonly Cell[];
  /** The middle of the space, in cells. Default: the middle of `cells`. */
  readonly at?: readonly [x: number, y: number];
  readonly name: string;
  /** What is written on the space of a board with walls, if that is not the name. */
  readonly title?: string;
  /** What the space of a board with walls is in a hospital; any other kind is drawn as a Room. */
  readonly kind?: SpaceKind;
  readonly exits?: readonly Exit[];
}

/** A mark on a figure: wounds, a condition, or a mark that the game defines. */
export interface GridMark {
  /** `wound`, `stun`, `fire` and `frost` have their own drawings; any other is drawn as its first letter. */
  readonly kind: string;
  /** The number of these marks. Default: 1. */
  readonly n?: number;
}

export interface GridToken {
  readonly id: TargetId;
  readonly space: TargetId;
  readonly kind: 'person' | 'monster' | 'mark';
  /** The shape of the figure: 0 to 4 for persons, 0 to 2 for monsters. */
  readonly shape: number;
  /** The key of one of the game's drawings. */
  readonly art?: string;
  readonly letter?: string;
  readonly name: string;
  readonly marks?: readonly GridMark[];
  /** The viewer's own figure stands in front of all others. */
  readonly isOwn?: true;
}

export interface GridTarget {
  /** The id of a space, tile, token or ghost, or of a boundary that has an id. */
  readonly id: TargetId;
  readonly state: 'can-act' | 'selected' | 'threatened' | 'seen' | 'disabled';
  /** The cost, in the game's points. */
  readonly cost?: number;
  /** Why the target is disabled, as a sentence. */
  readonly reason?: string;
}

/** A place where a tile may be laid. Such places may overlap. */
export interface GridGhost {
  readonly id: TargetId;
  /** The id by which options name this place as a target. Default: the ghost's `id`. */
  readonly target?: TargetId;
  /** The name of the place, as a sentence. A place without a name is described by its doorways. */
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly facing?: Facing;
  readonly doorways?: readonly Doorway[];
  readonly cost?: number;
  /** The tile that would lie here. It is drawn at the place that the reader has chosen. */
  readonly tile?: Pick<GridTile, 'kind' | 'art' | 'name' | 'title' | 'state'>;
}

/** An arrow from one space or token to another, such as a monster's next step. */
export interface GridPath {
  readonly from: TargetId;
  readonly to: TargetId;
  readonly kind: string;
}

/** The boundary on one side of a cell. If a model has a list of boundaries, all other sides of its spaces are walls. */
export interface GridBoundary extends Doorway {
  /** A boundary with an id can be pointed at. */
  readonly id?: TargetId;
  readonly kind: 'open' | 'gap' | 'wall' | 'closed-door' | 'open-door' | 'breach';
  /**
   * Where the opening begins and ends, as fractions of the side from left to right or from top to bottom. Default:
   * 0.35–0.65 for a door, 0.3–0.7 for a breach, 0.2–0.8 for a gap.
   */
  readonly from?: number;
  readonly to?: number;
  readonly name?: string;
}

/** A place where something enters the board. Such places differ in shape and letter as well as in colour. */
export interface GridPoint {
  readonly id: TargetId;
  readonly space: TargetId;
  readonly colour: 'green' | 'blue' | 'red' | 'yellow';
  readonly letter: string;
  /** The name. Default: the colour. */
  readonly name?: string;
}

/** A point, in cells and fractions of cells: the middle of cell [0, 0] is [0.5, 0.5]. */
export type GridSpot = readonly [x: number, y: number];

/** Whether the space `from` sees the space `to`, and the line that shows it. */
export interface GridSight {
  readonly from: TargetId;
  readonly to: TargetId;
  readonly seen: boolean;
  readonly line?: readonly [GridSpot, GridSpot];
  /** What blocks the line. */
  readonly by?: 'wall' | 'closed-door' | 'past-opening' | 'no-line';
  /** Where the line is blocked. */
  readonly at?: GridSpot;
  /** False if `from` sees `to`, but not the other way round. */
  readonly back?: boolean;
}

/** The distance of a space, in steps. */
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
  /** The ways that tokens have gone since the viewer's last choice. Those of tokens that are not on the board are not drawn. */
  readonly trails?: readonly Trail[] | undefined;
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
