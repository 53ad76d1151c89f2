// Number and Letter tokens, which lie face down until a Character looks at them. LOB-RUL-108
import { scenarioOf } from '../../cards/card-index.js';
import type { Context } from '../../state/step-context.js';
import { payForAct } from './scenario.js';
import type { StepOf } from '../../state/steps.js';

/** A Character looks at a token on its Space for 1 AP. LOB-RUL-108 */
export function lookAtToken(m: Context, { player, mark }: StepOf<'look-at-token'>): void {
  payForAct(m, 1);
  m.push({ do: 'reveal-number-token', mark, by: player });
}

/** Reveals a random value, and runs the effects that the Scenario gives for this value. LOB-RUL-108 */
export function revealToken(m: Context, { mark, by }: StepOf<'reveal-number-token'>): void {
  const token = m.state.marks[mark];
  const { riddles } = scenarioOf(m);
  if (!token || token.value !== null || m.state.riddles.length === 0) return;
  const value = m.chance.draw('riddles', m.state.riddles);
  token.value = value;
  m.emit({ type: 'turned-up', rule: 'LOB-RUL-108', token: token.token, at: token.space, value });
  m.push(
    { do: 'run', effects: riddles?.steps[value] ?? [], by, on: by, card: m.state.scenario },
    { do: 'check-triggers' },
  );
}
