// How a match is opened or goes on, with as much of the rules as it needs.
import { contentOf, type Pack } from '../../engine/games/lobotomy-2/content.js';
import { pack } from '../../engine/games/lobotomy-2/content/pack.js';
import { playing } from '../../engine/games/lobotomy-2/playing.js';
import type { State } from '../../engine/games/lobotomy-2/state.js';
import { openMatch } from '../../engine/kernel/create.js';
import type { Fault, LiveMatch, MatchSetup, Result, Rules, Save } from '../../engine/kernel/index.js';
import type { Elsewhere } from '../../engine/table/elsewhere.js';
import type { Port } from '../../engine/table/remote.js';
import type { Messages } from '../../messages/message.js';
import type { Dress } from './pack-art.js';
import type { Offer } from './plan.js';

/** Nothing is hidden, so everybody sees the whole state. */
export type Match = LiveMatch<State, State> | Elsewhere<State>;

/** The cards that are played, and what their pack says of them. */
export interface Chosen {
  readonly pack: Pack;
  readonly texts: Messages;
  /** What the form shows of a pack of the page. */
  readonly offer?: Offer;
  /** Puts its pictures over the drawings. */
  readonly dress?: Dress;
}

export const ours: Chosen = { pack, texts: {} };

/** A match that begins in the middle needs more of the rules than others. */
const rulesFor = async (situation: unknown): Promise<typeof playing> =>
  situation == null ? playing : (await import('../../engine/games/lobotomy-2/rules.js')).rules;

export const newMatch = async (setup: MatchSetup): Promise<Result<Match, Fault>> => openMatch(await rulesFor(setup.situation), setup);
/** Few come back to a match, and what reads it comes with them. */
export async function oldMatch(save: Save, cards: Pack): Promise<Result<Match, Fault>> {
  const [rules, { restoreMatch }] = await Promise.all([rulesFor(save.situation), import('../../engine/kernel/restore.js')]);
  return restoreMatch(rules, save, cards);
}

/** Few sit at a table elsewhere, and what looks at all that comes from there comes with it. */
export async function seatAt(port: Port, cards: Pack, refuse: (fault: Fault) => void): Promise<Result<Elsewhere<State>, Fault>> {
  const [{ sitDown }, { viewFault }] = await Promise.all([import('../../engine/table/elsewhere.js'), import('../../engine/games/lobotomy-2/seen.js')]);
  return sitDown(port, playing as Rules, (state, seats) => viewFault(state, seats, contentOf(cards)), cards, refuse);
}
