// P03 Last Bed: there is one Bed for everybody. Whoever sleeps in it undisturbed wins. CW-P03
import type { PlayerId } from '../../../../kernel/index.js';
import { playerFighter } from '../../state/fighters.js';
import { playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { rollDice } from '../checks.js';
import { giveEntity } from '../entities.js';
import { roomOfClue } from './clue-rooms.js';
import { everyLiving, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const successesToSleep = 3;
const restsToWin = 2;
const lastRound = 12;

const bedOf = (m: Context): string => roomOfClue(m, 1);

const count = ({ state }: Context, player: PlayerId, of: string): number => playerOf(state, player).tally[of] ?? 0;

/** How often the player has rested in a row; 0 is awake. */
const sleepOf = (m: Context, player: PlayerId): number => count(m, player, 'sleep');

/** The Bed stands in the Room of Clue 1. CW-P03-01 */
function setUp(m: Context): void {
  const at = bedOf(m);
  m.state.tokens[at] = ['bed'];
  m.emit({ type: 'story', rule: 'CW-P03-01', what: 'bed', at });
  openDoor(m);
  crownSurvivor(m);
}

/** The door of the Bed cannot stay locked. CW-P03-05 */
function openDoor(m: Context): void {
  const at = bedOf(m);
  const room = m.state.rooms[at];
  if (!room || room.lock === 0) return;
  room.lock = 0;
  m.emit({ type: 'unlocked', rule: 'CW-P03-05', at });
}

/** Resting is a main action in the Room of the Bed, unless somebody else sleeps. CW-P03-02 */
function rest(m: Context, player: PlayerId): Act[] {
  const isTaken = everyLiving(m).some((other) => other !== player && sleepOf(m, other) > 0);
  if (isTaken || playerOf(m.state, player).at !== bedOf(m)) return [];
  return [
    { id: 'rest', targets: [`space:${bedOf(m)}`], rule: 'CW-P03-02', then: [{ do: 'story', what: 'rest', player }] },
  ];
}

/** A Focus Check; whoever passes it in two turns in a row wins. CW-P03-02, CW-P03-03 */
function fallAsleep(m: Context, player: PlayerId): void {
  const { alive, at, tally } = playerOf(m.state, player);
  if (!alive || at !== bedOf(m)) return;
  if (rollDice(m, player, 'focus', successesToSleep).successes < successesToSleep) return;
  const sleep = sleepOf(m, player) + 1;
  tally['sleep'] = sleep;
  tally['rests'] = count(m, player, 'rests') + 1;
  tally['rested-in-round'] = m.state.round;
  m.emit({ type: 'story', rule: 'CW-P03-02', what: 'rested', player, n: sleep });
  if (sleep === restsToWin) finish(m, 'CW-P03-03', 'asleep', [player]);
}

/** Losing in combat, leaving the Room and an own turn without rest wake a sleeper. CW-P03-04 */
function wake(m: Context, player: PlayerId): void {
  if (sleepOf(m, player) === 0) return;
  playerOf(m.state, player).tally['sleep'] = 0;
  m.emit({ type: 'story', rule: 'CW-P03-04', what: 'woken', player });
}

/** The last one alive has the Bed to themselves. CW-P03-07 */
function crownSurvivor(m: Context): void {
  const [survivor, another] = everyLiving(m);
  if (survivor !== undefined && another === undefined) finish(m, 'CW-P03-07', 'empty-ward', [survivor]);
}

/** In the end, those who have rested most win; nobody, if nobody has rested. CW-P03-08 */
function morning(m: Context): void {
  const most = Math.max(...everyLiving(m).map((player) => count(m, player, 'rests')));
  const winners = everyLiving(m).filter((player) => most > 0 && count(m, player, 'rests') === most);
  finish(m, 'CW-P03-08', winners.length > 0 ? 'dozing' : 'sleepless', winners);
}

export const lastBed: Phenomenon = {
  id: 'P03',
  name: 'last-bed',
  mode: 'alone',
  setUp,
  mainActs: rest,
  steps: {
    rest(m, { player }) {
      fallAsleep(m, player);
    },
  },
  on: {
    acted: openDoor,
    entered(m, { player, to }) {
      if (to !== bedOf(m)) wake(m, player);
    },
    'won-combat'(m, { loser }) {
      const player = everyLiving(m).find((each) => playerFighter(each) === loser);
      if (player !== undefined) wake(m, player);
    },
    'turn-ended'(m, { player }) {
      if (count(m, player, 'rested-in-round') !== m.state.round) wake(m, player);
    },
    /** The dead still walk the corridors. CW-P03-06 */
    died(m, { player }) {
      playerOf(m.state, player).tally['sleep'] = 0;
      m.emit({ type: 'story', rule: 'CW-P03-06', what: 'walks', player });
      giveEntity(m, player);
      crownSurvivor(m);
    },
    'round-ended'(m) {
      if (m.state.round >= lastRound) morning(m);
    },
  },
};
