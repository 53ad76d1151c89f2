// The Entity Cards: what Eliminated players may do to the living.
import type { Entity } from '../cards/card-types.js';

export const entities: readonly Entity[] = [
  { id: 'cold-spot', uses: 1, on: 'anyone', then: [{ do: 'gain-terror', n: 1 }] },
  { id: 'helping-hand', uses: 1, on: 'anyone', then: [{ do: 'lose-terror', n: 1 }] },
  { id: 'slammed-door', uses: 1, on: 'actor', then: [{ do: 'lock', where: 'here', need: 2 }] },
  { id: 'push-in-the-back', uses: 1, on: 'actor', then: [{ do: 'forced-move', n: 1 }] },
  { id: 'loose-fingers', uses: 1, on: 'actor', then: [{ do: 'drop-item', n: 1 }] },
  { id: 'guiding-light', uses: 2, on: 'actor', then: [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'check' }] },
  { id: 'heavy-air', uses: 2, on: 'actor', then: [{ do: 'bonus-dice', on: 'strength', n: -1, for: 'check' }] },
];
