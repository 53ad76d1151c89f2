// P08 Blackout: the Floors go dark one by one, and it is worse to be alone there. Mend the fuses of all Floors. CW-P08
import type { PlayerId } from '../../../../kernel/index.js';
import { floorOf, type SpaceId } from '../../state/hospital.js';
import { playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { rollDice } from '../checks.js';
import { gainTerror, loseHealth, loseTerror } from '../statistics.js';
import { everyLiving, everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const [leastNeeded, mostNeeded] = [2, 28];
const mostLamps = 2;
const relief = 2;
const toClimb = 2;
const roundsPerFloor = 2;
const lastRound = 10;

/** The successes that the fuse of a Floor still needs; at 0, it is mended. */
const missing = ({ state }: Context, floor: number): number => state.tally[`fuse:${floor}`] ?? 0;
const isDark = ({ state }: Context, floor: number): boolean => state.tally[`dark:${floor}`] === 1;

/** The elevators stand still, the fuses have blown, and being alone costs Terror again. CW-P08-01, CW-P08-02 */
function setUp(m: Context): void {
  const { state, content } = m;
  state.elevatorsDead = true;
  state.isIsolating = true;
  m.emit({ type: 'story', rule: 'CW-P08-01', what: 'stopped' });
  const players = everyLiving(m).length;
  const needed = Math.min(mostNeeded, Math.max(leastNeeded, players * (players - 1)));
  for (const at of content.hospital.elevators) state.tally[`fuse:${floorOf(at)}`] = needed;
  m.emit({ type: 'story', rule: 'CW-P08-02', what: 'blown', n: needed });
}

/** The fuse of a Floor is in its elevator, and from there the shaft can be climbed. CW-P08-03, CW-P08-05 */
function elevatorActs(m: Context, player: PlayerId): Act[] {
  const { elevators } = m.content.hospital;
  const { at } = playerOf(m.state, player);
  if (!elevators.includes(at)) return [];
  const floor = floorOf(at);
  const climbs = elevators
    .filter((to) => Math.abs(floorOf(to) - floor) === 1)
    .map((to): Act => ({
      id: `climb:${to}`,
      targets: [`space:${to}`],
      rule: 'CW-P08-05',
      then: [{ do: 'story', what: 'climb', player, at: to }],
    }));
  if (missing(m, floor) === 0) return climbs;
  const then = [{ do: 'story', what: 'mend', player, at }] as const;
  return [{ id: 'mend', targets: [`space:${at}`], rule: 'CW-P08-03', then }, ...climbs];
}

const othersHere = (m: Context, player: PlayerId): PlayerId[] => {
  const { at } = playerOf(m.state, player);
  return everyLiving(m).filter((other) => other !== player && playerOf(m.state, other).at === at);
};

/** A Focus Check with a die for each player who holds a lamp. All successes stay on the fuse. CW-P08-03 */
function mend(m: Context, player: PlayerId, at: SpaceId): void {
  const { state } = m;
  const me = playerOf(state, player);
  const floor = floorOf(at);
  const lamps = Math.min(othersHere(m, player).length, mostLamps);
  if (lamps > 0) me.bonusDice.push({ on: 'focus', n: lamps, for: 'check' });
  const { successes } = rollDice(m, player, 'focus', missing(m, floor));
  state.tally[`fuse:${floor}`] = Math.max(0, missing(m, floor) - successes);
  m.emit({ type: 'story', rule: 'CW-P08-03', what: 'mended', player, at, n: missing(m, floor) });
  if (missing(m, floor) === 0) light(m, floor, at);
}

/** The Floor has light for good, and everybody there loses Terror. CW-P08-04, CW-P08-08 */
function light(m: Context, floor: number, at: SpaceId): void {
  const { state, content } = m;
  state.tally[`dark:${floor}`] = 0;
  m.emit({ type: 'story', rule: 'CW-P08-04', what: 'lit', at });
  for (const player of everyLiving(m)) if (floorOf(playerOf(state, player).at) === floor) loseTerror(m, player, relief);
  if (content.hospital.elevators.every((each) => missing(m, floorOf(each)) === 0))
    finish(m, 'CW-P08-08', 'morning', everyPlayer(m));
}

/** Up or down the shaft, or a fall. CW-P08-05 */
function climb(m: Context, player: PlayerId, to: SpaceId): void {
  if (rollDice(m, player, 'dexterity', toClimb).successes >= toClimb) {
    m.emit({ type: 'story', rule: 'CW-P08-05', what: 'climbed', player, at: to });
    m.push({ do: 'put', player, to });
    return;
  }
  m.emit({ type: 'story', rule: 'CW-P08-05', what: 'slipped', player });
  loseHealth(m, player, 1);
}

/** The lowest Floor that has light but no mended fuse goes dark. CW-P08-06 */
function darken(m: Context): void {
  const next = m.content.hospital.elevators.find((at) => missing(m, floorOf(at)) > 0 && !isDark(m, floorOf(at)));
  if (next === undefined) return;
  m.state.tally[`dark:${floorOf(next)}`] = 1;
  m.emit({ type: 'story', rule: 'CW-P08-06', what: 'dark', at: next });
}

export const blackout: Phenomenon = {
  id: 'P08',
  name: 'blackout',
  mode: 'cooperative',
  setUp,
  mainActs: elevatorActs,
  steps: {
    mend(m, { player, at = '' }) {
      mend(m, player, at);
    },
    climb(m, { player, at = '' }) {
      climb(m, player, at);
    },
  },
  on: {
    /** In the dark, only somebody in the same Space is a comfort. CW-P08-07 */
    'turn-ended'(m, { player }) {
      const { alive, at } = playerOf(m.state, player);
      if (!alive || !isDark(m, floorOf(at)) || othersHere(m, player).length > 0) return;
      m.emit({ type: 'story', rule: 'CW-P08-07', what: 'afraid', player });
      gainTerror(m, player, 1);
    },
    'round-ended'(m) {
      const { round } = m.state;
      if (round >= lastRound) finish(m, 'CW-P08-09', 'night', []);
      else if (round % roundsPerFloor === 0) darken(m);
    },
  },
};
