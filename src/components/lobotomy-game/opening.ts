// How a match of Lobotomy 2 is opened or goes on, with as much of the rules as it needs.
import type { Pack } from '../../engine/games/lobotomy-2/content.js';
import { playing } from '../../engine/games/lobotomy-2/playing.js';
import type { State } from '../../engine/games/lobotomy-2/state.js';
import type { Messages } from '../../messages/message.js';
import { openingOf, type AnyMatch } from '../game/opening.js';
import type { Dress } from './pack-art.js';
import type { Offer } from './plan.js';

/** Nothing is hidden, so everybody sees the whole state. */
export type Match = AnyMatch<State, State>;

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
  playing,
  whole: () => import('../../engine/games/lobotomy-2/rules.js'),
  seen: () => import('../../engine/games/lobotomy-2/seen.js'),
});
