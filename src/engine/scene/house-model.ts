// A house in section and the figures in it at one moment, as plain data: a game's scene makes it and `<nw-house>` draws
// it. It contains only what its viewer may know.
import type { TargetId } from '../kernel/types.js';

/** The state of a room or figure that can be pointed at. */
export type HouseState = 'can-act' | 'selected' | 'disabled';

/**
 * `unlit`: somebody can reach it; `searched`: somebody has searched it; `threatened`: it is about to be destroyed;
 * `blocked`: nobody may enter.
 */
export const HOUSE_MARKS = ['unlit', 'searched', 'threatened', 'blocked'] as const;
export type HouseMark = (typeof HOUSE_MARKS)[number];

export interface HouseRoom {
  /** The target's id in options. */
  readonly id: TargetId;
  readonly name: string;
  /** Selects tint and pattern: `ward`, `treatment`, `service`, `staff`, `air`; any other name is plain. */
  readonly kind?: string;
  /** The name of a drawing; without one, the room is bare. */
  readonly picture?: string;
  readonly state?: HouseState;
  readonly marks?: readonly HouseMark[];
  /** How likely somebody is here, 0 to 1, drawn as a shade that rises in the room. */
  readonly chance?: number;
  /** Notes on the wall, up to three letters each; without `sure`, in a broken ring. */
  readonly notes?: readonly { readonly text: string; readonly sure?: true }[];
}

export interface HouseFigure {
  /** The target's id in options. */
  readonly id: TargetId;
  readonly name: string;
  /** The id of the room. */
  readonly room: TargetId;
  /** The name of a drawing; without one, a standee with a letter is drawn. */
  readonly picture?: string;
  /** The letter on a standee. */
  readonly letter?: string;
  /** One of six outlines of a standee, 0 to 5. */
  readonly shape?: number;
  readonly state?: HouseState;
  /** Set if the figure has just arrived. */
  readonly isNew?: true;
}

export interface HouseModel {
  readonly version: 1;
  /** From the left; the rooms of each column from the bottom. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly rooms: readonly HouseRoom[] }[];
  /** The original height of the house; the height of its highest column if left out. */
  readonly storeys?: number;
  readonly figures: readonly HouseFigure[];
  /** The viewer's room. */
  readonly own?: TargetId;
  /** Destroyed rooms in order, with the column they fell out of; without `column`, the whole column is gone. */
  readonly gone?: readonly { readonly id: TargetId; readonly name: string; readonly column?: string }[];
  /** The names of the kinds, for the key below the house. */
  readonly kinds?: readonly { readonly id: string; readonly name: string }[];
}
