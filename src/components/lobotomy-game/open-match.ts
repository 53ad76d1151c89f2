// How a match of Lobotomy 2 is opened or goes on, with as much of the rules as it needs.
import type { Pack } from '../../engine/games/lobotomy-2/cards/card-index.js';
import { introduction } from '../../engine/games/lobotomy-2/content/introduction-pack.js';
import { playing } from '../../engine/games/lobotomy-2/rules/rules-introduction.js';
import type { State } from '../../engine/games/lobotomy-2/state/state.js';
import type { Messages } from '../../messages/message.js';
import type { Fault, MatchSetup, Result, Save } from '../../engine/kernel/index.js';
import type { RemoteSeat } from '../../engine/table/remote-seat.js';
import type { Port } from '../../engine/table/seat-channel.js';
import { openingOf, type SessionMatch } from '../game/session/open-match.js';
import type { Dress } from './art/pack-art.js';
import type { Offer } from './start/match-plan.js';

/** Nothing is hidden, so everybody sees the whole state. */
export type Match = SessionMatch<State, State>;

/** The cards that are played, and what their pack says of them. */
export interface Chosen {
  readonly pack: Pack;
  readonly texts: Messages;
  /** What the form shows of a pack of the page. */
  readonly offer?: Offer;
  /** Puts its pictures over the drawings. */
  readonly dress?: Dress;
}

/** The introduction needs less of the rules than whatever else is played. */
const openingFor = async (pack: unknown) =>
  openingOf({
    playing: pack === introduction ? playing : (await import('./all-scenarios.js')).playingAll,
    whole: () => import('../../engine/games/lobotomy-2/rules/rules.js'),
    seen: () => import('../../engine/games/lobotomy-2/state/view-schema.js'),
  });

export const newMatch = async (setup: MatchSetup): Promise<Result<Match, Fault>> =>
  (await openingFor(setup.pack)).newMatch(setup);
export const oldMatch = async (save: Save, pack: unknown): Promise<Result<Match, Fault>> =>
  (await openingFor(pack)).oldMatch(save, pack);
export const seatAt = async (
  port: Port,
  pack: unknown,
  refuse: (fault: Fault) => void,
): Promise<Result<RemoteSeat<State>, Fault>> => (await openingFor(pack)).seatAt(port, pack, refuse);
