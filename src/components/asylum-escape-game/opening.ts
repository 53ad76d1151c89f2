// How a match is opened or goes on, with as much of the rules as it needs.
import { contentOf, type Pack } from '../../engine/games/asylum-escape/content.js';
import { pack } from '../../engine/games/asylum-escape/content/pack.js';
import type { AsylumView } from '../../engine/games/asylum-escape/hidden.js';
import { playing } from '../../engine/games/asylum-escape/playing.js';
import type { Tongue } from '../../engine/games/asylum-escape/speech.js';
import type { State } from '../../engine/games/asylum-escape/state.js';
import { openMatch } from '../../engine/kernel/create.js';
import type { Fault, LiveMatch, MatchSetup, Result, Rules, Save } from '../../engine/kernel/index.js';
import type { Elsewhere } from '../../engine/table/elsewhere.js';
import type { Port } from '../../engine/table/remote.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import type { Pictures } from '../nw-house/drawing.js';

export type Match = LiveMatch<State, AsylumView> | Elsewhere<AsylumView>;

/** Pictures over the drawings of cards, and of the house; the same objects for the same drawings, so that nothing is drawn anew. */
export interface Dress {
  cards(art: CardArt): CardArt;
  house(pictures: Pictures): Pictures;
}

/** The cards that are played, and what a pack of the page brings with them. */
export interface Chosen {
  readonly pack: Pack;
  /** Says of its cards what the pack says. */
  readonly speak?: (tongue: Tongue, calm: boolean) => Tongue;
  /** Puts its pictures over our drawings. */
  readonly dress?: Dress;
}

export const ours: Chosen = { pack };

/** A match that begins in the middle needs more of the rules than others. */
const rulesFor = async (situation: unknown): Promise<typeof playing> =>
  situation == null ? playing : (await import('../../engine/games/asylum-escape/rules.js')).rules;

export const newMatch = async (setup: MatchSetup): Promise<Result<Match, Fault>> => openMatch(await rulesFor(setup.situation), setup);
/** Few come back to a match, and what reads it comes with them. */
export async function oldMatch(save: Save, cards: Pack): Promise<Result<Match, Fault>> {
  const [rules, { restoreMatch }] = await Promise.all([rulesFor(save.situation), import('../../engine/kernel/restore.js')]);
  return restoreMatch(rules, save, cards);
}

/** Few sit at a table elsewhere, and what looks at all that comes from there comes with it. */
export async function seatAt(port: Port, cards: Pack, refuse: (fault: Fault) => void): Promise<Result<Elsewhere<AsylumView>, Fault>> {
  const [{ sitDown }, { viewFault }] = await Promise.all([import('../../engine/table/elsewhere.js'), import('../../engine/games/asylum-escape/seen.js')]);
  return sitDown(port, playing as Rules, (state, seats) => viewFault(state, seats, contentOf(cards)), cards, refuse);
}
