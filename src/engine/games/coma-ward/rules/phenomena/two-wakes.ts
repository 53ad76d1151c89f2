// P09 Two Wakes: two secret teams gather candles, each to hold a wake. Whoever trades shows the Role. CW-P09
import type { PlayerId, RuleId } from '../../../../kernel/index.js';
import type { CardId } from '../../cards/card-types.js';
import { isRoom, spaceOf } from '../../state/hospital.js';
import { kindOf, playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { roomOfClue } from './clue-rooms.js';
import { everyLiving, everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const wakes = ['matron', 'stoker'] as const;
const clueRooms = 3;
const lastRound = 12;

/** The dead whom the player mourns: the Matron or the Stoker. */
const wakeOf = ({ state }: Context, player: PlayerId): string => kindOf(playerOf(state, player).role ?? '');

const candlesOf = ({ state }: Context, player: PlayerId): CardId[] =>
  playerOf(state, player).items.filter((card) => kindOf(card) === 'candle');

/** How many candles a wake needs: more than half of them. */
const needed = ({ state }: Context): number => state.tally['needed'] ?? 0;
const isHolding = ({ state }: Context, player: PlayerId): boolean => playerOf(state, player).tally['wake'] === 1;

function setUp(m: Context): void {
  dealRoles(m);
  handOutCandles(m);
  endIfOneWakeIsLeft(m);
}

/** Both wakes have as many Roles, half as many as there are players, rounded up. CW-P09-01 */
function dealRoles(m: Context): void {
  const { state, content, chance } = m;
  const players = everyLiving(m);
  const ofEach = Math.ceil(players.length / 2);
  state.unusedRoles = wakes.flatMap((wake) => content.roles.filter((role) => kindOf(role) === wake).slice(0, ofEach));
  for (const player of players) playerOf(state, player).role = chance.draw('roles', state.unusedRoles);
  m.emit({ type: 'story', rule: 'CW-P09-01', what: 'roles', n: ofEach });
}

/** A candle for each player, and one for the Room of each Clue. CW-P09-02 */
function handOutCandles(m: Context): void {
  const { state } = m;
  const players = everyLiving(m);
  const total = players.length + clueRooms;
  state.tally['needed'] = Math.floor(total / 2) + 1;
  players.forEach((player, i) => {
    playerOf(state, player).items.push(`candle.${i + 1}`);
  });
  for (let i = players.length; i < total; i++) {
    const at = roomOfClue(m, i - players.length + 1);
    (state.dropped[at] ??= []).push(`candle.${i + 1}`);
    m.emit({ type: 'story', rule: 'CW-P09-02', what: 'candle', card: `candle.${i + 1}`, at });
  }
  m.emit({ type: 'story', rule: 'CW-P09-02', what: 'candles', n: needed(m) });
}

/** After a trade, each of the two knows the Role of the other. CW-P09-03 */
function showRoles(m: Context, player: PlayerId, partner: PlayerId): void {
  m.emit({ type: 'story', rule: 'CW-P09-03', what: 'whispered', player, other: partner });
  seeRole(m, player, partner);
  seeRole(m, partner, player);
}

function seeRole(m: Context, seer: PlayerId, player: PlayerId): void {
  const other = playerOf(m.state, player);
  if (other.role === null) return;
  other.roleSeenBy |= 1 << seer;
  m.tell([seer], { type: 'role-revealed', rule: 'CW-P09-03', also: ['CW-GEN-16'], player, role: other.role });
}

/** In a Room, whoever carries enough candles begins a wake, and shows the Role. CW-P09-04 */
function beginWake(m: Context, player: PlayerId): Act[] {
  const { at } = playerOf(m.state, player);
  if (!isRoom(spaceOf(m.content.hospital, at)) || candlesOf(m, player).length < needed(m)) return [];
  return [
    { id: 'wake', targets: [`space:${at}`], rule: 'CW-P09-04', then: [{ do: 'story', what: 'wake', player, at }] },
  ];
}

function lightCandles(m: Context, player: PlayerId, at: string): void {
  const me = playerOf(m.state, player);
  if (me.at !== at || candlesOf(m, player).length < needed(m) || me.role === null) return;
  me.tally['wake'] = 1;
  m.emit({ type: 'story', rule: 'CW-P09-04', what: 'lit', player, at });
  if (me.roleShown) return;
  me.roleShown = true;
  m.emit({ type: 'role-revealed', rule: 'CW-P09-04', also: ['CW-GEN-16'], player, role: me.role });
}

function breakWake(m: Context, player: PlayerId, also: readonly RuleId[] = []): void {
  if (!isHolding(m, player)) return;
  playerOf(m.state, player).tally['wake'] = 0;
  m.emit({ type: 'story', rule: 'CW-P09-05', also, what: 'broken', player });
}

/** A wake is broken when too few candles are left. CW-P09-05 */
function breakPoorWakes(m: Context): void {
  for (const player of everyPlayer(m)) if (candlesOf(m, player).length < needed(m)) breakWake(m, player);
}

/** All who mourn the same win, dead or alive. */
function winFor(m: Context, rule: RuleId, wake: string): void {
  finish(
    m,
    rule,
    wake,
    everyPlayer(m).filter((player) => wakeOf(m, player) === wake),
  );
}

/** CW-P09-07 */
function endIfOneWakeIsLeft(m: Context): void {
  const [wake, other] = new Set(everyLiving(m).map((player) => wakeOf(m, player)));
  if (wake !== undefined && other === undefined) winFor(m, 'CW-P09-07', wake);
}

/** In the end, the wake with more candles counts. CW-P09-08 */
function countCandles(m: Context): void {
  const [matron = 0, stoker = 0] = wakes.map((wake) =>
    everyLiving(m)
      .filter((player) => wakeOf(m, player) === wake)
      .reduce((sum, player) => sum + candlesOf(m, player).length, 0),
  );
  if (matron === stoker) finish(m, 'CW-P09-08', 'unmourned', []);
  else winFor(m, 'CW-P09-08', matron > stoker ? 'matron' : 'stoker');
}

export const twoWakes: Phenomenon = {
  id: 'P09',
  name: 'two-wakes',
  mode: 'teams',
  setUp,
  mainActs: beginWake,
  steps: {
    wake(m, { player, at = '' }) {
      lightCandles(m, player, at);
    },
  },
  on: {
    traded(m, { player, partner }) {
      showRoles(m, player, partner);
    },
    acted: breakPoorWakes,
    /** Whoever leaves breaks the wake. CW-P09-05, CW-MOV-07 */
    entered(m, { player }) {
      breakWake(m, player, ['CW-MOV-07']);
    },
    /** A wake that lasts until the holder's next turn is won. CW-P09-06 */
    'turn-began'(m, { player }) {
      breakPoorWakes(m);
      if (isHolding(m, player)) winFor(m, 'CW-P09-06', wakeOf(m, player));
    },
    died(m, { player }) {
      breakWake(m, player);
      endIfOneWakeIsLeft(m);
    },
    'round-ended'(m) {
      if (m.state.round >= lastRound) countCandles(m);
    },
  },
};
