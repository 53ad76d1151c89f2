import type { PhenomenonCards } from '../../cards/card-types.js';

export const nightShift: PhenomenonCards = {
  enemies: [{ id: 'orderly', health: 3, strength: 3, dexterity: 2, damage: 1 }],
  items: [
    { kind: 'ward-keys', copies: 1, type: 'special' },
    { kind: 'night-log', copies: 1, type: 'special' },
    { kind: 'drug-chest', copies: 1, type: 'special' },
  ],
};
