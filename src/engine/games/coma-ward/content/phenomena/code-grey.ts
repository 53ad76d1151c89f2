import type { PhenomenonCards } from '../../cards/card-types.js';

export const codeGrey: PhenomenonCards = {
  enemies: [{ id: 'grey', health: 2, strength: 5, dexterity: 3, damage: 1 }],
};
