// P01 Night Shift: everybody fetches one of the three things and carries it to the Entrance.
import { errandFor } from '../errands.js';
import { offered, offers, others, spacesOf, spacesWith, type Outlook } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

const burdens = ['ward-keys.1', 'night-log.1', 'drug-chest.1'];
const isBurden = (card: string): boolean => burdens.includes(card);

export const nightShift: Aim = {
  id: 'P01',
  act(outlook) {
    const { me } = outlook;
    const [card] = offered(outlook, 'hand-in:');
    if (card !== undefined) return `hand-in:${card}`;
    const entrance = spacesOf(outlook, 'entrance');
    const lying = spacesWith(outlook, isBurden);
    if (lying.includes(me.at) && offers(outlook, 'pick-up')) return 'pick-up';
    if (me.items.some(isBurden)) return goOrForce(outlook, entrance);
    const errand = errandFor(outlook, freeHands(outlook), lying);
    return goOrForce(outlook, errand === undefined ? entrance : [errand]);
  },
  keeps: (_, card) => isBurden(card),
};

/** The players who carry nothing yet, the bot among them. */
const freeHands = (outlook: Outlook): number[] =>
  [outlook.seat, ...others(outlook)].filter((player) => !outlook.view.players[player]?.items.some(isBurden));
