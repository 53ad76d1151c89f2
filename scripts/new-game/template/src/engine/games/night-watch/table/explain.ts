// Explains why an act is not an option now: returns the rule that forbids it, and the values that the rule depends on.
// It uses only what the seat knows.
import type { Question, Refusal, Seat } from '../../../kernel/index.js';
import { refuseBy } from '../../../speech/reasons.js';
import reasons from '../../../../messages/en/night-watch/rules.js';
import type { Pack } from '../cards/card-types.js';
import type { NightWatchView } from '../state/state.js';

const because = refuseBy(reasons);

export function explain(
  { candles }: NightWatchView,
  questions: readonly Question[],
  _seat: Seat,
  intent: string,
  { most }: Pack,
): Refusal {
  const n = Number(/^put-out:(\d+)$/.exec(intent)?.[1]);
  if (questions.length === 0) return because('NIG-TURN-03', 'not-your-turn');
  if (!n) return because('NIG-TURN-01', 'at-least-one');
  return n > most
    ? because('NIG-TURN-01', 'at-most', { n: most })
    : because('NIG-TURN-02', 'too-few-burn', { n: candles });
}
