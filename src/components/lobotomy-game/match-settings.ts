// What a match of Lobotomy 2 is played with, and what its session asks of the element that it is drawn in.
import type { Pack } from '../../engine/games/lobotomy-2/cards/card-index.js';
import type { Messages } from '../../messages/message.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { Dress } from './art/pack-art.js';
import type { Calm } from './softened-content.js';
import type { SelectableContent } from './start/match-plan.js';

/** The cards that are played, and what their pack says of them. */
export interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  /** What the form offers of a page's own pack. */
  readonly offer?: SelectableContent;
  /** Puts its pictures over our drawings. */
  readonly dress?: Dress;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<Calm>;
