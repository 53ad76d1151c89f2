// P10 The Wager: the house takes an ante in every round, and the dead bet on the living. CW-P10
import type { PlayerId } from '../../../../kernel/index.js';
import { fightersPlayer } from '../../state/fighters.js';
import type { SpaceId } from '../../state/hospital.js';
import { living, most, playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { giveEntity } from '../entities.js';
import { distancesFrom } from '../movement.js';
import { gainHealth, gainTerror, loseHealth } from '../statistics.js';
import { everyLiving, everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

/** The bet of those who bet on nobody. */
const house = -1;
const lastRound = 12;
/** How many rounds the window stays open after the round in which it opens. */
const windowRounds = 4;
/** The last rounds in which the ante is 1 Terror, and 1 Health; after that it is 2 Health. */
const [lastTerrorRound, lastCheapRound] = [4, 8];

const bettorsOn = (m: Context, on: PlayerId): PlayerId[] =>
  everyPlayer(m).filter((player) => playerOf(m.state, player).tally['bet'] === on);

/** What is left of these players meddles and bets. CW-P10-02 */
function haunt(m: Context, players: readonly PlayerId[]): void {
  for (const player of players) giveEntity(m, player);
  m.push(...players.map((player) => ({ do: 'story', what: 'choose-bet', player }) as const));
}

/** Each living player carries at most one bet, and nobody bets on the last one. CW-P10-02 */
function runners(m: Context): PlayerId[] {
  const alive = everyLiving(m);
  return alive.length === 1 ? [] : alive.filter((player) => bettorsOn(m, player).length === 0);
}

/** CW-P10-03 */
function betOnHouse(m: Context, player: PlayerId): void {
  playerOf(m.state, player).tally['bet'] = house;
  m.emit({ type: 'story', rule: 'CW-P10-03', what: 'bet-on-house', player });
}

/** Of the Rooms of the Clues and the Entrance, the cashier chooses the one farthest from the last player. CW-P10-06 */
function openWindow(m: Context, last: PlayerId): void {
  const { state, content } = m;
  const entrance = [...content.hospital.spaces.values()].filter(({ type }) => type === 'entrance').map(({ id }) => id);
  const distances = distancesFrom(state, content, playerOf(state, last).at);
  const far = (room: SpaceId): number => distances.get(room) ?? 0;
  const [at = content.hospital.start] = [...state.clues.map((clue) => clue.at), ...entrance].sort(
    (a, b) => far(b) - far(a),
  );
  state.tokens[at] = ['cashier'];
  state.tally['closes'] = state.round + windowRounds;
  m.emit({ type: 'story', rule: 'CW-P10-06', what: 'window', player: last, at, n: state.tally['closes'] });
}

/** The last player takes the winnings. It is a free action. CW-P10-07 */
function cashOut({ state }: Context, player: PlayerId): Act[] {
  const { at } = playerOf(state, player);
  if (living(state, player).length > 1 || !state.tokens[at]?.includes('cashier')) return [];
  return [
    {
      id: 'cash-out',
      targets: [`space:${at}`],
      rule: 'CW-P10-07',
      then: [{ do: 'story', what: 'cash-out', player }],
    },
  ];
}

/** A player pays the ante, unless a combat of the round was won. The last player never pays. CW-P10-04, CW-P10-05 */
function ante(m: Context, player: PlayerId): void {
  const { state } = m;
  const me = playerOf(state, player);
  const hasWon = me.tally['won'] === 1;
  me.tally['won'] = 0;
  if (!me.alive || living(state, player).length === 1) return;
  if (hasWon) {
    m.emit({ type: 'story', rule: 'CW-P10-05', what: 'spared', player });
    return;
  }
  m.emit({ type: 'story', rule: 'CW-P10-04', what: 'ante', player });
  if (state.round <= lastTerrorRound) gainTerror(m, player, 1);
  else loseHealth(m, player, state.round <= lastCheapRound ? 1 : 2);
}

/** CW-P10-08 */
const houseWins = (m: Context): void => {
  finish(m, 'CW-P10-08', 'house', bettorsOn(m, house));
};

export const wager: Phenomenon = {
  id: 'P10',
  name: 'wager',
  mode: 'alone',
  setUp(m) {
    const alive = everyLiving(m);
    m.emit({ type: 'story', rule: 'CW-P10-01', what: 'stake', n: most.health });
    for (const player of alive) gainHealth(m, player, most.health);
    haunt(
      m,
      everyPlayer(m).filter((player) => !alive.includes(player)),
    );
    const [last, other] = alive;
    if (last !== undefined && other === undefined) openWindow(m, last);
  },
  freeActs: cashOut,
  asks: {
    bet: (m, { player }) =>
      runners(m).map((on): Act => ({
        id: `bet:${on}`,
        targets: [`player:${on}`],
        rule: 'CW-P10-02',
        then: [{ do: 'story', what: 'bet', player, n: on }],
      })),
  },
  steps: {
    'choose-bet'(m, { player }) {
      if (runners(m).length === 0) betOnHouse(m, player);
      else m.push({ do: 'story-question', what: 'bet', player });
    },
    bet(m, { player, n: on = house }) {
      playerOf(m.state, player).tally['bet'] = on;
      m.emit({ type: 'story', rule: 'CW-P10-02', what: 'bet', player, other: on });
    },
    ante(m, { player }) {
      ante(m, player);
    },
    'cash-out'(m, { player }) {
      finish(m, 'CW-P10-07', 'cashed-out', [player, ...bettorsOn(m, player)]);
    },
  },
  on: {
    'won-combat'({ state }, { winner }) {
      const player = fightersPlayer(winner);
      if (player !== null) playerOf(state, player).tally['won'] = 1;
    },
    died(m, { player }) {
      const [last, other] = everyLiving(m);
      for (const bettor of bettorsOn(m, player)) betOnHouse(m, bettor);
      if (last === undefined) {
        houseWins(m);
        return;
      }
      haunt(m, [player]);
      if (other === undefined) openWindow(m, last);
    },
    'round-ended'(m) {
      const { state } = m;
      const alive = living(state, state.first);
      if (state.round >= (alive.length === 1 ? (state.tally['closes'] ?? 0) : lastRound)) {
        houseWins(m);
        return;
      }
      const health = (player: PlayerId): number => playerOf(state, player).health;
      alive.sort((a, b) => health(a) - health(b));
      m.push(...alive.map((player) => ({ do: 'story', what: 'ante', player }) as const));
    },
  },
};
