// P13 It Was Never Empty: the Shadowy Figures are patients. Name the right one for each player. CW-P13
import type { PlayerId } from '../../../../kernel/index.js';
import type { CardId } from '../../cards/card-types.js';
import { spaceOf, type SpaceId } from '../../state/hospital.js';
import { most, playerOf } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { rollDice } from '../checks.js';
import { playerSpaces } from '../enemies.js';
import { distancesFrom, movesFrom } from '../movement.js';
import { gainTerror, loseHealth } from '../statistics.js';
import { everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const successesToAsk = 2;
const healthForWrongName = 2;
const mostWrongNames = 3;
const figureMoves = 4;
/** Two or three players have one round more, because they have as many Figures to look for. */
const lastRound = ({ state }: Context): number => (state.players.length <= 3 ? 8 : 7);

const figures = Array.from({ length: most.shadows }, (_, figure) => figure);
/** What is known of a Figure: the player that it belongs to, or a stranger. */
const stranger = -1;
const knownAs = ({ state }: Context, figure: number): PlayerId | undefined => state.tally[`figure:${figure}`];

const isNamed = ({ state }: Context, player: PlayerId): boolean => playerOf(state, player).tally['named'] === 1;

/** At the elevator of each Floor a Figure waits, and at the highest and the lowest stairs. CW-P13-01, CW-P13-02 */
function setUp(m: Context): void {
  const { state, content } = m;
  const { elevators, spaces, start } = content.hospital;
  const stairs = [...spaces.values()].filter(({ stairs: others }) => others.length === 1).map(({ id }) => id);
  const places = [...elevators, ...stairs];
  state.shadows = figures.map((figure) => places[figure] ?? start);
  state.shadows.forEach((to, shadow) => {
    m.emit({ type: 'shadow', rule: 'CW-P13-01', also: ['CW-RUL-61'], shadow, from: null, to });
  });
  const patients = figures.map((patient): CardId => `patient.${patient}`);
  state.secrets = figures.map(() => m.chance.draw('secrets', patients));
  m.emit({ type: 'story', rule: 'CW-P13-02', what: 'patients', n: most.shadows - state.players.length });
}

/** The Figures whose name nobody knows. Their secrets are in the same order. */
const unknownFigures = (m: Context): number[] => figures.filter((figure) => knownAs(m, figure) === undefined);

/** The Figure gives its name, and from now on everybody knows whose it is. CW-P13-03 */
function reveal(m: Context, figure: number): void {
  const { state } = m;
  const [fact = ''] = state.secrets.splice(unknownFigures(m).indexOf(figure), 1);
  state.facts.push(fact);
  const patient = Number(fact.split('.')[1]);
  const owner = patient < state.players.length ? patient : stranger;
  state.tally[`figure:${figure}`] = owner;
  if (owner === stranger) m.emit({ type: 'story', rule: 'CW-P13-03', what: 'stranger', n: figure + 1 });
  else m.emit({ type: 'story', rule: 'CW-P13-03', what: 'belongs', n: figure + 1, player: owner });
}

const figuresAt = ({ state }: Context, at: SpaceId): number[] =>
  figures.filter((figure) => state.shadows[figure] === at);

/** CW-P13-03 */
function askActs(m: Context, player: PlayerId): Act[] {
  const { at } = playerOf(m.state, player);
  return figuresAt(m, at)
    .filter((figure) => knownAs(m, figure) === undefined)
    .map((figure) => ({
      id: `ask:${figure}`,
      targets: [`shadow:${figure}`],
      rule: 'CW-P13-03',
      then: [{ do: 'story', what: 'ask', player, at, n: figure }],
    }));
}

/** A player names a Figure as their own, or as that of a dead player. CW-P13-04 */
function nameActs(m: Context, player: PlayerId): Act[] {
  const { state } = m;
  const { at } = playerOf(state, player);
  const owners = everyPlayer(m).filter((owner) => {
    const isMine = owner === player || !playerOf(state, owner).alive;
    return isMine && !isNamed(m, owner);
  });
  return figuresAt(m, at).flatMap((figure) =>
    owners
      .filter((owner) => (knownAs(m, figure) ?? owner) === owner)
      .map((owner) => ({
        id: `name:${figure}:${owner}`,
        targets: [`shadow:${figure}`, `player:${owner}`],
        rule: 'CW-P13-04',
        then: [{ do: 'story', what: 'name', player, n: figure, on: String(owner) }],
      })),
  );
}

/** CW-P13-04 to -06 */
function name(m: Context, player: PlayerId, figure: number, owner: PlayerId): void {
  const { state } = m;
  if (knownAs(m, figure) === undefined) reveal(m, figure);
  if (knownAs(m, figure) === owner) {
    playerOf(state, owner).tally['named'] = 1;
    m.emit({ type: 'story', rule: 'CW-P13-04', what: 'named', player, other: owner, n: figure + 1 });
    if (everyPlayer(m).every((each) => isNamed(m, each))) finish(m, 'CW-P13-07', 'never-empty', everyPlayer(m));
    return;
  }
  state.tally['wrong'] = (state.tally['wrong'] ?? 0) + 1;
  m.emit({ type: 'story', rule: 'CW-P13-05', what: 'wrong', player, n: state.tally['wrong'] });
  if (state.tally['wrong'] === mostWrongNames) finish(m, 'CW-P13-06', 'empty', []);
  else loseHealth(m, player, healthForWrongName);
}

/** A Figure without a name that nobody has In Sight moves away from the players. CW-P13-08 */
function withdraw(m: Context, figure: number): void {
  const { state, content } = m;
  const from = state.shadows[figure];
  const players = playerSpaces(m);
  if (from === undefined || players.some((at) => spaceOf(content.hospital, from).inSight.has(at))) return;
  const distances = players.map((at) => distancesFrom(state, content, at));
  const safety = (at: SpaceId): number => Math.min(...distances.map((each) => each.get(at) ?? 0));
  const safest = (at: SpaceId): SpaceId =>
    movesFrom(state, content, at, false).reduce((best, { to }) => (safety(to) > safety(best) ? to : best), at);
  let to = from;
  for (let moves = 0; moves < figureMoves; moves++) to = safest(to);
  if (to === from) return;
  state.shadows[figure] = to;
  m.emit({ type: 'shadow', rule: 'CW-P13-08', also: ['CW-RUL-61'], shadow: figure, from, to });
}

export const neverEmpty: Phenomenon = {
  id: 'P13',
  name: 'never-empty',
  mode: 'cooperative',
  setUp,
  freeActs: nameActs,
  mainActs: askActs,
  steps: {
    ask(m, { player, at, n: figure = 0 }) {
      const me = playerOf(m.state, player);
      if (!me.alive || me.at !== at || m.state.shadows[figure] !== at) return;
      m.emit({ type: 'story', rule: 'CW-P13-03', what: 'asked', player, n: figure + 1 });
      if (rollDice(m, player, 'focus', successesToAsk).successes >= successesToAsk) reveal(m, figure);
      else gainTerror(m, player, 1);
    },
    name(m, { player, n: figure = 0, on: owner }) {
      name(m, player, figure, Number(owner));
    },
  },
  on: {
    'round-ended'(m) {
      if (m.state.round >= lastRound(m)) finish(m, 'CW-P13-09', 'lights-out', []);
      else for (const figure of unknownFigures(m)) withdraw(m, figure);
    },
  },
};
