// Opens a new match of any game, continues one from a save, or joins one at a remote seat.
import { contentOf, openMatch } from '../../../engine/kernel/create-match.js';
import { restoreMatch } from '../../../engine/kernel/restore-match.js';
import type { Fault, LiveMatch, MatchSetup, Result, Rules, Save } from '../../../engine/kernel/index.js';
import { joinRemoteSeat, type RemoteSeat } from '../../../engine/table/remote-seat.js';
import type { Port } from '../../../engine/table/seat-channel.js';

/** `S` is the state of the match, `V` is what a seat sees of it. */
export type SessionMatch<S, V> = LiveMatch<S, V> | RemoteSeat<V>;

interface Opening<S, V> {
  newMatch(setup: MatchSetup): Result<SessionMatch<S, V>, Fault>;
  continueMatch(save: Save, pack: unknown): Result<SessionMatch<S, V>, Fault>;
  joinRemote(port: Port, pack: unknown, refuse: (fault: Fault) => void): Promise<Result<RemoteSeat<V>, Fault>>;
}

/**
 * @param viewFault Checks the state in a view that comes from outside this page. Returns the path of the first fault,
 * or null if the state is valid.
 */
export const openingOf = <S, C, O, V>(
  rules: Rules<S, C, O, V>,
  viewFault: (json: unknown, seats: number, content: C) => string | null,
): Opening<S, V> => ({
  newMatch: (setup) => openMatch(rules, setup),
  continueMatch: (save, pack) => restoreMatch(rules, save, pack),
  joinRemote: (port, pack, refuse) =>
    joinRemoteSeat(
      port,
      rules as Rules,
      (state, seats) => viewFault(state, seats, contentOf(rules, pack)),
      pack,
      refuse,
    ),
});
