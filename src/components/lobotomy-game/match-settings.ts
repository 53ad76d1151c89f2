// The settings of a Lobotomy 2 match, and the host of its session.
import type { Pack } from '../../engine/games/lobotomy-2/cards/card-index.js';
import type { Messages } from '../../messages/message.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { PictureReplacement } from './art/pack-art.js';
import type { Calm } from './softened-content.js';
import type { SelectableContent } from './start/match-plan.js';

/** The cards in play, with the texts of their pack. */
export interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  /** The Scenarios and Characters of a page's own pack, which the start form offers. */
  readonly offer?: SelectableContent;
  readonly replacePictures?: PictureReplacement;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<Calm>;
