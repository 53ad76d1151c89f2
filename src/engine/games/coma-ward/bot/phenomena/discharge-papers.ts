// P12 Discharge Papers: from desk to desk, then the next of kin, by consent or by force, and out by the Entrance.
import { fight } from '../fights.js';
import { offered, offers, others, playerAt, spacesOf, tallyOf, type Outlook } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

const desks = [1, 2, 3];
const kin = 4;

const isSigned = (outlook: Outlook, player: number, line: number): boolean =>
  tallyOf(outlook, player, `line:${line}`) === 1;
const isKinDue = (outlook: Outlook, player: number): boolean =>
  desks.every((line) => isSigned(outlook, player, line)) && !isSigned(outlook, player, kin);

export const dischargePapers: Aim = {
  id: 'P12',
  act(outlook) {
    const { view, seat } = outlook;
    if (offers(outlook, 'leave')) return 'leave';
    const [desk] = offered(outlook, 'sign:');
    if (desk !== undefined) return `sign:${desk}`;
    const missing = desks.filter((line) => !isSigned(outlook, seat, line));
    if (missing.length > 0)
      return goOrForce(
        outlook,
        missing.map((line) => view.clues[line - 1]?.at ?? ''),
      );
    const rivals = others(outlook);
    if (isSigned(outlook, seat, kin) || rivals.length === 0) return goOrForce(outlook, spacesOf(outlook, 'entrance'));
    const willing = offered(outlook, 'kin:').map(Number);
    const asked = willing.find((player) => isKinDue(outlook, player)) ?? willing[0];
    if (asked !== undefined) return `kin:${asked}`;
    return (
      fight(outlook, rivals, 'attack') ??
      goOrForce(
        outlook,
        rivals.map((player) => playerAt(outlook, player)),
      )
    );
  },
  /** Nobody signs for a rival without getting the same. */
  answer(outlook) {
    if (outlook.question.about !== 'kin') return undefined;
    return isKinDue(outlook, outlook.seat) ? 'sign' : 'refuse';
  },
};
