// P02 The Donor: one player secretly wants three of the Jars; the others have to find out who it is. CW-P02
import type { PlayerId, RuleId } from '../../../../kernel/index.js';
import type { CardId } from '../../cards/card-types.js';
import { playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { othersInSight } from '../in-sight.js';
import { loseItem } from '../items.js';
import { loseHealth } from '../statistics.js';
import { roomOfClue } from './clue-rooms.js';
import { everyLiving, everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const jars = [
  'jar-of-sleep.1',
  'jar-of-breath.1',
  'jar-of-warmth.1',
  'jar-of-voice.1',
  'jar-of-tears.1',
  'jar-of-laughter.1',
  'jar-of-hunger.1',
  'jar-of-shadow.1',
  'jar-of-years.1',
] as const;
const clueRooms = 3;
const jarsOnList = 3;
/** Two players have fewer Jars, six have more. */
const jarsToAccuse = ({ state }: Context): number => [3, 4, 4, 4][state.players.length - 2] ?? 5;
const lastRound = 10;

const donorOf = ({ state }: Context): PlayerId => state.players.findIndex(({ role }) => role === 'donor');

const jarsOf = ({ state }: Context, player: PlayerId): CardId[] => {
  const { items } = playerOf(state, player);
  return jars.filter((jar) => items.includes(jar));
};

function setUp(m: Context): void {
  dealRoles(m);
  dealJars(m);
  writeList(m);
  m.push(...everyLiving(m).map((player) => ({ do: 'limit', player }) as const));
  if (everyLiving(m).length === 1) decide(m, 'CW-P02-08', 'unasked', [donorOf(m)]);
}

/** One player is the Donor, all others are Relatives. Whoever is dead already has no Role. CW-P02-01 */
function dealRoles(m: Context): void {
  const { state, content, chance } = m;
  const players = everyLiving(m);
  const roles = ['donor', ...content.roles.filter((role) => role.startsWith('relative.'))];
  const dealt = roles.slice(0, players.length);
  for (const player of players) playerOf(state, player).role = chance.draw('roles', dealt);
  m.emit({ type: 'story', rule: 'CW-P02-01', what: 'roles', n: players.length });
}

/** A Jar for each player, and one for the Room of each Clue. CW-P02-02 */
function dealJars(m: Context): void {
  const { state } = m;
  const players = everyLiving(m);
  jarsFor(players).forEach((card, i) => {
    const player = players[i];
    if (player === undefined) {
      putJar(m, 'CW-P02-02', card, i);
      return;
    }
    playerOf(state, player).items.push(card);
    m.emit({ type: 'story', rule: 'CW-P02-02', what: 'jar', player, card });
  });
}

const jarsFor = (players: readonly PlayerId[]): CardId[] => jars.slice(0, players.length + clueRooms);

/** The Rooms of the Clues get Jars in turn. */
function putJar(m: Context, rule: RuleId, card: CardId, i: number): void {
  const at = roomOfClue(m, (i % clueRooms) + 1);
  (m.state.dropped[at] ??= []).push(card);
  m.emit({ type: 'story', rule, what: 'jar-lies', card, at });
}

/** Only the Donor knows which three Jars are on the list. CW-P02-03 */
function writeList(m: Context): void {
  const { state, chance } = m;
  state.insider = 'donor';
  state.unusedSecrets = jarsFor(everyLiving(m));
  for (let i = 0; i < jarsOnList; i++) {
    const card = chance.draw('secrets', state.unusedSecrets);
    state.secrets.push(card);
    m.tell([donorOf(m)], { type: 'story', rule: 'CW-P02-03', what: 'listed', card });
  }
}

/** Whoever carries four Jars accuses a player In Sight whose Role is not shown. It is a main action. CW-P02-05 */
function accuse(m: Context, player: PlayerId): Act[] {
  const { state, content } = m;
  if (jarsOf(m, player).length < jarsToAccuse(m)) return [];
  return othersInSight(state, content, player)
    .filter((other) => !playerOf(state, other).roleShown)
    .map((other) => ({
      id: `accuse:${other}`,
      targets: [`player:${other}`],
      rule: 'CW-P02-05',
      then: [{ do: 'story', what: 'accuse', player, n: other }],
    }));
}

function showRole(m: Context, player: PlayerId, rule: RuleId, also: readonly RuleId[] = []): void {
  const me = playerOf(m.state, player);
  if (me.role === null || me.roleShown) return;
  me.roleShown = true;
  m.emit({ type: 'role-revealed', rule, also: ['CW-GEN-16', ...also], player, role: me.role });
}

/** Both show their Roles, so a Donor never gains by accusing. CW-P02-05, CW-P02-06 */
function hearAccusation(m: Context, player: PlayerId, other: PlayerId): void {
  m.emit({ type: 'story', rule: 'CW-P02-05', what: 'accused', player, other });
  showRole(m, player, 'CW-P02-05');
  showRole(m, other, 'CW-P02-05');
  if ([player, other].includes(donorOf(m))) relativesWin(m, 'CW-P02-06');
  else punish(m, player);
}

/** After a wrong accusation, the accuser's Jars are taken back to the Rooms of the Clues. CW-P02-07 */
function punish(m: Context, player: PlayerId): void {
  jarsOf(m, player).forEach((jar, i) => {
    loseItem(playerOf(m.state, player), jar);
    putJar(m, 'CW-P02-07', jar, i);
  });
  loseHealth(m, player, 1);
}

const relativesWin = (m: Context, rule: RuleId): void => {
  const donor = donorOf(m);
  const relatives = everyPlayer(m).filter((player) => player !== donor);
  decide(m, rule, 'found-out', relatives);
};

/** At the end, everybody sees the list. */
function decide(m: Context, rule: RuleId, epilogue: string, winners: readonly PlayerId[]): void {
  for (const card of m.state.secrets) m.emit({ type: 'story', rule: 'CW-P02-03', what: 'was-listed', card });
  finish(m, rule, epilogue, winners);
}

export const theDonor: Phenomenon = {
  id: 'P02',
  name: 'the-donor',
  mode: 'one-against-all',
  setUp,
  mainActs: accuse,
  steps: {
    accuse(m, { player, n: other = player }) {
      if (playerOf(m.state, player).alive && playerOf(m.state, other).alive) hearAccusation(m, player, other);
    },
  },
  on: {
    /** The Donor has brought the three Jars of the list to the Nurses' Station of the 2nd Floor. CW-P02-04 */
    acted(m) {
      const { state, content } = m;
      const donor = donorOf(m);
      const me = state.players[donor];
      if (me?.at === content.hospital.start && state.secrets.every((jar) => me.items.includes(jar)))
        decide(m, 'CW-P02-04', 'whole', [donor]);
    },
    /** The dead show their Roles. CW-P02-08 */
    died(m, { player }) {
      const donor = donorOf(m);
      showRole(m, player, 'CW-P02-08', ['CW-DIE-03']);
      if (player === donor) relativesWin(m, 'CW-P02-08');
      else if (everyLiving(m).length === 1) decide(m, 'CW-P02-08', 'unasked', [donor]);
    },
    /** Nobody asked in time. CW-P02-09 */
    'round-ended'(m) {
      if (m.state.round >= lastRound) decide(m, 'CW-P02-09', 'unasked', [donorOf(m)]);
    },
  },
};
