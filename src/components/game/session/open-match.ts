// How a match of any game is opened or goes on, with as much of its rules as that needs.
import { contentOf, openMatch } from '../../../engine/kernel/create-match.js';
import type { Fault, LiveMatch, MatchSetup, Result, Rules, Save } from '../../../engine/kernel/index.js';
import type { RemoteSeat } from '../../../engine/table/remote-seat.js';
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
    /** Few come back to a match, and what reads it comes with them. */
    async oldMatch(save, pack) {
      const [rules, { restoreMatch }] = await Promise.all([
        rulesFor(save.situation),
        import('../../../engine/kernel/restore-match.js'),
      ]);
      return restoreMatch(rules, save, pack);
    },
    /** Few sit at a table elsewhere, and what looks at all that comes from there comes with it. */
    async seatAt(port, pack, refuse) {
      const [{ joinRemoteSeat }, { viewFault }] = await Promise.all([
        import('../../../engine/table/remote-seat.js'),
        seen(),
      ]);
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
