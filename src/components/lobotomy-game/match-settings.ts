// What a match of Lobotomy 2 is played with, and what its session asks of the element that it is drawn in.
import type { Pack } from '../../engine/games/lobotomy-2/cards/card-index.js';
import type { State } from '../../engine/games/lobotomy-2/state/state.js';
import type { Messages } from '../../messages/message.js';
import type { SessionMatch } from '../game/session/open-match.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { Dress } from './art/pack-art.js';
import type { Calm } from './softened-content.js';
import type { Offer } from './start/match-plan.js';

/** Nothing is hidden, so every seat sees the whole state. */
export type Match = SessionMatch<State, State>;

/** The cards that are played, and what their pack says of them. */
export interface PackInPlay {
  readonly pack: Pack;
  readonly texts: Messages;
  /** What the form offers of a page's own pack. */
  readonly offer?: Offer;
  /** Puts its pictures over our drawings. */
  readonly dress?: Dress;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<Calm>;
