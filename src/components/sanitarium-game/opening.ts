// How a match is opened or goes on, with as much of the rules as it needs.
import type { Pack } from '../../engine/games/sanitarium/content.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { playing } from '../../engine/games/sanitarium/playing.js';
import type { State } from '../../engine/games/sanitarium/state.js';
import { openMatch } from '../../engine/kernel/create.js';
import type { Fault, LiveMatch, MatchSetup, Result, Save } from '../../engine/kernel/index.js';

export type Match = LiveMatch<State, SanitariumView>;

/** A match that begins in the middle needs more of the rules than others. */
const rulesFor = async (situation: unknown): Promise<typeof playing> =>
  situation == null ? playing : (await import('../../engine/games/sanitarium/rules.js')).rules;

export const newMatch = async (setup: MatchSetup): Promise<Result<Match, Fault>> => openMatch(await rulesFor(setup.situation), setup);
/** Few come back to a match, and what reads it comes with them. */
export async function oldMatch(save: Save, pack: Pack): Promise<Result<Match, Fault>> {
  const [rules, { restoreMatch }] = await Promise.all([rulesFor(save.situation), import('../../engine/kernel/restore.js')]);
  return restoreMatch(rules, save, pack);
}
