// Coma Ward, played by touch.
import { lastNight } from '../../support/page.js';

export const crowd = { crowded: 24, shares: ({ piece, role }) => piece === 'nw1-tile-grid' && role === 'option' };
export const acts = /Moves? left/;
export const turn = /4 Moves left/;

export const matches = [{ title: 'a whole match', attributes: 'seats="person expert"', busyTurns: 15 }];
export const sample = [
  {
    title: 'its end',
    busyTurns: 3,
    attributes: `seats="person expert" situation='${JSON.stringify(lastNight)}'`,
  },
];
