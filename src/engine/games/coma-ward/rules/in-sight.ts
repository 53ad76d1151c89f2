// In Sight: who is seen from where, and the Terror of being alone. CW-SEE
import type { PlayerId } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import { spaceOf } from '../state/hospital.js';
import { living, playerOf, type Player, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { notice } from './quirks.js';
import { gainTerror } from './statistics.js';

type Placed = Pick<State, 'active'> & { readonly players: readonly Pick<Player, 'alive' | 'at'>[] };

/** The other living players who are In Sight of the player, the active player first. CW-SEE-01, CW-RUL-54, CW-RUL-57 */
export function othersInSight(table: Placed, { hospital }: Content, player: PlayerId): PlayerId[] {
  const { alive, at } = playerOf(table, player);
  if (!alive) return [];
  const { inSight } = spaceOf(hospital, at);
  return living(table, table.active).filter((other) => other !== player && inSight.has(playerOf(table, other).at));
}

/** In the Prologue, a player who ends a turn with nobody In Sight gains 1 Terror. CW-SEE-02, CW-SEE-03 */
export function isolation(m: Context, { player }: StepOf<'isolation'>): void {
  if (!m.state.isIsolating || !playerOf(m.state, player).alive) return;
  if (othersInSight(m.state, m.content, player).length > 0) {
    notice(m, player, 'turn-ended-in-company');
    return;
  }
  notice(m, player, 'turn-ended-alone');
  m.emit({ type: 'isolated', rule: 'CW-SEE-02', also: ['CW-SEE-01', 'CW-SEE-03', 'CW-RUL-10', 'CW-RUL-54'], player });
  gainTerror(m, player, 1);
}
