// P01 Night Shift: Orderlies walk their rounds. Carry three heavy things to the Entrance before the day shift. CW-P01
import { spaceOf } from '../../state/hospital.js';
import { playerOf, type Enemy } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { moveEnemy, spawnEnemy } from '../enemies.js';
import { loseItem } from '../items.js';
import { statisticOf } from '../statistics.js';
import { everyPlayer, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const burdens = ['ward-keys.1', 'night-log.1', 'drug-chest.1'] as const;
/** Nine rounds for two players, six for three, five for more. */
const lastRound = ({ state }: Context): number => [9, 6][state.players.length - 2] ?? 5;
const orderlyMoves = 3;
/** How many Moves the things cost, and how many are left in any case. */
const [movesLost, leastMoves] = [2, 1];

const stairsOf = ({ content: { hospital } }: Context, floor: number): string | undefined =>
  [...hospital.spaces.values()].find((space) => space.floor === floor && space.type === 'stairs')?.id;

/** One thing lies in the Room of each Clue, and an Orderly starts at the stairs of each Floor. CW-P01-01, CW-P01-02 */
function setUp(m: Context): void {
  const { state, content } = m;
  burdens.forEach((card, i) => {
    const at = state.clues[i]?.at ?? content.hospital.start;
    (state.dropped[at] ??= []).push(card);
    m.emit({ type: 'story', rule: 'CW-P01-01', what: 'burden', card, at });
  });
  // Two or three players meet no Orderly in the Basement.
  for (const floor of state.players.length < 4 ? [1, 2, 3] : [0, 1, 2, 3]) {
    const at = stairsOf(m, floor);
    if (at !== undefined) spawnEnemy(m, 'orderly', at, 'CW-P01-02');
  }
}

/** In the Entrance, a player hands in what they carry. It is a free action. CW-P01-03 */
function handIn({ state, content }: Context, player: number): Act[] {
  const { at, items } = playerOf(state, player);
  if (spaceOf(content.hospital, at).type !== 'entrance') return [];
  return burdens
    .filter((card) => items.includes(card))
    .map((card) => ({
      id: `hand-in:${card}`,
      targets: [`card:${card}`],
      rule: 'CW-P01-03',
      then: [{ do: 'story', what: 'hand-in', player, on: card }],
    }));
}

/** Whoever begins a turn with one of the things has fewer Moves. CW-P01-06 */
function bearBurden(m: Context, { player }: { readonly player: number }): void {
  const me = playerOf(m.state, player);
  if (!burdens.some((card) => me.items.includes(card))) return;
  const moves = statisticOf(me, 'dexterity');
  m.state.turn.moves = moves - Math.max(leastMoves, moves - movesLost);
  m.emit({ type: 'story', rule: 'CW-P01-06', what: 'burdened', player });
}

/** An Orderly walks to and fro between the stairs and the elevator, and attacks whom it meets at the end. CW-P01-04 */
function walkRounds(m: Context, enemy: Enemy): void {
  const { state, content } = m;
  const { floor } = spaceOf(content.hospital, enemy.at);
  const key = `back:${enemy.id}`;
  const goal = state.tally[key] ? stairsOf(m, floor) : content.hospital.elevators[floor];
  if (goal === undefined) return;
  if (moveEnemy(m, enemy, [goal], orderlyMoves, 'CW-P01-04') === goal) state.tally[key] = state.tally[key] ? 0 : 1;
  m.push({ do: 'enemy-attack', enemy: enemy.id });
}

export const nightShift: Phenomenon = {
  id: 'P01',
  name: 'night-shift',
  mode: 'cooperative',
  setUp,
  freeActs: handIn,
  steps: {
    'hand-in'(m, { player, on: card = '' }) {
      const { state } = m;
      loseItem(playerOf(state, player), card);
      state.tally['handed-in'] = (state.tally['handed-in'] ?? 0) + 1;
      m.emit({ type: 'story', rule: 'CW-P01-03', what: 'handed-in', player, card });
      if (state.tally['handed-in'] === burdens.length) finish(m, 'CW-P01-03', 'relieved', everyPlayer(m));
    },
    rounds(m, { n: enemy }) {
      const walker = m.state.enemies.find(({ id }) => id === enemy);
      if (walker) walkRounds(m, walker);
    },
  },
  on: {
    'turn-began': bearBurden,
    'round-ended'(m) {
      if (m.state.round >= lastRound(m)) finish(m, 'CW-P01-05', 'day-shift', []);
      else
        m.push(
          ...m.state.enemies.map(({ id }) => ({ do: 'story', what: 'rounds', player: m.state.active, n: id }) as const),
        );
    },
  },
};
