// How a Phenomenon ends: its Epilogue is read, and the winners are named. CW-GEN-17, CW-PHN-08
import type { PlayerId } from '../../../../kernel/index.js';
import { living } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';

export function finish(m: Context, epilogue: string, winners: readonly PlayerId[]): void {
  m.state.epilogue = epilogue;
  for (const player of m.state.players) player.roleShown = player.role !== null;
  m.emit({ type: 'epilogue', rule: 'CW-PHN-08', also: ['CW-GEN-17'], epilogue, winners: [...winners] });
  m.end(winners, 'CW-PHN-08');
}

export const everyPlayer = ({ state }: Context): PlayerId[] => state.players.map((_, player) => player);

export const everyLiving = ({ state }: Context): PlayerId[] => living(state, state.active);
