// P08 Blackout: mend the fuses together. Two groups share the Floors; each goes from fuse to fuse by the shaft.
import { floorOf } from '../../state/hospital.js';
import { diceFor, chanceOf } from '../../rules/odds.js';
import { best, hasCompany, offers, others, playerAt, type Outlook } from '../outlook.js';
import { goOrForce, movesTo } from '../routes.js';
import type { Aim } from './aim.js';

/** With fewer players, nobody would hold the lamp for the other group. */
const playersForTwoGroups = 4;
const toClimb = 2;
/** A fall costs Health, so a climb should be likely. */
const fairChance = 0.4;

export const blackout: Aim = {
  id: 'P08',
  act(outlook) {
    const { me, view, content, seat } = outlook;
    const fuse = nextFuse(outlook);
    if (fuse === undefined) return undefined;
    if (fuse === me.at) return 'mend';
    const { elevators } = content.hospital;
    const step = elevators[floorOf(me.at) + Math.sign(floorOf(fuse) - floorOf(me.at))] ?? fuse;
    const chance = chanceOf(diceFor(view, content, seat, 'dexterity'), toClimb);
    const mayClimb = me.health > 1 && chance >= fairChance;
    if (mayClimb && offers(outlook, `climb:${step}`)) return `climb:${step}`;
    // The shaft of the same Floor is often nearer than the stairs.
    const goals = mayClimb && isShaftNearer(outlook, fuse) ? [elevators[floorOf(me.at)] ?? fuse] : [fuse];
    return goOrForce(outlook, goals) ?? (hasCompany(outlook, me.at) ? undefined : goOrForce(outlook, [fuse]));
  },
};

/** A climb takes a turn, or two, like four or five Moves. */
function isShaftNearer(outlook: Outlook, fuse: string): boolean {
  const { me, content } = outlook;
  const shaft = content.hospital.elevators[floorOf(me.at)] ?? fuse;
  const climbs = Math.abs(floorOf(fuse) - floorOf(me.at));
  return movesTo(outlook, me.at, [shaft]) + 6 * climbs < movesTo(outlook, me.at, [fuse]);
}

/** The nearest fuse to the group that is not mended. Each group begins with its own half of the Floors. */
function nextFuse(outlook: Outlook): string | undefined {
  const { view, content } = outlook;
  const blown = content.hospital.elevators.filter((at) => view.tally[`fuse:${floorOf(at)}`]);
  const { group, isUpper } = groupOf(outlook);
  const own = blown.filter((at) => isUpper === undefined || floorOf(at) >= 2 === isUpper);
  const far = (at: string): number =>
    group.reduce((sum, player) => sum + movesTo(outlook, playerAt(outlook, player), [at]), 0);
  return best(own.length > 0 ? own : blown, (at) => -far(at));
}

/** The players who go together, by the order of their seats. */
function groupOf(outlook: Outlook): { readonly group: readonly number[]; readonly isUpper?: boolean } {
  const players = [outlook.seat, ...others(outlook)].sort((a, b) => a - b);
  if (players.length < playersForTwoGroups) return { group: players };
  const half = Math.floor(players.length / 2);
  const isUpper = players.indexOf(outlook.seat) < half;
  return { group: isUpper ? players.slice(0, half) : players.slice(half), isUpper };
}
