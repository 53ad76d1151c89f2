// P04 Code Grey: Greys come from the elevators. Hold both Nurses' Stations for eight rounds. CW-P04
import type { PlayerId } from '../../../../kernel/index.js';
import { floorOf, type SpaceId } from '../../state/hospital.js';
import { playerOf, type Enemy } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { rollDice } from '../checks.js';
import { moveEnemy, playerSpaces, spawnEnemy } from '../enemies.js';
import { everyLiving, everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const lines = 3;
const successesToMend = 2;
const greyMoves = 2;
const largerWavesFrom = 3;
const lastRound = 8;

/** The Nurses' Stations, from the lowest Floor up. */
const stationsOf = ({ content: { hospital } }: Context): SpaceId[] =>
  [...hospital.spaces.values()].filter(({ type }) => type === 'nurses-station').map(({ id }) => id);

/** The Lines of a Station are tokens on its Space. */
const linesOf = ({ state }: Context, station: SpaceId): number => state.tokens[station]?.length ?? 0;

function setLines({ state }: Context, station: SpaceId, n: number): void {
  state.tokens[station] = Array.from({ length: n }, () => 'line');
}

/** Each Station has three Lines. CW-P04-01 */
function setUp(m: Context): void {
  for (const at of stationsOf(m)) {
    setLines(m, at, lines);
    m.emit({ type: 'story', rule: 'CW-P04-01', what: 'station', at, n: lines });
  }
}

/** In a Station, a player mends a Line that was torn out. It is a main action. CW-P04-06 */
function mend(m: Context, player: PlayerId): Act[] {
  const { at } = playerOf(m.state, player);
  if (!stationsOf(m).includes(at) || linesOf(m, at) >= lines) return [];
  return [
    { id: 'mend', targets: [`space:${at}`], rule: 'CW-P04-06', then: [{ do: 'story', what: 'mend', player, at }] },
  ];
}

/** A Grey walks to the Station of its Floor. There it fights, or tears out a Line. CW-P04-03, CW-P04-04 */
function advance(m: Context, grey: Enemy): void {
  const station = stationsOf(m).find((at) => floorOf(at) === floorOf(grey.at));
  if (station === undefined || breaksLock(m, grey, station)) return;
  moveEnemy(m, grey, [station], greyMoves, 'CW-P04-03');
  if (playerSpaces(m).includes(grey.at)) m.push({ do: 'enemy-attack', enemy: grey.id });
  else if (grey.at === station) tearOut(m, station);
}

/** A Grey breaks a lock on its Station instead of moving. CW-P04-05 */
function breaksLock(m: Context, grey: Enemy, at: SpaceId): boolean {
  const room = m.state.rooms[at];
  if (!room || room.lock === 0 || grey.at === at) return false;
  room.lock = 0;
  m.emit({ type: 'unlocked', rule: 'CW-P04-05', at });
  return true;
}

/** Everybody loses when a Station has no Line left. CW-P04-04, CW-P04-07 */
function tearOut(m: Context, at: SpaceId): void {
  const left = Math.max(0, linesOf(m, at) - 1);
  setLines(m, at, left);
  m.emit({ type: 'story', rule: 'CW-P04-04', what: 'torn', at, n: left });
  if (left === 0) finish(m, 'CW-P04-07', 'silence', []);
}

/** New Greys come out of the elevators of the Stations' Floors in turn. CW-P04-02 */
function sendWave(m: Context): void {
  const { state, content } = m;
  const elevators = stationsOf(m).map((station) => content.hospital.elevators[floorOf(station)]);
  const n = Math.ceil(everyLiving(m).length / 2) + (state.round >= largerWavesFrom ? 1 : 0);
  for (let i = 0; i < n; i++) {
    const at = elevators[state.enemiesSeen % elevators.length];
    if (at !== undefined) spawnEnemy(m, 'grey', at, 'CW-P04-02');
  }
}

export const codeGrey: Phenomenon = {
  id: 'P04',
  name: 'code-grey',
  mode: 'cooperative',
  setUp,
  mainActs: mend,
  steps: {
    mend(m, { player, at = '' }) {
      if (playerOf(m.state, player).at !== at) return;
      if (rollDice(m, player, 'focus', successesToMend).successes < successesToMend) return;
      setLines(m, at, linesOf(m, at) + 1);
      m.emit({ type: 'story', rule: 'CW-P04-06', what: 'mended', player, at, n: linesOf(m, at) });
    },
    advance(m, { n: id }) {
      const grey = m.state.enemies.find((enemy) => enemy.id === id);
      if (grey) advance(m, grey);
    },
    'round-over'(m) {
      if (m.state.round >= lastRound) finish(m, 'CW-P04-08', 'answered', everyPlayer(m));
      else sendWave(m);
    },
  },
  on: {
    'round-ended'(m) {
      const { enemies, active: player } = m.state;
      m.push(...enemies.map(({ id }) => ({ do: 'story', what: 'advance', player, n: id }) as const), {
        do: 'story',
        what: 'round-over',
        player,
      });
    },
  },
};
