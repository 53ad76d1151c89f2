// The settings of a Coma Ward match, and the host of its session.
import type { Pack } from '../../engine/games/coma-ward/cards/card-types.js';
import type { SessionHost as AnySessionHost, SessionSetup } from '../game/session/session-host.js';
import type { SoftenedContent } from './softened-content.js';

export interface PackInPlay {
  readonly pack: Pack;
}

export type MatchSettings = PackInPlay & SessionSetup;
export type SessionHost = AnySessionHost<SoftenedContent>;
