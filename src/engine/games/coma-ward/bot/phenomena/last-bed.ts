// P03 Last Bed: rest in the Bed, and wake whoever sleeps there.
import { fight } from '../fights.js';
import { offers, others, tallyOf } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

export const lastBed: Aim = {
  id: 'P03',
  act(outlook) {
    if (offers(outlook, 'rest')) return 'rest';
    const sleepers = others(outlook).filter((player) => tallyOf(outlook, player, 'sleep') > 0);
    const bed = outlook.view.clues[0]?.at ?? '';
    return fight(outlook, sleepers, 'attack') ?? goOrForce(outlook, [bed]);
  },
};
