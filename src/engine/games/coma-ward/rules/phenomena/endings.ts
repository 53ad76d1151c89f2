// How a Phenomenon ends: its Epilogue is read, and the winners are named. CW-GEN-17, CW-PHN-08
import type { PlayerId, RuleId } from '../../../../kernel/index.js';
import { living } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';

export function finish(m: Context, rule: RuleId, epilogue: string, winners: readonly PlayerId[]): void {
  m.state.epilogue = epilogue;
  for (const player of m.state.players) {
    player.roleShown = player.role !== null;
    player.wantsShown = true;
  }
  m.emit({
    type: 'epilogue',
    rule,
    also: ['CW-PHN-08', 'CW-GEN-04', 'CW-GEN-05', 'CW-GEN-17'],
    epilogue,
    winners: [...winners],
  });
  m.end(winners, rule);
}

export const everyPlayer = ({ state }: Context): PlayerId[] => state.players.map((_, player) => player);

export const everyLiving = ({ state }: Context): PlayerId[] => living(state, state.active);
