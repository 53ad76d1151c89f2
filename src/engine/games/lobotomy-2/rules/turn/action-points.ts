// What an action of the table costs. LOB-ACT-01, LOB-MOV-10
import type { PlayerId } from '../../../../kernel/index.js';
import { monstersAt, placeOf } from '../values-in-force.js';
import type { M } from '../../state/step-context.js';

/** Action Points, if any; whatever else is done ends the Move Action. LOB-MOV-10, LOB-RUL-35 */
export function spend(m: M, player: PlayerId, action: string, ap: number, rule: string): void {
  const { turn } = m.state;
  const also = [
    'LOB-ACT-01',
    'LOB-ACT-03',
    ...(turn.mp > 0 ? ['LOB-MOV-10', 'LOB-RUL-35'] : []),
    ...(action !== 'attack' && monstersAt(m, placeOf(m, player)).length > 0 ? ['LOB-RUL-34'] : []),
  ];
  turn.ap -= ap;
  turn.mp = 0;
  m.state.rewarded = false;
  m.emit({ type: 'action', rule, also, player, action, ap });
}
