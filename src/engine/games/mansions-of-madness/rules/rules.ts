// The puzzles of Mansions of Madness as a small game: cards that require puzzles, and turns in which investigators meet
// these cards. The rules of an attempt come from nightward/puzzle.
import type { Asked, Fault, Offer, Play, Result, Rules } from '../../../kernel/index.js';
import { attemptRefusal, imagineOrder, puzzleSecrets, puzzleSteps, visible } from '../../../puzzle/index.js';
import { explain } from '../table/explain.js';
import { readOptions, readSituation, type Options } from '../state/situation.js';
import {
  activeOf,
  costOf,
  movementOf,
  type Card,
  type Investigator,
  type MansionsEvent,
  type State,
  type Step,
} from '../state/state.js';

type Context = Play<State, null, Step, MansionsEvent>;
type Of<K extends Step['do']> = Extract<Step, { do: K }>;

const figure = ({ investigators }: State, player: number): Investigator => investigators[player] as Investigator;

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

function askTurn({ state }: Context): Asked<Step> {
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

function meet(m: Context, { card, player }: Of<'meet'>): void {
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

/** Discards a card whose puzzle is solved. When all cards are discarded, the investigators win. MOM-GEN-05 */
function discard(m: Context, { card, player }: Of<'discard'>): void {
  const { cards, discarded, investigators } = m.state;
  discarded.push(card);
  m.emit({ type: 'discarded', rule: 'MOM-PUZ-21', card, player });
  if (discarded.length === Object.keys(cards).length) m.end([...investigators.keys()], 'MOM-GEN-05');
  else m.push({ do: 'turn' });
}

function stay(m: Context, { card, player }: Of<'stay'>): void {
  m.emit({
    type: 'stayed',
    rule: m.state.cards[card]?.lock ? 'MOM-LCK-04' : 'MOM-PUZ-02',
    also: ['MOM-PUZ-02'],
    card,
    player,
  });
  m.push({ do: 'turn' });
}

/** MOM-RUL-131: the investigator's turn ends immediately. */
function kill(m: Context, { card, player }: Of<'kill'>): void {
  m.state.investigators[player] = { ...figure(m.state, player), dead: true };
  m.emit({ type: 'killed', rule: 'MOM-RUL-113', card, player });
  m.push({ do: 'next' });
}

/** The number of the next turn that belongs to a living investigator. */
function turnAfter(state: State): number {
  let turn = state.turn + 1;
  while (figure(state, activeOf({ ...state, turn })).dead) turn++;
  return turn;
}

function next(m: Context): void {
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
    also: ['MOM-STS-02'],
    card: '',
    player,
    movement: state.movement,
  });
  m.push({ do: 'turn' });
}

export const rules: Rules<State, null, Options, State, Step, MansionsEvent> = {
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
