import type { PhenomenonCards } from '../../cards/card-types.js';

export const theDonor: PhenomenonCards = {
  roles: ['donor', 'relative.1', 'relative.2', 'relative.3', 'relative.4', 'relative.5'],
  items: [
    { kind: 'jar-of-sleep', copies: 1, type: 'special' },
    { kind: 'jar-of-breath', copies: 1, type: 'special' },
    { kind: 'jar-of-warmth', copies: 1, type: 'special' },
    { kind: 'jar-of-voice', copies: 1, type: 'special' },
    { kind: 'jar-of-tears', copies: 1, type: 'special' },
    { kind: 'jar-of-laughter', copies: 1, type: 'special' },
    { kind: 'jar-of-hunger', copies: 1, type: 'special' },
    { kind: 'jar-of-shadow', copies: 1, type: 'special' },
    { kind: 'jar-of-years', copies: 1, type: 'special' },
  ],
};
