// Explains why an act is not possible now, and by which rule. An act is named by the id that its option would have.
import rules from '../../../../messages/en/mansions-of-madness/rules.js';
import type { Refusal } from '../../../kernel/index.js';
import { attemptOf, attemptRefusal, deal, moveOf, moveRefusal } from '../../../puzzle/index.js';
import { refuseBy } from '../../../speech/reasons.js';
import { activeOf, type State } from '../state/state.js';

const because = refuseBy(rules);

/**
 * The reason why an act is refused. `intent` is the id of a puzzle move, `meet:<card>`, or `set-up:<puzzle>`. The last
 * one asks why that puzzle cannot be dealt.
 */
export function explain(view: State, seat: number, intent: string): Refusal {
  const [what, id = ''] = intent.split(':');
  const attempt = attemptOf(view.puzzles);
  const move = moveOf(intent);
  if (attempt && move) {
    if (view.puzzles.attempt?.player !== seat) return because('MOM-PUZ-29', 'not-yours');
    return moveRefusal(attempt, move) ?? because('MOM-TRN-01', 'not-now');
  }
  if (what === 'set-up') {
    const dealt = deal(id, 1);
    return dealt.ok ? because('MOM-TRN-01', 'not-now') : dealt.error;
  }
  if (what !== 'meet' || attempt) return because('MOM-TRN-01', 'not-now');
  if (view.discarded.includes(id) || !Object.hasOwn(view.cards, id)) return because('MOM-PUZ-21', 'open');
  return (
    attemptRefusal(view.puzzles, id, seat, view.turn) ??
    (activeOf(view) === seat ? because('MOM-TRN-01', 'no-step') : because('MOM-TRN-01', 'not-now'))
  );
}
