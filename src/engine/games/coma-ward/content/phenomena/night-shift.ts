import type { PhenomenonCards } from '../../cards/card-types.js';

export const nightShift: PhenomenonCards = {
  enemies: [{ id: 'orderly', health: 3, strength: 3, dexterity: 2, damage: 1 }],
  items: [
    { id: 'ward-keys', type: 'special' },
    { id: 'night-log', type: 'special' },
    { id: 'drug-chest', type: 'special' },
  ],
};
