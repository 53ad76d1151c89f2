// P12 Discharge Papers: a race for four signatures, and out by the Entrance. CW-P12
import type { PlayerId, RuleId } from '../../../../kernel/index.js';
import type { Statistic } from '../../../../track/patient-mat.js';
import { fightersPlayer } from '../../state/fighters.js';
import { spaceOf } from '../../state/hospital.js';
import { living, playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { rollDice } from '../checks.js';
import { moveEnemy, spawnEnemy } from '../enemies.js';
import { everyLiving, everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const lastRound = 15;
/** The desks in the Rooms of Clue 1, 2 and 3: what each tests before it signs its line of the form. */
const desks: readonly Statistic[] = ['strength', 'dexterity', 'focus'];
/** At the first try; whoever was sent away needs only 1. */
const successesToSign = 2;
/** The last line of the form, for the next of kin. */
const kin = 4;
const lines = [1, 2, 3, kin] as const;
const porterMoves = 3;

const isSigned = ({ state }: Context, player: PlayerId, line: number): boolean =>
  playerOf(state, player).tally[`line:${line}`] === 1;

const signatures = (m: Context, player: PlayerId): number => lines.filter((line) => isSigned(m, player, line)).length;

/** The next of kin signs last, when all desks have signed. CW-P12-03 */
const isKinDue = (m: Context, player: PlayerId): boolean =>
  signatures(m, player) === desks.length && !isSigned(m, player, kin);

function sign(m: Context, player: PlayerId, line: number, rule: RuleId): void {
  playerOf(m.state, player).tally[`line:${line}`] = 1;
  m.emit({ type: 'story', rule, what: 'signed', player, n: line });
}

/** All begin in the Entrance. CW-P12-01 */
function setUp(m: Context): void {
  const { spaces, start } = m.content.hospital;
  const to = [...spaces.values()].find(({ type }) => type === 'entrance')?.id ?? start;
  porterComes(m);
  m.push(...everyLiving(m).map((player) => ({ do: 'put', player, to }) as const));
}

function porterComes(m: Context): void {
  const at = m.content.hospital.elevators[1];
  if (at !== undefined) spawnEnemy(m, 'porter', at, 'CW-P12-01');
}

/** The desks in the player's Room that have not signed yet. CW-P12-02 */
function deskActs(m: Context, player: PlayerId): Act[] {
  const { at } = playerOf(m.state, player);
  return m.state.clues.flatMap((clue, i): Act[] => {
    const line = i + 1;
    if (clue.at !== at || isSigned(m, player, line)) return [];
    return [
      {
        id: `sign:${line}`,
        targets: [`space:${at}`],
        rule: 'CW-P12-02',
        then: [{ do: 'story', what: 'desk', player, at, n: line }],
      },
    ];
  });
}

/** Once in a turn, the player asks somebody in the same Space to sign as next of kin. CW-P12-03 */
function kinActs(m: Context, player: PlayerId): Act[] {
  const { state } = m;
  const { at, tally } = playerOf(state, player);
  if (!isKinDue(m, player) || tally['asked']) return [];
  return living(state, player)
    .filter((other) => other !== player && playerOf(state, other).at === at)
    .map((other) => ({
      id: `kin:${other}`,
      targets: [`player:${other}`],
      rule: 'CW-P12-03',
      then: [{ do: 'story', what: 'ask-kin', player, n: other }],
    }));
}

/** In the Entrance, with four signatures. Whoever is alone needs no next of kin. CW-P12-07 */
function leaveActs(m: Context, player: PlayerId): Act[] {
  const { at } = playerOf(m.state, player);
  const isAlone = living(m.state, player).length === 1;
  const isComplete = isSigned(m, player, kin) || (isAlone && isKinDue(m, player));
  if (!isComplete || spaceOf(m.content.hospital, at).type !== 'entrance') return [];
  return [{ id: 'leave', targets: [`space:${at}`], rule: 'CW-P12-07', then: [{ do: 'story', what: 'leave', player }] }];
}

/** The Porter strikes out the lowest signed line. CW-P12-06 */
function strikeOut(m: Context, player: PlayerId): void {
  const line = [...lines].reverse().find((each) => isSigned(m, player, each));
  if (line === undefined) return;
  playerOf(m.state, player).tally[`line:${line}`] = 0;
  m.emit({ type: 'story', rule: 'CW-P12-06', what: 'struck-out', player, n: line });
}

/** The Porter goes after the players with the most signatures. A new one comes when the last one fell. CW-P12-01, -05 */
function sendPorter(m: Context): void {
  const { state } = m;
  const porter = state.enemies.find(({ type }) => type === 'porter');
  if (!porter) {
    porterComes(m);
    return;
  }
  const most = Math.max(...everyLiving(m).map((player) => signatures(m, player)));
  if (most === 0) return;
  const goals = everyLiving(m).filter((player) => signatures(m, player) === most);
  const places = goals.map((player) => playerOf(state, player).at);
  moveEnemy(m, porter, places, porterMoves, 'CW-P12-05');
  m.push({ do: 'enemy-attack', enemy: porter.id });
}

export const dischargePapers: Phenomenon = {
  id: 'P12',
  name: 'discharge-papers',
  mode: 'alone',
  setUp,
  freeActs: (m, player) => [...kinActs(m, player), ...leaveActs(m, player)],
  mainActs: deskActs,
  asks: {
    // An absent player takes the first option. CW-RUL-60
    kin: (_, { player, n: asker = player }) => [
      { id: 'refuse', rule: 'CW-P12-03', then: [{ do: 'story', what: 'refuse-kin', player, n: asker }] },
      { id: 'sign', rule: 'CW-P12-03', then: [{ do: 'story', what: 'kin', player: asker, n: player }] },
    ],
  },
  steps: {
    desk(m, { player, at, n: line = 0 }) {
      const me = playerOf(m.state, player);
      const tested = desks[line - 1];
      if (!me.alive || me.at !== at || tested === undefined) return;
      const need = me.tally[`sent-away:${line}`] === 1 ? 1 : successesToSign;
      if (rollDice(m, player, tested, need).successes >= need) {
        sign(m, player, line, 'CW-P12-02');
        return;
      }
      me.tally[`sent-away:${line}`] = 1;
      m.emit({ type: 'story', rule: 'CW-P12-02', what: 'sent-away', player, at });
    },
    'ask-kin'(m, { player, n: other = player }) {
      playerOf(m.state, player).tally['asked'] = 1;
      m.push({ do: 'story-question', what: 'kin', player: other, n: player });
    },
    kin(m, { player, n: other = player }) {
      for (const each of [player, other]) if (isKinDue(m, each)) sign(m, each, kin, 'CW-P12-03');
    },
    'refuse-kin'(m, { player, n: other = player }) {
      m.emit({ type: 'story', rule: 'CW-P12-03', what: 'refused', player, other });
    },
    leave(m, { player }) {
      playerOf(m.state, player).tally['left'] = 1;
      m.emit({ type: 'story', rule: 'CW-P12-07', what: 'left', player });
      m.push({ do: 'end-turn', who: player, source: 'phenomenon' });
    },
  },
  on: {
    'turn-began'({ state }, { player }) {
      playerOf(state, player).tally['asked'] = 0;
    },
    'won-combat'(m, { winner, loser }) {
      const [better, worse] = [fightersPlayer(winner), fightersPlayer(loser)];
      if (worse === null) return;
      if (better === null) strikeOut(m, worse);
      else if (isKinDue(m, better)) sign(m, better, kin, 'CW-P12-04');
    },
    'round-ended'(m) {
      const winners = everyPlayer(m).filter((player) => playerOf(m.state, player).tally['left'] === 1);
      if (winners.length > 0) finish(m, 'CW-P12-07', 'discharged', winners);
      else if (m.state.round >= lastRound) finish(m, 'CW-P12-08', 'readmitted', []);
      else sendPorter(m);
    },
  },
};
