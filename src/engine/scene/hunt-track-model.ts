// A track of spaces and who walks along it at one moment, as plain data: what a game's scene makes and `<hunt-track>` draws.
// What lies face down has no name in it.
import type { TargetId } from '../kernel/types.js';

export interface HuntSpace {
  /** What options call their target; `space:3` for the third if left out. */
  readonly id?: TargetId;
  /** How a card lies here: face down, face down but known to all, face up; left out: none does. */
  readonly card?: 'down' | 'known' | 'up';
  /** Of the card or the space; never of a card that is `down`. */
  readonly name?: string;
  /** What it does, in a sentence or two. */
  readonly text?: string;
  /** One of our drawings (`lamp`, `straps`, `glass`, `doors` …), or up to three letters. */
  readonly mark?: string;
  /** Striped in warning. */
  readonly hazard?: boolean;
  readonly state?: 'can-act' | 'selected';
  /** Where it lies, in spaces to the right and down; needed on every space for the layout `free`. */
  readonly at?: readonly [x: number, y: number];
}

export interface HuntTrackModel {
  readonly version: 1;
  /** In order, the first is space 1. */
  readonly spaces: readonly HuntSpace[];
  /** 0: before the first space. */
  readonly position: number;
  /** The last space has been left. */
  readonly ended?: boolean;
}
