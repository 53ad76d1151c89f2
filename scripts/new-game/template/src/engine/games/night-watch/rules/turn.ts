// A turn, and the end of the match. NIG-TURN, NIG-END
import type { Asked } from '../../../kernel/index.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepNamed } from '../state/steps.js';

export function turn(m: Context, { player }: StepNamed<'turn'>): Asked<Step> {
  const { candles } = m.state;
  const options = [];
  for (let n = 1; n <= Math.min(m.content.most, candles); n++)
    options.push({ id: `put-out:${n}`, rule: 'NIG-TURN-01', then: [{ do: 'put-out' as const, player, n }] });
  return { seat: player, player, rule: 'NIG-TURN-01', options };
}

export function putOut(m: Context, { player, n }: StepNamed<'put-out'>): void {
  const { state } = m;
  state.candles -= n;
  m.emit({ type: 'put-out', rule: 'NIG-TURN-02', player, n, left: state.candles });
  if (state.candles === 0) {
    const winners = Array.from({ length: state.players }, (_, seat) => seat).filter((seat) => seat !== player);
    m.end(winners, 'NIG-END-01');
    return;
  }
  state.active = (player + 1) % state.players;
  m.emit({ type: 'turn-began', rule: 'NIG-TURN-03', player: state.active });
  m.push({ do: 'turn', player: state.active });
}
