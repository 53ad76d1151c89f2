// The model of a track of spaces and the figure on it. A game's scene makes it and `<hunt-track>` draws it. It does not
// contain the names of unknown face-down cards.
import type { TargetId } from '../kernel/types.js';

export interface HuntSpace {
  /** The id by which options name this space as a target. Default: `space:` and the number, such as `space:3`. */
  readonly id?: TargetId;
  /** How the card lies: face down, face down but known to everybody, or face up. Absent if there is no card. */
  readonly card?: 'down' | 'known' | 'up';
  /** The name of the card or the space; never of a card that is `down`. */
  readonly name?: string;
  /** The effect, in one or two sentences. */
  readonly text?: string;
  /** The name of a drawing (`lamp`, `straps`, `glass`, `doors` …), or up to three letters. */
  readonly mark?: string;
  /** Whether the space is drawn with warning stripes. */
  readonly hazard?: boolean;
  readonly state?: 'can-act' | 'selected';
  /** The position: how many spaces to the right, and how many down. Required for every space in the layout `free`. */
  readonly at?: readonly [x: number, y: number];
}

export interface HuntTrackModel {
  readonly version: 1;
  /** The spaces in order. The first one is space 1. */
  readonly spaces: readonly HuntSpace[];
  /** The number of the space where the figure is; 0 is before the first space. */
  readonly position: number;
  /** Set if the figure has left the last space. */
  readonly ended?: boolean;
}
