// A house with nothing in it but cards that ask for puzzles: what the tests of the puzzles are played in. Each turn has two
// Movement Steps and an Action Step; a Lock card is met by moving, an Obstacle card by exploring.
import { puzzleSteps, puzzleSecrets, attemptOf, attemptRefusal, deal, imagineOrder, moveOf, moveRefusal, noPuzzles, visible, type Investigator, type Puzzle, type PuzzleEvent, type PuzzleStep, type Puzzles } from '../../../src/engine/puzzle/index.js';
import type { Asked, Event, Play, Refusal, Rules } from '../../../src/engine/kernel/index.js';

interface Card {
  readonly puzzle: string | Puzzle;
  /** A Lock card is in the way of a movement, an Obstacle card of exploring. */
  readonly lock?: boolean;
  /** Whoever does not solve it dies of it. */
  readonly deadly?: boolean;
}

export interface HouseOptions {
  readonly cards: Readonly<Record<string, Card>>;
  /** By seat; the last one stands for all further seats. */
  readonly investigators?: readonly Partial<Investigator & { readonly stunned: boolean }>[];
  readonly seconds?: number;
  /** The match is over after so many turns. */
  readonly turns?: number;
}

export interface House {
  readonly cards: Readonly<Record<string, Card>>;
  readonly investigators: (Investigator & { readonly stunned: boolean; readonly dead: boolean })[];
  readonly seconds: number | null;
  readonly turns: number;
  turn: number;
  movement: number;
  action: number;
  /** Cards that were discarded: what they barred is open. */
  readonly discarded: string[];
  readonly puzzles: Puzzles;
}

type Steps = PuzzleStep
  | { readonly do: 'turn' }
  | { readonly do: 'meet' | 'discard' | 'next' | 'kill'; readonly card: string; readonly player: number };
interface HouseEvent extends Event {
  readonly card: string;
  readonly player: number;
}
type M = Play<House, null, Steps, HouseEvent | PuzzleEvent>;

const activeOf = (house: House): number => house.turn % house.investigators.length;

const puzzles = puzzleSteps<House>({
  puzzles: (house) => house.puzzles,
  investigator: (house, player) => ({ ...house.investigators[player]!, seat: player }),
  spendSkillPoint(house, player) {
    const investigator = house.investigators[player]!;
    house.investigators[player] = { ...investigator, skillPoints: investigator.skillPoints - 1 };
  },
  turn: (house) => house.turn,
  timeLimit: (house) => house.seconds,
});

function meet(m: M, { card, player }: { readonly card: string; readonly player: number }): void {
  const { puzzle, lock, deadly } = m.state.cards[card]!;
  if (lock) m.state.movement--;
  else m.state.action--;
  const unsolved = deadly ? [{ do: 'kill', card, player }] : [];
  m.push({ do: 'puzzle', card, puzzle, player, solved: [{ do: 'discard', card, player }] as readonly Steps[], unsolved }, { do: 'turn' });
}

function turn({ state }: M): Asked<Steps> {
  const player = activeOf(state);
  const cards = Object.entries(state.cards).filter(([card, { lock }]) => !state.discarded.includes(card) && (lock ? state.movement : state.action) > 0 && !attemptRefusal(state.puzzles, card, player, state.turn));
  const reset = state.puzzles.open.map(({ card }) => ({ id: `reset:${card}`, rule: 'MOM-PUZ-26', then: [{ do: 'puzzle-reset', card }, { do: 'turn' }] as const }));
  return {
    seat: player, player, rule: 'HOU-TURN',
    options: [
      ...cards.map(([card]) => ({ id: `meet:${card}`, rule: 'MOM-PUZ-02', then: [{ do: 'meet', card, player }] as const })),
      ...reset,
      { id: 'end', rule: 'HOU-TURN', then: [{ do: 'next', card: '', player }] },
    ],
  };
}

export const house: Rules<House, null, HouseOptions, House, Steps, HouseEvent | PuzzleEvent> = {
  id: 'house',
  version: 1,
  seats: { min: 1, max: 4 },
  pack: null,
  options: (json) => ({ ok: true, value: { cards: { door: { puzzle: '1A', lock: true }, desk: { puzzle: '4A' }, wall: { puzzle: '7' } }, ...(json as Partial<HouseOptions> | undefined) } }),
  setup({ seats, options: { cards, investigators = [], seconds = null, turns = 12 } }) {
    const each = seats.map((_, i) => ({ intellect: 4, luck: 2, skillPoints: 1, stunned: false, ...(investigators[i] ?? investigators.at(-1)), dead: false }));
    return { ok: true, value: { state: { cards, investigators: each, seconds, turns, turn: 0, movement: 2, action: 1, discarded: [], puzzles: noPuzzles() }, steps: [{ do: 'turn' }] } };
  },
  steps: {
    ...puzzles.steps,
    meet,
    discard(m, { card, player }) {
      m.state.discarded.push(card);
      m.emit({ type: 'discarded', rule: 'MOM-PUZ-21', card, player });
    },
    kill(m, { card, player }) {
      m.state.investigators[player] = { ...m.state.investigators[player]!, dead: true };
      m.emit({ type: 'killed', rule: 'MOM-RUL-113', card, player });
    },
    next(m) {
      const { state } = m;
      state.turn++;
      m.emit({ type: 'turn', rule: 'HOU-TURN', card: '', player: activeOf(state) });
      if (state.turn >= state.turns) {
        m.end([], 'HOU-TURN');
        return;
      }
      state.movement = state.investigators[activeOf(state)]!.stunned ? 1 : 2;
      state.action = 1;
      m.push({ do: 'turn' });
    },
  },
  asks: { ...puzzles.asks, turn },
  standing: (m) => puzzles.standing(m),
  view: (m) => ({ ...m.state, puzzles: visible(m.state.puzzles), discarded: [...m.state.discarded], investigators: [...m.state.investigators] }),
  secrets: (state) => puzzleSecrets(state.puzzles, 2 ** state.investigators.length - 1),
  determinize: (m, _seat, chance) => { imagineOrder(m.state.puzzles, chance); },
  explain(view, _questions, seat, intent): Refusal {
    const [what, card = ''] = intent.split(':');
    const attempt = attemptOf(view.puzzles);
    const move = moveOf(intent);
    const mine = view.puzzles.attempt?.player === seat;
    const refusal = attempt && mine && move ? moveRefusal(attempt, move)
      : what === 'meet' && !attempt ? attemptRefusal(view.puzzles, card, seat, view.turn)
      : what === 'set-up' ? ((set) => (set.ok ? null : set.error))(deal(card, 1)) : null;
    return refusal ?? { rule: 'HOU-TURN', message: 'That cannot be done now.' };
  },
};
