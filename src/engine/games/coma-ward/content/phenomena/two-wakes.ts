import type { PhenomenonCards } from '../../cards/card-types.js';

export const twoWakes: PhenomenonCards = {
  roles: ['matron.1', 'matron.2', 'matron.3', 'stoker.1', 'stoker.2', 'stoker.3'],
  items: [{ id: 'candle', count: 9, type: 'special', light: true }],
};
