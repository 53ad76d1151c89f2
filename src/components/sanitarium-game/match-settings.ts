// The settings of a Sanitarium match, and the host of its session.
import type { Pack } from '../../engine/games/sanitarium/cards/card-types.js';
import type { Messages } from '../../messages/message.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { PackArt } from './pack/pack-art.js';
import type { SoftenedContent } from './softened-content.js';

/** The cards in play, with the texts and pictures of their pack. */
export interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly art?: PackArt;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<SoftenedContent>;
