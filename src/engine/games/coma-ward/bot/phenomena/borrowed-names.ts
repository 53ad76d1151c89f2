// P07 Borrowed Names: steal the own names from whoever carries them, and read them out in a Nurses' Station.
import { fight } from '../fights.js';
import { offered, offers, others, playerAt, spacesOf, spacesWith, type Outlook } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

export const borrowedNames: Aim = {
  id: 'P07',
  act(outlook) {
    const { me, view } = outlook;
    if (offers(outlook, 'read')) return 'read';
    if (!me.wants.some((card) => card !== null && !me.items.includes(card)))
      return goOrForce(outlook, spacesOf(outlook, 'nurses-station'));
    const lying = spacesWith(outlook, (card) => isMissing(outlook, card));
    if (lying.includes(me.at) && offers(outlook, 'pick-up')) return 'pick-up';
    const carriers = others(outlook).filter((player) =>
      view.players[player]?.items.some((card) => isMissing(outlook, card)),
    );
    const goals = [...lying, ...carriers.map((player) => playerAt(outlook, player))];
    return fight(outlook, carriers, 'steal') ?? goOrForce(outlook, goals);
  },
  answer(outlook) {
    const name = offered(outlook, 'steal:').find((card) => isMissing(outlook, card));
    return name === undefined ? undefined : `steal:${name}`;
  },
  keeps: ({ me }, card) => me.wants.includes(card),
};

const isMissing = ({ me }: Outlook, card: string): boolean => me.wants.includes(card) && !me.items.includes(card);
