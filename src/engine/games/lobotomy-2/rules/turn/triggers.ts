// Events that trigger Abilities. LOB-RUL-112
import type { PlayerId } from '../../../../kernel/index.js';
import type { AbilityTrigger } from '../../cards/card-types.js';
import { abilitiesFor } from '../values-in-force.js';
import type { Context } from '../../state/step-context.js';

export function triggerAbilities(m: Context, player: PlayerId, trigger: AbilityTrigger): void {
  const keys = abilitiesFor(m, player, 'trigger')
    .filter(({ ability }) => ability.trigger === trigger)
    .map(({ key }) => key);
  if (keys.length > 0) m.push({ do: 'run-triggered', player, keys });
}
