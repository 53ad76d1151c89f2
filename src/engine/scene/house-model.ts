// The model of a house in cross-section and of the figures in it. A game's scene makes it and `<nw-house>` draws it. It
// contains only what its viewer may know.
import type { TargetId } from '../kernel/types.js';
import type { Trail } from './trails.js';

/** Whether a room or figure can be pointed at, has been pointed at, or cannot be pointed at now. */
export type HouseState = 'can-act' | 'selected' | 'disabled';

/**
 * The marks of a room. `unlit`: it is within reach of a hunter; `searched`: somebody has searched it; `threatened`: it
 * is about to be destroyed; `blocked`: nobody may enter it.
 */
export const HOUSE_MARKS = ['unlit', 'searched', 'threatened', 'blocked'] as const;
export type HouseMark = (typeof HOUSE_MARKS)[number];

export interface HouseRoom {
  /** The id by which options name this room as a target. */
  readonly id: TargetId;
  readonly name: string;
  /**
   * Selects the colour and pattern of the room: `ward`, `treatment`, `service`, `staff` or `air`. With any other name,
   * the room is plain.
   */
  readonly kind?: string;
  /** The name of a drawing; without one, the room is bare. */
  readonly picture?: string;
  readonly state?: HouseState;
  readonly marks?: readonly HouseMark[];
  /**
   * The chance that somebody is in this room, from 0 to 1. The greater the chance, the higher the shading in the room.
   */
  readonly chance?: number;
  /** Notes on the wall, of up to three letters each. A note that is not `sure` has a dashed border. */
  readonly notes?: readonly { readonly text: string; readonly sure?: true }[];
}

export interface HouseFigure {
  /** The id by which options name this figure as a target. */
  readonly id: TargetId;
  readonly name: string;
  readonly room: TargetId;
  /** The name of a drawing. Without one, the figure is drawn as a cardboard standee with a letter. */
  readonly picture?: string;
  readonly letter?: string;
  /** One of six outlines of a standee, 0 to 5. */
  readonly shape?: number;
  readonly state?: HouseState;
  /** Set if the figure has just arrived. */
  readonly isNew?: true;
}

export interface HouseModel {
  readonly version: 1;
  /** The columns from left to right, each with its rooms from bottom to top. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly rooms: readonly HouseRoom[] }[];
  /** The original height of the house, in rooms. Default: the height of the tallest column. */
  readonly storeys?: number;
  readonly figures: readonly HouseFigure[];
  /** The ways that figures have gone since the viewer's last choice. Those of figures that are not in the house are not drawn. */
  readonly trails?: readonly Trail[] | undefined;
  /** The viewer's room. */
  readonly own?: TargetId;
  /**
   * The destroyed rooms, in the order of their destruction, each with the id of its column. If a room has no `column`,
   * the whole column is gone.
   */
  readonly gone?: readonly { readonly id: TargetId; readonly name: string; readonly column?: string }[];
  /** The names of the kinds of rooms, for the legend below the house. */
  readonly kinds?: readonly { readonly id: string; readonly name: string }[];
}
