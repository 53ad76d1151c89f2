// How a match of any game is opened, continued from a save, or joined at a table elsewhere.
import { contentOf, openMatch } from '../../../engine/kernel/create-match.js';
import { restoreMatch } from '../../../engine/kernel/restore-match.js';
import type { Fault, LiveMatch, MatchSetup, Result, Rules, Save } from '../../../engine/kernel/index.js';
import { joinRemoteSeat, type RemoteSeat } from '../../../engine/table/remote-seat.js';
import type { Port } from '../../../engine/table/seat-channel.js';

/** `S` is the whole truth, `V` what a seat sees of it. */
export type SessionMatch<S, V> = LiveMatch<S, V> | RemoteSeat<V>;

interface Opening<S, V> {
  newMatch(setup: MatchSetup): Result<SessionMatch<S, V>, Fault>;
  oldMatch(save: Save, pack: unknown): Result<SessionMatch<S, V>, Fault>;
  seatAt(port: Port, pack: unknown, refuse: (fault: Fault) => void): Promise<Result<RemoteSeat<V>, Fault>>;
}

/** The path at which untrusted JSON is wrong as the state of a view; null if it is right. */
export const openingOf = <S, C, O, V>(
  rules: Rules<S, C, O, V>,
  viewFault: (json: unknown, seats: number, content: C) => string | null,
): Opening<S, V> => ({
  newMatch: (setup) => openMatch(rules, setup),
  oldMatch: (save, pack) => restoreMatch(rules, save, pack),
  seatAt: (port, pack, refuse) =>
    joinRemoteSeat(
      port,
      rules as Rules,
      (state, seats) => viewFault(state, seats, contentOf(rules, pack)),
      pack,
      refuse,
    ),
});
