// What <hunt-track> and the part of it that draws know of each other.
import type { SVGTemplateResult } from 'lit';
import type { HuntTrackModel } from '../../engine/scene/hunt-track-model.js';
import type en from '../../messages/en/pieces/hunt-track.js';
import type alone from '../../messages/en/pieces/hunt-track-standalone.js';
import type playing from '../../messages/en/pieces/hunt-track-view.js';
import type { NwElement } from '../shared/nw-element.js';

export type Key = keyof typeof en | keyof typeof playing | keyof typeof alone;

/** What can be done with the track by hand. */
export type Act = 'hunt' | 'reveal' | 'advance' | 'retreat' | 'reset';

/** What is on a card. */
export interface Face {
  readonly name: string;
  readonly text?: string;
  readonly mark?: string;
}

/** What `state` is, as JSON. */
export interface HuntTrackState {
  readonly version: 1;
  readonly position: number;
  readonly revealed: readonly number[];
  /** Cards up to this space are turned over now. */
  readonly due: number;
  readonly ended: boolean;
  /** Cards that came from the deck, by space; null where none did. */
  readonly drawn: readonly (Face | null)[];
}

/** How marks are drawn, and who walks. */
export interface HuntArt {
  mark(name: string): SVGTemplateResult;
  figure(name: string): SVGTemplateResult;
}

/** The element, and what is shown. */
export interface PlayHost extends NwElement<Key> {
  readonly figure: string;
  readonly label: string;
  readonly model?: HuntTrackModel;
  /** A game's; a page's track has its own. */
  readonly art?: HuntArt | undefined;
}

/** What a page has set besides. */
export interface TrackHost extends PlayHost {
  readonly spaces: unknown;
  readonly position: number;
  readonly revealed?: unknown;
  readonly aura?: number | null;
  readonly cards?: unknown;
  readonly deck?: unknown;
  readonly seed?: string | null;
  readonly layout?: unknown;
  readonly noControls: boolean;
}

/** The id of a space. */
export const idOf = ({ spaces }: HuntTrackModel, n: number): string => spaces[n - 1]?.id ?? `space:${n}`;
