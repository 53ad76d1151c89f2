// P06 Fever Ward: carry Medicine to a kettle, and drink when the cure is ready.
import { isUndiscovered } from '../../rules/movement.js';
import { mayRummage } from '../../rules/revealing-rooms.js';
import { errandFor } from '../errands.js';
import { offered, offers, others, spacesOf, spacesWith, tallyOf, type Outlook } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

/** With so little Health left, a patient takes Medicine instead of saving it. */
const inDanger = 1;

const isMedicine = ({ content }: Outlook, card: string): boolean => content.items[card]?.type === 'medicine';
const isCured = (outlook: Outlook, player: number): boolean => tallyOf(outlook, player, 'cured') === 1;

export const feverWard: Aim = {
  id: 'P06',
  act(outlook) {
    const { view, me, seat } = outlook;
    const [card] = offered(outlook, 'brew:');
    if (card !== undefined) return `brew:${card}`;
    if (offers(outlook, 'drink')) return 'drink';
    if (isCured(outlook, seat)) return undefined;
    const kettles = spacesOf(outlook, 'nurses-station');
    if (view.tally['missing'] === 0) return goOrForce(outlook, kettles);
    const lying = spacesWith(outlook, (each) => isMedicine(outlook, each));
    if (lying.includes(me.at) && offers(outlook, 'pick-up')) return 'pick-up';
    if (me.items.some((each) => isMedicine(outlook, each))) return goOrForce(outlook, kettles);
    const errand = errandFor(outlook, freeHands(outlook), lying);
    return errand === undefined ? searchMore(outlook) : goOrForce(outlook, [errand]);
  },
  keeps: (outlook, card) =>
    isMedicine(outlook, card) && !isCured(outlook, outlook.seat) && outlook.me.health > inDanger,
};

/** The players who carry no Medicine. */
const freeHands = (outlook: Outlook): number[] =>
  [outlook.seat, ...others(outlook)].filter(
    (player) => !outlook.view.players[player]?.items.some((card) => isMedicine(outlook, card)),
  );

/** Where no Medicine lies any more, there may be some among the Items. */
function searchMore(outlook: Outlook): string | undefined {
  const { view, content } = outlook;
  if (offers(outlook, 'rummage')) return 'rummage';
  const rooms = [...content.hospital.spaces.keys()].filter(
    (at) => isUndiscovered(view, content, at) || mayRummage(view, content, at),
  );
  return goOrForce(outlook, rooms);
}
