// What an action of the table costs. LOB-ACT-01, LOB-MOV-10
import type { PlayerId } from '../../kernel/index.js';
import type { M } from './play.js';

/** Action Points, if any; whatever else is done ends the Move Action. LOB-MOV-10, LOB-RUL-35 */
export function spend(m: M, player: PlayerId, action: string, ap: number, rule: string): void {
  m.state.turn.ap -= ap;
  m.state.turn.mp = 0;
  m.state.rewarded = false;
  m.emit({ type: 'action', rule, player, action, ap });
}
