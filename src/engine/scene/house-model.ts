// A house in section and who is in it at one moment, as plain data: what a game's scene makes and `<nw-house>` draws.
// What nobody may know is not in it.
import type { TargetId } from '../kernel/types.js';

/** What shows in a room or beside a figure that can be pointed at. */
export type HouseState = 'can-act' | 'selected' | 'disabled';

/** `unlit`: somebody can reach it; `searched`: somebody has looked there; `threatened`: it is about to break; `blocked`: nobody goes in. */
export const HOUSE_MARKS = ['unlit', 'searched', 'threatened', 'blocked'] as const;
export type HouseMark = (typeof HOUSE_MARKS)[number];

export interface HouseRoom {
  /** What options call their target. */
  readonly id: TargetId;
  readonly name: string;
  /** Tint and pattern: `ward`, `treatment`, `service`, `staff`, `air`; of another name it is plain. */
  readonly kind?: string;
  /** One of our drawings, by name; bare if there is none. */
  readonly picture?: string;
  readonly state?: HouseState;
  readonly marks?: readonly HouseMark[];
  /** How likely somebody is here, 0 to 1: the shade rises in the room. */
  readonly chance?: number;
  /** Pencilled on the wall, up to three letters each; without `sure` in a broken ring. */
  readonly notes?: readonly { readonly text: string; readonly sure?: true }[];
}

export interface HouseFigure {
  /** What options call their target. */
  readonly id: TargetId;
  readonly name: string;
  /** The id of the room. */
  readonly room: TargetId;
  /** One of our drawings, by name; without it a standee with a letter. */
  readonly picture?: string;
  /** On a standee. */
  readonly letter?: string;
  /** One of six outlines of a standee, 0 to 5. */
  readonly shape?: number;
  readonly state?: HouseState;
  /** It has just come. */
  readonly isNew?: true;
}

export interface HouseModel {
  readonly version: 1;
  /** From the left; the rooms of each from the bottom. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly rooms: readonly HouseRoom[] }[];
  /** How high the house was built; as high as its highest column if left out. */
  readonly storeys?: number;
  readonly figures: readonly HouseFigure[];
  /** The room of whoever looks on. */
  readonly own?: TargetId;
  /** Rooms that are gone, in order, with the column they broke out of; without it that is gone as well. */
  readonly gone?: readonly { readonly id: TargetId; readonly name: string; readonly column?: string }[];
  /** What the kinds are called, for the key below the house. */
  readonly kinds?: readonly { readonly id: string; readonly name: string }[];
}
