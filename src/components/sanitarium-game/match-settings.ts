// What a match of Sanitarium is played with, and what its session asks of the element that it is drawn in.
import type { Pack } from '../../engine/games/sanitarium/cards/card-types.js';
import type { Messages } from '../../messages/message.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { PackArt } from './pack/pack-art.js';
import type { SoftenedContent } from './softened-content.js';

/** The cards that are played, what their pack says of them, and its pictures. */
export interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  readonly art?: PackArt;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<SoftenedContent>;
