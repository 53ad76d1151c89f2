// Undo: whether something came out since a choice is computed from the positions before and after it, never declared.
import { refuse } from './faults.js';
import type { PlayedMatch } from './played-match.js';
import type { Open } from './questions.js';
import type { Result, Seat } from './types.js';

/** The match before its last choice, if that was the seat's and taught nobody anything. */
export function beforeLast<S, V, M extends PlayedMatch<S, V>>(match: M & PlayedMatch<S, V>, seat: Seat): Result<M> {
  const { choices, chance, drawnBefore, open, rules, stack, state } = match;
  const last = choices.at(-1);
  if (!last) return refuse('NW-UNDO-NOTHING', 'No choice has been made.');
  if (last[0] !== seat) return refuse('NW-UNDO-OTHER', 'Somebody else has chosen since.');
  // What is known without playing the match again is looked at first.
  const before = drawnBefore >= 0 && drawnBefore !== chance.drawn ? null : match.before();
  if (before?.chance.drawn !== chance.drawn) return refuse('NW-UNDO-CHANCE', 'Chance has spoken since.');
  const stillSealed = ({ n, asked }: Open): boolean =>
    open.some((each) => each.answer && each.n === n && each.asked.seat === asked.seat);
  if (before.open.some((each) => each.answer && each.asked.seat !== seat && !stillSealed(each)))
    return refuse('NW-UNDO-REVEALED', 'Sealed answers have come out.');
  const seen = new Map(rules.secrets(before.state, before.stack).map((secret) => [secret.id, secret.seen]));
  return rules.secrets(state, stack).some(({ id, seen: now }) => now & ~(seen.get(id) ?? 0))
    ? refuse('NW-UNDO-REVEALED', 'Something hidden has come out.')
    : { ok: true, value: before };
}
