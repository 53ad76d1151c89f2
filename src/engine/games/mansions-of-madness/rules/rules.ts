// The puzzles of Mansions of Madness as a small game of their own: Lock and Obstacle cards that ask for them, and turns with
// their steps. What an attempt is and does comes from nightward/puzzle.
import type { Asked, Fault, Offer, Play, Refusal, Result, Rules } from '../../../kernel/index.js';
import {
  attemptOf,
  attemptRefusal,
  deal,
  imagineOrder,
  moveOf,
  moveRefusal,
  puzzleSecrets,
  puzzleSteps,
  visible,
} from '../../../puzzle/index.js';
import { readOptions, readSituation, type Options } from '../state/situation.js';
import {
  activeOf,
  costOf,
  movementOf,
  type Card,
  type Figure,
  type Happening,
  type State,
  type Step,
} from '../state/state.js';

type M = Play<State, null, Step, Happening>;
type Of<K extends Step['do']> = Extract<Step, { do: K }>;

const figure = ({ investigators }: State, player: number): Figure => investigators[player] as Figure;

const puzzles = puzzleSteps<State>({
  puzzles: (state) => state.puzzles,
  investigator: (state, player) => ({ ...figure(state, player), seat: player }),
  spendSkillPoint(state, player) {
    const before = figure(state, player);
    state.investigators[player] = { ...before, skillPoints: before.skillPoints - 1 };
  },
  turn: (state) => state.turn,
  timeLimit: (state) => state.timeLimit,
});

function affordable({ movement, action }: State, card: Card): boolean {
  const cost = costOf(card);
  return movement >= cost.movement && action >= cost.action;
}

function askTurn({ state }: M): Asked<Step> {
  const player = activeOf(state);
  const met = Object.entries(state.cards).flatMap(([card, each]): Offer<Step>[] =>
    state.discarded.includes(card) ||
    !affordable(state, each) ||
    attemptRefusal(state.puzzles, card, player, state.turn)
      ? []
      : [{ id: `meet:${card}`, rule: each.lock ? 'MOM-LCK-09' : 'MOM-OBS-05', then: [{ do: 'meet', card, player }] }],
  );
  const resets = state.puzzles.open.map(({ card }): Offer<Step> => ({
    id: `reset:${card}`,
    rule: 'MOM-PUZ-26',
    then: [{ do: 'puzzle-reset', card }, { do: 'turn' }],
  }));
  return {
    seat: player,
    player,
    rule: 'MOM-TRN-01',
    options: [...met, ...resets, { id: 'end', rule: 'MOM-TRN-03', then: [{ do: 'next' }] }],
  };
}

function meet(m: M, { card, player }: Of<'meet'>): void {
  const { state } = m;
  const met = state.cards[card];
  if (!met) return;
  const { movement, action } = costOf(met);
  state.movement -= movement;
  state.action -= action;
  m.emit({
    type: 'met',
    rule: met.lock ? 'MOM-LCK-09' : 'MOM-OBS-05',
    also: ['MOM-PUZ-02', 'MOM-PUZ-03'],
    card,
    player,
  });
  const solved: Step = { do: 'discard', card, player };
  const unsolved: Step = { do: met.deadly ? 'kill' : 'stay', card, player };
  m.push({ do: 'puzzle', card, puzzle: met.puzzle, player, solved: [solved], unsolved: [unsolved] });
}

/** MOM-GEN-05: all is open. */
function discard(m: M, { card, player }: Of<'discard'>): void {
  const { cards, discarded, investigators } = m.state;
  discarded.push(card);
  m.emit({ type: 'discarded', rule: 'MOM-PUZ-21', card, player });
  if (discarded.length === Object.keys(cards).length) m.end([...investigators.keys()], 'MOM-GEN-05');
  else m.push({ do: 'turn' });
}

function stay(m: M, { card, player }: Of<'stay'>): void {
  m.emit({
    type: 'stayed',
    ...(m.state.cards[card]?.lock ? { rule: 'MOM-LCK-04', also: ['MOM-PUZ-02'] } : { rule: 'MOM-PUZ-02' }),
    card,
    player,
  });
  m.push({ do: 'turn' });
}

/** MOM-RUL-131: his turn ends at once. */
function kill(m: M, { card, player }: Of<'kill'>): void {
  m.state.investigators[player] = { ...figure(m.state, player), dead: true };
  m.emit({ type: 'killed', rule: 'MOM-RUL-113', card, player });
  m.push({ do: 'next' });
}

/** The next turn of somebody who lives. */
function turnAfter(state: State): number {
  let turn = state.turn + 1;
  while (figure(state, activeOf({ ...state, turn })).dead) turn++;
  return turn;
}

function next(m: M): void {
  const { state } = m;
  if (state.investigators.every(({ dead }) => dead)) {
    m.end([], 'MOM-ELI-03');
    return;
  }
  const turn = turnAfter(state);
  if (turn >= state.turns) {
    m.end([], 'MOM-GEN-07');
    return;
  }
  state.turn = turn;
  const player = activeOf(state);
  state.movement = movementOf(figure(state, player));
  state.action = 1;
  m.emit({
    type: 'turn',
    rule: 'MOM-TRN-01',
    ...(figure(state, player).stunned && { also: ['MOM-STS-02'] }),
    card: '',
    player,
    movement: state.movement,
  });
  m.push({ do: 'turn' });
}

/** Why not: a move of a puzzle, `meet:<card>`, and `set-up:<puzzle>` for what is no puzzle at all. */
function explain(view: State, seat: number, intent: string): Refusal {
  const [what, id = ''] = intent.split(':');
  const attempt = attemptOf(view.puzzles);
  const move = moveOf(intent);
  if (attempt && move) {
    if (view.puzzles.attempt?.player !== seat)
      return {
        rule: 'MOM-PUZ-29',
        reason: 'not-yours',
        message: 'Nobody but who attempts the puzzle does anything about it.',
      };
    return moveRefusal(attempt, move) ?? refusals.now;
  }
  if (what === 'set-up') {
    const dealt = deal(id, 1);
    return dealt.ok ? refusals.now : dealt.error;
  }
  if (what !== 'meet' || attempt) return refusals.now;
  if (view.discarded.includes(id) || !Object.hasOwn(view.cards, id)) return refusals.open;
  return attemptRefusal(view.puzzles, id, seat, view.turn) ?? (activeOf(view) === seat ? refusals.steps : refusals.now);
}
const refusals = {
  now: { rule: 'MOM-TRN-01', reason: 'not-now', message: 'That is not what is asked now.' },
  steps: { rule: 'MOM-TRN-01', reason: 'no-step', message: 'No step is left for it in this turn.' },
  open: { rule: 'MOM-PUZ-21', reason: 'open', message: 'No such card lies there any more.' },
} as const satisfies Record<string, Refusal>;

export const rules: Rules<State, null, Options, State, Step, Happening> = {
  id: 'mansions-of-madness',
  version: 1,
  seats: { min: 1, max: 4 },
  pack: null,
  options: readOptions,
  setup({ seats, options: { timeLimit }, situation }): Result<{ state: State; steps: Step[] }, Fault> {
    const read = readSituation(situation, seats.length, timeLimit);
    return read.ok ? { ok: true, value: { state: read.value, steps: [{ do: 'turn' }] } } : read;
  },
  steps: { ...puzzles.steps, meet, discard, stay, kill, next },
  asks: { ...puzzles.asks, turn: askTurn },
  standing: (m) => puzzles.standing(m),
  view: ({ state }) => ({
    ...state,
    puzzles: visible(state.puzzles),
    discarded: [...state.discarded],
    investigators: [...state.investigators],
  }),
  secrets: ({ puzzles: of, investigators }) => puzzleSecrets(of, 2 ** investigators.length - 1),
  determinize: ({ state }, _seat, chance) => {
    imagineOrder(state.puzzles, chance);
  },
  explain: (view, _questions, seat, intent) => explain(view, seat, intent),
};
