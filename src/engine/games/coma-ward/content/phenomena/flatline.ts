import type { PhenomenonCards } from '../../cards/card-types.js';

export const flatline: PhenomenonCards = {
  roles: [
    'holding-on.1',
    'holding-on.2',
    'holding-on.3',
    'waking-up.1',
    'waking-up.2',
    'keeping-watch.1',
    'keeping-watch.2',
  ],
};
