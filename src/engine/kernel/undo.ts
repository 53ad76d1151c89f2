// Undo: whether a choice revealed something is computed from the positions before and after it, never declared by hand.
import { refuse } from './faults.js';
import type { LiveMatch } from './match.js';
import type { OpenQuestion } from './questions.js';
import type { Result, Seat } from './types.js';

/** The match before its last choice, if that was the seat's own and revealed nothing to anybody. */
export function beforeLastChoice<S, V, M extends LiveMatch<S, V>>(match: M & LiveMatch<S, V>, seat: Seat): Result<M> {
  const { choices, chance, drawnBefore, open, rules, stack, state } = match;
  const last = choices.at(-1);
  if (!last) return refuse('NW-UNDO-NOTHING', 'No choice has been made.');
  if (last[0] !== seat) return refuse('NW-UNDO-OTHER', 'Somebody else has chosen since.');
  // First what can be answered without a replay.
  const before = drawnBefore >= 0 && drawnBefore !== chance.drawn ? null : match.before();
  if (before?.chance.drawn !== chance.drawn) return refuse('NW-UNDO-CHANCE', 'Dice were rolled or cards drawn since.');
  const stillSealed = ({ n, asked }: OpenQuestion): boolean =>
    open.some((each) => each.answer && each.n === n && each.asked.seat === asked.seat);
  if (before.open.some((each) => each.answer && each.asked.seat !== seat && !stillSealed(each)))
    return refuse('NW-UNDO-REVEALED', 'Sealed answers have come out.');
  const known = new Map(rules.secrets(before.state, before.stack).map((secret) => [secret.id, secret.seen]));
  return rules.secrets(state, stack).some(({ id, seen }) => seen & ~(known.get(id) ?? 0))
    ? refuse('NW-UNDO-REVEALED', 'Something hidden has come out.')
    : { ok: true, value: before };
}
