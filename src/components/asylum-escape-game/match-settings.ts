// What a match of Asylum Escape is played with, and what its session asks of the element that it is drawn in.
import type { Pack } from '../../engine/games/asylum-escape/cards/card-index.js';
import type { Lexicon } from '../../engine/games/asylum-escape/words/names.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import type { Pictures } from '../nw-house/drawing.js';
import type { Calm } from './softened-content.js';

/** Pictures over the drawings of cards, and of the house; the same objects for the same drawings, so that nothing is drawn anew. */
export interface PictureOverrides {
  cards(art: CardArt): CardArt;
  house(pictures: Pictures): Pictures;
}

/** The cards that are played, and what a pack of the page brings with them. */
export interface PackInPlay {
  readonly pack: Pack;
  /** Says of its cards what the pack says. */
  readonly speak?: (lexicon: Lexicon, calm: boolean) => Lexicon;
  /** Puts its pictures over our drawings. */
  readonly dress?: PictureOverrides;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<Calm>;
