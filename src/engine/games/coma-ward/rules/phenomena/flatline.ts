// P11 Flatline: every heart slows down. Hold on until the morning, or be the first to wake up, by Role. CW-P11
import type { PlayerId } from '../../../../kernel/index.js';
import type { CardId } from '../../cards/card-types.js';
import { spaceOf, type SpaceId } from '../../state/hospital.js';
import { clockwise, kindOf, living, most, playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { rollDice } from '../checks.js';
import { giveEntity } from '../entities.js';
import { gainHealth, loseHealth } from '../statistics.js';
import { everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const lastRound = 9;
/** Before this round, it means nothing to be the first to die. */
const firstWaking = 8;
const mostFromMassage = 2;
const fromPaddles = 2;
/** At the end of each third round, all paddles are charged. */
const chargingTime = 3;

/** The Roles to deal from, by the number of living players: one more than there are players, except for one alone. */
const roleCounts: Readonly<Record<number, readonly [holdingOn: number, wakingUp: number, keepingWatch: number]>> = {
  1: [1, 0, 0],
  2: [1, 1, 1],
  3: [2, 1, 1],
  4: [2, 1, 2],
  5: [3, 1, 2],
  6: [3, 2, 2],
};

function rolesFor(players: number): CardId[] {
  const [holdingOn, wakingUp, keepingWatch] = roleCounts[players] ?? [0, 0, 0];
  const copies = (kind: string, n: number): CardId[] => Array.from({ length: n }, (_, i) => `${kind}.${i + 1}`);
  return [
    ...copies('holding-on', holdingOn),
    ...copies('waking-up', wakingUp),
    ...copies('keeping-watch', keepingWatch),
  ];
}

/** The living are connected and get a Role each; the dead keep watch. CW-P11-01, CW-P11-02, CW-P11-08 */
function setUp(m: Context): void {
  const { state } = m;
  const alive = living(state, state.first);
  m.emit({ type: 'story', rule: 'CW-P11-01', what: 'connected', n: most.health });
  state.unusedRoles = rolesFor(alive.length);
  for (const player of alive) {
    const me = playerOf(state, player);
    me.tally['connected'] = 1;
    me.role = m.chance.draw('roles', state.unusedRoles);
    m.emit({ type: 'story', rule: 'CW-P11-02', what: 'role', player }, [player], { card: me.role });
    gainHealth(m, player, most.health);
  }
  state.tally['paddles'] = Math.ceil(alive.length / 2);
  chargePaddles(m);
  for (const player of everyPlayer(m)) if (!alive.includes(player)) keepWatch(m, player);
}

/** CW-P11-08 */
function keepWatch(m: Context, player: PlayerId): void {
  giveEntity(m, player);
  m.emit({ type: 'story', rule: 'CW-P11-08', what: 'watch', player, other: wardOf(m, player) });
}

/** Paddles lie in the Rooms of the first Clues: one for each two players. CW-P11-05 */
function chargePaddles(m: Context): void {
  const { state } = m;
  state.tokens = {};
  for (const { at } of state.clues.slice(0, state.tally['paddles'])) {
    (state.tokens[at] ??= []).push('paddles');
    m.emit({ type: 'story', rule: 'CW-P11-05', what: 'charged', at });
  }
}

/** CW-P11-04, CW-P11-05 */
function mainActs({ state }: Context, player: PlayerId): Act[] {
  const { at } = playerOf(state, player);
  const others = living(state, player).filter((other) => other !== player && playerOf(state, other).at === at);
  const massages = others.map((other): Act => ({
    id: `massage:${other}`,
    targets: [`player:${other}`],
    rule: 'CW-P11-04',
    then: [{ do: 'story', what: 'massage', player, n: other }],
  }));
  if (!state.tokens[at]?.length) return massages;
  const paddles: Act = {
    id: 'paddles',
    targets: [`space:${at}`],
    rule: 'CW-P11-05',
    then: [{ do: 'story', what: 'paddles', player, at }],
  };
  return [...massages, paddles];
}

/** The next player to the left who lived at the Setup. CW-P11-08 */
const wardOf = ({ state }: Context, player: PlayerId): PlayerId =>
  clockwise(state, player)
    .slice(1)
    .find((other) => playerOf(state, other).tally['connected']) ?? player;

/** Whether the player has won in the morning. Without a Role, a player keeps watch. CW-P11-07, CW-P11-08 */
function hasWon(m: Context, player: PlayerId): boolean {
  const { alive, role } = playerOf(m.state, player);
  switch (role && kindOf(role)) {
    case 'holding-on':
      return alive;
    case 'waking-up':
      return alive && m.state.tally['gone'] === 1;
    default:
      return playerOf(m.state, wardOf(m, player)).alive;
  }
}

/** Whether a living player has the Space In Sight. */
const isSeen = ({ state, content }: Context, at: SpaceId): boolean =>
  living(state, state.active).some((player) => spaceOf(content.hospital, at).inSight.has(playerOf(state, player).at));

/** The first death from the sixth round on. CW-P11-06 */
function firstToGo(m: Context, player: PlayerId, at: SpaceId): void {
  const me = playerOf(m.state, player);
  m.state.tally['gone'] = 1;
  if (me.role === null) return;
  if (kindOf(me.role) === 'waking-up' && !isSeen(m, at)) {
    finish(m, 'CW-P11-06', 'woke-up', [player]);
    return;
  }
  me.roleShown = true;
  m.emit({ type: 'role-revealed', rule: 'CW-P11-06', also: ['CW-GEN-16', 'CW-DIE-03'], player, role: me.role });
}

export const flatline: Phenomenon = {
  id: 'P11',
  name: 'flatline',
  mode: 'alone',
  setUp,
  mainActs,
  steps: {
    massage(m, { player, n: other = player }) {
      const [me, patient] = [playerOf(m.state, player), playerOf(m.state, other)];
      if (!me.alive || !patient.alive || me.at !== patient.at) return;
      const { successes } = rollDice(m, player, 'focus', 1);
      m.emit({ type: 'story', rule: 'CW-P11-04', what: 'massage', player, other });
      gainHealth(m, other, Math.min(successes, mostFromMassage));
    },
    paddles(m, { player, at = '' }) {
      const me = playerOf(m.state, player);
      if (!me.alive || me.at !== at) return;
      m.state.tokens[at]?.pop();
      m.emit({ type: 'story', rule: 'CW-P11-05', what: 'paddles', player, at });
      gainHealth(m, player, fromPaddles);
    },
  },
  on: {
    'turn-ended'(m, { player }) {
      if (!playerOf(m.state, player).alive) return;
      m.emit({ type: 'story', rule: 'CW-P11-03', what: 'beat', player });
      loseHealth(m, player, 1);
    },
    died(m, { player, at }) {
      const { round, tally } = m.state;
      if (round >= firstWaking && !tally['gone']) firstToGo(m, player, at);
    },
    'round-ended'(m) {
      const { round } = m.state;
      if (round < lastRound) {
        if (round % chargingTime === 0) chargePaddles(m);
        return;
      }
      const winners = everyPlayer(m).filter((player) => hasWon(m, player));
      finish(m, 'CW-P11-07', winners.length > 0 ? 'morning' : 'silence', winners);
    },
  },
};
