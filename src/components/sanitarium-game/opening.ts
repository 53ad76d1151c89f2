// How a match is opened or goes on, with as much of the rules as it needs.
import { contentOf, type Pack } from '../../engine/games/sanitarium/content.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { playing } from '../../engine/games/sanitarium/playing.js';
import type { State } from '../../engine/games/sanitarium/state.js';
import { openMatch } from '../../engine/kernel/create.js';
import type { Fault, LiveMatch, MatchSetup, Result, Rules, Save } from '../../engine/kernel/index.js';
import type { Elsewhere } from '../../engine/table/elsewhere.js';
import type { Port } from '../../engine/table/remote.js';

export type Match = LiveMatch<State, SanitariumView> | Elsewhere<SanitariumView>;

/** A match that begins in the middle needs more of the rules than others. */
const rulesFor = async (situation: unknown): Promise<typeof playing> =>
  situation == null ? playing : (await import('../../engine/games/sanitarium/rules.js')).rules;

export const newMatch = async (setup: MatchSetup): Promise<Result<Match, Fault>> => openMatch(await rulesFor(setup.situation), setup);
/** Few come back to a match, and what reads it comes with them. */
export async function oldMatch(save: Save, pack: Pack): Promise<Result<Match, Fault>> {
  const [rules, { restoreMatch }] = await Promise.all([rulesFor(save.situation), import('../../engine/kernel/restore.js')]);
  return restoreMatch(rules, save, pack);
}

/** Few sit at a table elsewhere, and what looks at all that comes from there comes with it. */
export async function seatAt(port: Port, cards: Pack, refuse: (fault: Fault) => void): Promise<Result<Elsewhere<SanitariumView>, Fault>> {
  const [{ sitDown }, { viewFault }] = await Promise.all([import('../../engine/table/elsewhere.js'), import('../../engine/games/sanitarium/seen.js')]);
  return sitDown(port, playing as Rules, (state, seats) => viewFault(state, seats, contentOf(cards)), cards, refuse);
}
