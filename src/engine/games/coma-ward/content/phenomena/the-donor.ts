import type { PhenomenonCards } from '../../cards/card-types.js';

export const theDonor: PhenomenonCards = {
  roles: ['donor', 'relative.1', 'relative.2', 'relative.3', 'relative.4', 'relative.5'],
  items: [
    { id: 'jar-of-sleep', type: 'special' },
    { id: 'jar-of-breath', type: 'special' },
    { id: 'jar-of-warmth', type: 'special' },
    { id: 'jar-of-voice', type: 'special' },
    { id: 'jar-of-tears', type: 'special' },
    { id: 'jar-of-laughter', type: 'special' },
    { id: 'jar-of-hunger', type: 'special' },
    { id: 'jar-of-shadow', type: 'special' },
    { id: 'jar-of-years', type: 'special' },
  ],
};
