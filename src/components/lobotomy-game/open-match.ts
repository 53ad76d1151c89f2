// How a match of Lobotomy 2 is opened or goes on.
import type { Pack } from '../../engine/games/lobotomy-2/cards/card-index.js';
import { rules } from '../../engine/games/lobotomy-2/rules/rules.js';
import type { State } from '../../engine/games/lobotomy-2/state/state.js';
import type { Messages } from '../../messages/message.js';
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

export const { newMatch, oldMatch, seatAt } = openingOf({
  playing: rules,
  whole: () => Promise.resolve({ rules }),
  seen: () => import('../../engine/games/lobotomy-2/state/view-schema.js'),
});
