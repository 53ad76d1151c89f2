// P05 The Visitor: one player leaves Flowers in Rooms and grows stronger with them. The others throw them away. CW-P05
import type { PlayerId, RuleId } from '../../../../kernel/index.js';
import { isRoom, spaceOf, type SpaceId } from '../../state/hospital.js';
import { most, playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { rollDice } from '../checks.js';
import { giveEntity } from '../entities.js';
import { gainHealth } from '../statistics.js';
import { everyLiving, everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

/** The tokens in a Room where the Visitor was: a Flower, or an empty vase. */
const [flower, vase] = ['flower', 'empty-vase'] as const;
const successesToThrowAway = 3;
const lastRound = 12;

const visitorOf = ({ state }: Context): PlayerId => state.players.findIndex(({ role }) => role === 'visitor');

const flowers = ({ state }: Context): number =>
  Object.values(state.tokens).filter((tokens) => tokens.includes(flower)).length;

/** Eight with two players, six with three, five with four, four with more. CW-P05-05 */
const flowersToWin = ({ state }: Context): number => [7, 5][state.players.length - 2] ?? 4;

/** Chance makes one player the Visitor, for everybody to see. CW-P05-01 */
function setUp(m: Context): void {
  const players = everyLiving(m);
  const visitor = players[m.chance.below(players.length, 'visitor')] ?? m.state.active;
  const me = playerOf(m.state, visitor);
  me.role = 'visitor';
  me.roleShown = true;
  m.emit({ type: 'role-revealed', rule: 'CW-P05-01', also: ['CW-GEN-16'], player: visitor, role: me.role });
  gainHealth(m, visitor, most.health);
  growStronger(m, visitor);
  endIfAlone(m, visitor);
}

/** The Visitor's extra dice for Attack, Counter-Attack and Dodge Checks. CW-P05-03 */
function growStronger({ state }: Context, visitor: PlayerId): void {
  const me = playerOf(state, visitor);
  const n = Math.floor(Object.keys(state.tokens).length / 2) + state.players.length - 2;
  me.bonusDice = me.bonusDice.filter((bonus) => bonus.for !== 'always');
  if (n > 0) me.bonusDice.push({ on: 'attack', n, for: 'always' }, { on: 'dodge', n, for: 'always' });
}

/** Whether the Visitor may leave a Flower: once in a turn, alone in a Room where none has lain. CW-P05-02 */
function mayLeaveFlower({ state, content }: Context, visitor: PlayerId): boolean {
  const { alive, at, tally } = playerOf(state, visitor);
  if (!alive || !isRoom(spaceOf(content.hospital, at))) return false;
  const isAlone = state.players.every((other, player) => player === visitor || other.at !== at);
  return isAlone && !state.tokens[at] && tally['flower-in-round'] !== state.round;
}

function leaveFlower(m: Context, visitor: PlayerId): void {
  const { state } = m;
  const { at, tally } = playerOf(state, visitor);
  state.tokens[at] = [flower];
  tally['flower-in-round'] = state.round;
  m.emit({
    type: 'story',
    rule: 'CW-P05-02',
    also: ['CW-P05-03', 'CW-MOV-07'],
    what: 'left',
    player: visitor,
    at,
    n: flowers(m),
  });
  gainHealth(m, visitor, 1);
  growStronger(m, visitor);
  if (flowers(m) >= flowersToWin(m)) finish(m, 'CW-P05-05', 'everywhere', [visitor]);
}

/** A Patient throws away the Flower of the Room. It is a main action. CW-P05-04 */
function throwAway({ state }: Context, player: PlayerId): Act[] {
  const { at, role } = playerOf(state, player);
  if (role === 'visitor' || !state.tokens[at]?.includes(flower)) return [];
  return [
    {
      id: 'throw-away',
      targets: [`space:${at}`],
      rule: 'CW-P05-04',
      then: [{ do: 'story', what: 'throw-away', player, at }],
    },
  ];
}

function tryToThrowAway(m: Context, player: PlayerId, at: SpaceId): void {
  if (playerOf(m.state, player).at !== at) return;
  if (rollDice(m, player, 'focus', successesToThrowAway).successes < successesToThrowAway) return;
  m.state.tokens[at] = [vase];
  m.emit({ type: 'story', rule: 'CW-P05-04', what: 'thrown-away', player, at, n: flowers(m) });
}

/** When no Patient lives, the Visitor has won. CW-P05-06 */
function endIfAlone(m: Context, visitor: PlayerId): void {
  if (everyLiving(m).every((player) => player === visitor)) finish(m, 'CW-P05-06', 'alone', [visitor]);
}

/** All Patients win, dead or alive. */
function patientsWin(m: Context, rule: RuleId, epilogue: string): void {
  const visitor = visitorOf(m);
  const patients = everyPlayer(m).filter((player) => player !== visitor);
  finish(m, rule, epilogue, patients);
}

export const theVisitor: Phenomenon = {
  id: 'P05',
  name: 'the-visitor',
  mode: 'one-against-all',
  setUp,
  mainActs: throwAway,
  steps: {
    'throw-away'(m, { player, at = '' }) {
      tryToThrowAway(m, player, at);
    },
  },
  on: {
    acted(m, { player }) {
      if (player === visitorOf(m) && mayLeaveFlower(m, player)) leaveFlower(m, player);
    },
    /** CW-P05-06, CW-P05-07 */
    died(m, { player }) {
      const visitor = visitorOf(m);
      if (player === visitor) {
        patientsWin(m, 'CW-P05-07', 'sent-home');
        return;
      }
      m.emit({ type: 'story', rule: 'CW-P05-06', what: 'stays', player });
      giveEntity(m, player);
      endIfAlone(m, visitor);
    },
    /** CW-P05-08 */
    'round-ended'(m) {
      if (m.state.round >= lastRound) patientsWin(m, 'CW-P05-08', 'bell');
    },
  },
};
