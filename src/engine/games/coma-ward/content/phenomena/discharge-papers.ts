import type { PhenomenonCards } from '../../cards/card-types.js';

export const dischargePapers: PhenomenonCards = {
  enemies: [{ id: 'porter', health: 4, strength: 6, dexterity: 3, damage: 0 }],
};
