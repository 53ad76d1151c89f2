// P05 The Visitor: the Visitor leaves Flowers in empty Rooms, far from the Patients, who throw them away or fight.
import { isRoom, spaceOf } from '../../state/hospital.js';
import { errandFor } from '../errands.js';
import { chanceAgainst, fight } from '../fights.js';
import { best, offered, offers, others, othersAt, playerAt, tallyOf, type Outlook } from '../outlook.js';
import { goOrForce, movesTo } from '../routes.js';
import type { Aim } from './aim.js';

/** Patients attack the Visitor when they win at least that often. */
const fairChance = 0.4;

export const theVisitor: Aim = {
  id: 'P05',
  act: (outlook) => (outlook.me.role === 'visitor' ? visit(outlook) : resist(outlook)),
};

/** After the Flower of the round, the Visitor keeps away from the Patients, but near the next Room. */
function visit(outlook: Outlook): string | undefined {
  const { view, me, seat } = outlook;
  const fresh = [...outlook.content.hospital.spaces.values()]
    .filter((space) => isRoom(space) && !view.tokens[space.id] && othersAt(outlook, space.id).length === 0)
    .map(({ id }) => id);
  const patients = others(outlook).map((player) => playerAt(outlook, player));
  const safety = (at: string): number => Math.min(6, movesTo(outlook, at, patients));
  const steps = [me.at, ...offered(outlook, 'move:')];
  if (tallyOf(outlook, seat, 'flower-in-round') === view.round) {
    const known = steps.filter((at) => !isRoom(spaceOf(outlook.content.hospital, at)) || view.rooms[at]?.card !== null);
    const to = best(known, (at) => safety(at) - movesTo(outlook, at, fresh));
    return to === undefined || to === me.at ? undefined : `move:${to}`;
  }
  const room = best(
    steps.filter((at) => fresh.includes(at) && at !== me.at),
    safety,
  );
  return room === undefined ? goOrForce(outlook, fresh) : `move:${room}`;
}

/** Patients share out the Flowers; whoever has none to throw away goes after the Visitor. */
function resist(outlook: Outlook): string | undefined {
  const { view, seat } = outlook;
  const visitor = view.players.findIndex(({ role }) => role === 'visitor');
  const mayWin = chanceAgainst(outlook, visitor) >= fairChance;
  const attack = fight(outlook, [visitor], 'attack', fairChance);
  if (attack !== undefined) return attack;
  if (mayWin && offers(outlook, `move:${playerAt(outlook, visitor)}`)) return `move:${playerAt(outlook, visitor)}`;
  if (offers(outlook, 'throw-away')) return 'throw-away';
  const flowers = Object.keys(view.tokens).filter((at) => view.tokens[at]?.includes('flower'));
  const patients = [seat, ...others(outlook).filter((player) => player !== visitor)];
  const flower = errandFor(outlook, patients, flowers);
  return goOrForce(outlook, [flower ?? playerAt(outlook, visitor)]);
}
