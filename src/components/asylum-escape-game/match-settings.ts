// The settings of an Asylum Escape match, and the host of its session.
import type { Pack } from '../../engine/games/asylum-escape/cards/card-index.js';
import type { Lexicon } from '../../engine/games/asylum-escape/words/names.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import type { Pictures } from '../nw-house/drawing.js';
import type { Calm } from './softened-content.js';

/**
 * Pictures that replace the drawings of cards and of the house. Each method always returns the same object for the same
 * drawings, which avoids unnecessary redrawing.
 */
export interface PictureOverrides {
  cards(art: CardArt): CardArt;
  house(pictures: Pictures): Pictures;
}

/** The cards in play, with the texts and pictures of the page's pack. */
export interface PackInPlay {
  readonly pack: Pack;
  /** Adds the pack's own texts about its cards to a lexicon. */
  readonly speak?: (lexicon: Lexicon, calm: boolean) => Lexicon;
  readonly pictureOverrides?: PictureOverrides;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<Calm>;
