// The settings of a Night Watch match.
import type { Pack } from '../../engine/games/night-watch/cards/card-types.js';
import type { NightWatchView, State } from '../../engine/games/night-watch/state/state.js';
import type { SessionMatch } from '../game/session/open-match.js';
import type { SessionSetup } from '../game/session/session-host.js';

export type Match = SessionMatch<State, NightWatchView>;

export interface PackInPlay {
  readonly pack: Pack;
}

export type MatchSettings = PackInPlay & SessionSetup;
