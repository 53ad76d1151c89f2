// P07 Borrowed Names: everybody carries other people's names, and steals the own ones back. CW-P07
import type { PlayerId } from '../../../../kernel/index.js';
import type { CardId } from '../../cards/card-types.js';
import { spaceOf } from '../../state/hospital.js';
import { playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { loseTerror } from '../statistics.js';
import { everyLiving, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const tagsPerPlayer = 4;
const wantedPerPlayer = 3;
const getawayMoves = 2;
const roundsPerCall = 3;
const lastRound = 12;

const isTag = (card: CardId): boolean => card.startsWith('name-');

/** Each player has three own names, and carries those of others. CW-P07-01, CW-P07-02 */
function setUp(m: Context): void {
  if (endIfAlone(m)) return;
  const { state, content, chance } = m;
  const players = everyLiving(m);
  const tags = Object.keys(content.items).filter(isTag);
  const inPlay = Array.from({ length: tagsPerPlayer * players.length }, () => chance.draw('names', tags));
  state.unusedWants = [...inPlay];
  for (const player of players) wantNames(m, player);
  while (inPlay.length > 0) handOut(m, chance.draw('tags', inPlay));
}

/** Only the player learns the own names. CW-P07-01 */
function wantNames(m: Context, player: PlayerId): void {
  const { wants } = playerOf(m.state, player);
  for (let i = 0; i < wantedPerPlayer; i++) {
    const card = m.chance.draw('wants', m.state.unusedWants);
    wants.push(card);
    m.tell([player], { type: 'story', rule: 'CW-P07-01', what: 'wanted', player, card });
  }
}

const tagsOf = ({ state }: Context, player: PlayerId): CardId[] => playerOf(state, player).items.filter(isTag);

/** A Name Tag goes to a player with the fewest of them, whose own name it is not. CW-P07-02 */
function handOut(m: Context, card: CardId): void {
  const others = everyLiving(m).filter((player) => !playerOf(m.state, player).wants.includes(card));
  const fewest = Math.min(...others.map((player) => tagsOf(m, player).length));
  const receivers = others.filter((player) => tagsOf(m, player).length === fewest);
  const player = receivers[m.chance.below(receivers.length, 'receiver')];
  if (player === undefined) return;
  playerOf(m.state, player).items.push(card);
  m.emit({ type: 'story', rule: 'CW-P07-02', what: 'tagged', player, card });
}

const ownNames = ({ state }: Context, player: PlayerId): CardId[] => {
  const { items, wants } = playerOf(state, player);
  return wants.filter((card) => items.includes(card));
};

/** In a Nurses' Station, whoever carries all own names reads them out. CW-P07-04 */
function readNames(m: Context, player: PlayerId): Act[] {
  const { type } = spaceOf(m.content.hospital, playerOf(m.state, player).at);
  if (type !== 'nurses-station' || ownNames(m, player).length < wantedPerPlayer) return [];
  return [{ id: 'read', rule: 'CW-P07-04', then: [{ do: 'story', what: 'read', player }] }];
}

/** All players are called to the Lobby. CW-P07-05 */
function callTheRoll(m: Context): void {
  const { state, content } = m;
  const lobby =
    [...content.hospital.spaces.values()].find(({ type }) => type === 'lobby')?.id ?? content.hospital.start;
  m.emit({ type: 'story', rule: 'CW-P07-05', what: 'called', at: lobby });
  m.push(
    ...everyLiving(m)
      .filter((player) => playerOf(state, player).at !== lobby)
      .map((player) => ({ do: 'put', player, to: lobby }) as const),
  );
}

/** The players with the highest number. */
function best(players: readonly PlayerId[], numberOf: (player: PlayerId) => number): PlayerId[] {
  const highest = Math.max(...players.map(numberOf));
  return players.filter((player) => numberOf(player) === highest);
}

/** Whoever carries the most own names wins; the healthiest of them, if there are several. CW-P07-06 */
function countNames(m: Context): void {
  const named = everyLiving(m).filter((player) => ownNames(m, player).length > 0);
  const leading = best(named, (player) => ownNames(m, player).length);
  const winners = best(leading, (player) => playerOf(m.state, player).health);
  finish(m, 'CW-P07-06', winners.length > 0 ? 'counted' : 'nameless', winners);
}

/** Whoever is the only one alive needs no name. CW-P07-07 */
function endIfAlone(m: Context): boolean {
  const [last, other] = everyLiving(m);
  const isAlone = last !== undefined && other === undefined;
  if (isAlone) finish(m, 'CW-P07-07', 'last-name', [last]);
  return isAlone;
}

export const borrowedNames: Phenomenon = {
  id: 'P07',
  name: 'borrowed-names',
  mode: 'alone',
  setUp,
  freeActs: readNames,
  steps: {
    read(m, { player }) {
      for (const card of ownNames(m, player)) m.emit({ type: 'story', rule: 'CW-P07-04', what: 'read', player, card });
      finish(m, 'CW-P07-04', 'named', [player]);
    },
  },
  on: {
    /** A thief loses Terror and gets away. CW-P07-03 */
    stole(m, { player }) {
      m.emit({ type: 'story', rule: 'CW-P07-03', what: 'got-away', player, n: getawayMoves });
      loseTerror(m, player, 1);
      m.push({ do: 'grant-moves', who: player, source: 'story', n: getawayMoves });
    },
    died(m) {
      endIfAlone(m);
    },
    'round-ended'(m) {
      const { round } = m.state;
      if (round >= lastRound) countNames(m);
      else if (round % roundsPerCall === 0) callTheRoll(m);
    },
  },
};
