// How a match of any game is opened, continued from a save, or joined at a table elsewhere.
import { contentOf, openMatch } from '../../../engine/kernel/create-match.js';
import { restoreMatch } from '../../../engine/kernel/restore-match.js';
import type { Fault, LiveMatch, MatchSetup, Result, Rules, Save } from '../../../engine/kernel/index.js';
import { joinRemoteSeat, type RemoteSeat } from '../../../engine/table/remote-seat.js';
import type { Port } from '../../../engine/table/seat-channel.js';

/** `S` is the whole truth, `V` what a seat sees of it. */
export type SessionMatch<S, V> = LiveMatch<S, V> | RemoteSeat<V>;

/** The rules of a game: those that come with its table, and what fetches the others. */
interface RulesInParts<S, C, O, V> {
  /** All that a match needs which is dealt. */
  readonly playing: Rules<S, C, O, V>;
  /** The same with positions to begin from. */
  whole(): Promise<{ readonly rules: Rules<S, C, O, V> }>;
  /** What looks at a view that comes from elsewhere. */
  seen(): Promise<{ viewFault(json: unknown, seats: number, content: C): string | null }>;
}

interface Opening<S, V> {
  newMatch(setup: MatchSetup): Promise<Result<SessionMatch<S, V>, Fault>>;
  oldMatch(save: Save, pack: unknown): Promise<Result<SessionMatch<S, V>, Fault>>;
  seatAt(port: Port, pack: unknown, refuse: (fault: Fault) => void): Promise<Result<RemoteSeat<V>, Fault>>;
}

export function openingOf<S, C, O, V>({ playing, whole, seen }: RulesInParts<S, C, O, V>): Opening<S, V> {
  /** A match that begins in the middle needs more of the rules than others. */
  const rulesFor = async (situation: unknown): Promise<Rules<S, C, O, V>> =>
    situation == null ? playing : (await whole()).rules;
  return {
    newMatch: async (setup) => openMatch(await rulesFor(setup.situation), setup),
    oldMatch: async (save, pack) => restoreMatch(await rulesFor(save.situation), save, pack),
    async seatAt(port, pack, refuse) {
      const { viewFault } = await seen();
      return joinRemoteSeat(
        port,
        playing as Rules,
        (state, seats) => viewFault(state, seats, contentOf(playing, pack)),
        pack,
        refuse,
      );
    },
  };
}
