// The settings of a Coma Ward match, and the host of its session.
import type { Pack } from '../../engine/games/coma-ward/cards/card-types.js';
import type { Messages } from '../../messages/message.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { PictureReplacement } from './art/pack-art.js';
import type { SoftenedContent } from './softened-content.js';

/** The cards in play, with the texts and pictures of their pack. */
export interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly replacePictures?: PictureReplacement;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<SoftenedContent>;
