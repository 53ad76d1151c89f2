// Bloodlust: after a turn without a kill, the Patients player draws a card. AE-BLD-01 to AE-BLD-04, AE-RUL-36
import { bloodlustOf } from '../cards/card-index.js';
import { drawFrom } from './hands.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';

/** Draws a card at most once a turn, and only if nobody was killed in that turn. AE-BLD-01, AE-BLD-03 */
export function bloodlust(m: Context): void {
  const { state } = m;
  state.stage = 'bloodlust';
  if (state.kills > 0) m.emit({ type: 'no-bloodlust', rule: 'AE-BLD-03', also: ['AE-RUL-13'], kills: state.kills });
  else m.push({ do: 'draw-bloodlust' });
}

export function drawBloodlust(m: Context, { extra }: StepOf<'draw-bloodlust'>): void {
  const { state } = m;
  const drawn = drawFrom(m, 'bloodlust');
  if (!drawn) return;
  const { card } = drawn;
  state.decks.bloodlust.pile.push(card);
  state.bloodlust = { card, off: false };
  m.emit({
    type: 'bloodlust',
    rule: 'AE-BLD-01',
    also: ['AE-BLD-02', 'AE-BLD-04', 'AE-RUL-36'],
    card,
    ...(extra && { extra }),
  });
  m.push({ do: 'window', window: 'W5' }, { do: 'do-bloodlust' });
}

export function doBloodlust(m: Context): void {
  const { state } = m;
  const { card, off } = state.bloodlust ?? { card: '', off: true };
  const more = Array.from({ length: state.bloodlustLeft }, (): Step => ({ do: 'draw-bloodlust', extra: true }));
  state.bloodlust = null;
  state.bloodlustLeft = 0;
  m.push(...more);
  if (off) m.emit({ type: 'bloodlust-off', rule: 'AE-RUL-24', card });
  else m.push(...bloodlustOf(m.content, card).steps.map((step): Step => ({ ...step, by: state.patientsSeat, card })));
}
