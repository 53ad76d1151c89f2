// A turn: Creeping Darkness, Roll Dice, Actions, Monster Movement. SAN-TURN
import type { PlayerId } from '../../../kernel/index.js';
import { clockwise, playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { ask } from './ask.js';
import { resultOfTaking } from './costs.js';
import { usable } from './effects.js';
import { modifierOf } from './hands.js';

export function turn(m: Context, { player }: StepOf<'turn'>): void {
  const { state } = m;
  state.shut = state.shut.filter(({ until }) => until !== player);
  if (playerOf(state, player).escaped) {
    m.emit({ type: 'turn-skipped', rule: 'SAN-COOP-09', player });
    state.active = player;
    m.push({ do: 'next-turn' });
    return;
  }
  state.active = player;
  state.turn = {
    number: state.turn.number + 1,
    phase: 'darkness',
    dice: [],
    taken: 0,
    ap: 0,
    mp: 0,
    pool: 0,
    spent: 0,
    moves: 0,
    signalled: 0,
    reported: 0,
  };
  const me = playerOf(state, player);
  for (const each of state.players) each.used = [];
  me.hidden = false;
  m.emit({
    type: 'turn-began',
    rule: 'SAN-TURN-10',
    also: ['SAN-TURN-01', 'SAN-RUL-26'],
    player,
    number: state.turn.number,
  });
  m.push({ do: 'exposure' }, { do: 'darkness' }, { do: 'actions' }, { do: 'monster-phase' }, { do: 'next-turn' });
}

export function nextTurn(m: Context): void {
  const { state } = m;
  const next = clockwise(state, state.active)[1] ?? state.active;
  m.push({ do: state.honour ? 'whose-turn' : 'turn', player: next });
}

/**
 * In Creeping Darkness, first the monsters move, and then the player explores a card. After triples, this phase begins
 * again. SAN-TURN-02, -03
 */
export function darkness(m: Context): void {
  const { state } = m;
  const player = state.active;
  state.turn.phase = 'darkness';
  m.emit({ type: 'phase', rule: 'SAN-TURN-01', phase: 'darkness' });
  const lulled = (state.lulled & (1 << player)) !== 0;
  state.lulled &= ~(1 << player);
  if (lulled) m.emit({ type: 'lulled', rule: 'SAN-TURN-02' });
  m.push(
    ...(lulled ? [] : state.monsters.map(({ id }): Step => ({ do: 'creep', monster: id, toward: player }))),
    ...(!lulled && modifierOf(m, player, 'creep') > 0 ? [{ do: 'creep-again', toward: player } as const] : []),
    { do: 'linger' },
    { do: 'explore', player, where: 'anywhere' },
    { do: 'roll' },
  );
}

export function roll(m: Context): void {
  const { state } = m;
  state.turn.phase = 'dice';
  m.emit({ type: 'phase', rule: 'SAN-TURN-01', phase: 'dice' });
  state.turn.dice = [0, 0, 0].map(() => m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1);
  m.emit({ type: 'rolled', rule: 'SAN-TURN-04', player: state.active, dice: [...state.turn.dice] });
  m.push({ do: 'dice-settle' });
}

/**
 * Evaluates the dice after the roll, and again after each card that changed a die. Triples take effect before a card
 * can be used. SAN-RUL-46
 */
export function diceSettle(m: Context): void {
  const { state } = m;
  const player = state.active;
  const [a, b, c] = state.turn.dice;
  if (a === b && b === c) {
    m.emit({ type: 'triples', rule: 'SAN-TURN-07', also: ['SAN-RUL-46', 'SAN-RUL-51'], player });
    m.push({ do: 'darkness' });
  } else if (usable(m, player, 'dice').length > 0) m.push({ do: 'dice-change', player });
  else m.push({ do: 'choose-die', player });
}

/** Cards that change dice are used before a die is taken. */
export function diceChange(m: Context, { player }: StepOf<'dice-change'>) {
  const then = [{ do: 'dice-settle' } as const];
  return ask(m, player, 'SAN-RUL-15', [
    ...usable(m, player, 'dice').map((use) => ({ ...use, then: [...use.then, ...then] })),
    { id: 'keep', rule: 'SAN-TURN-05', then: [{ do: 'choose-die', player }] },
  ]);
}

/** Each distinct value is one choice. SAN-RUL-40 */
export function chooseDie(m: Context, { player }: StepOf<'choose-die'>) {
  const { dice } = m.state.turn;
  const values = [...new Set(dice)].sort((a, b) => a - b);
  const chooser = modifierOf(m, player, 'neighbour-die') > 0 ? leftNeighbour(m, player) : player;
  // The die that is chosen for an absent player never causes a Horror Roll.
  const mild = values.filter((value) => !resultOfTaking(dice, value).pair).at(-1);
  return ask(
    m,
    chooser,
    'SAN-TURN-05',
    values.map((value) => ({
      id: `die:${value}`,
      targets: [`die:${dice.indexOf(value)}`],
      rule: resultOfTaking(dice, value).pair ? 'SAN-TURN-08' : values.length === 2 ? 'SAN-TURN-09' : 'SAN-RUL-40',
      then: [{ do: 'take-die', value }],
    })),
    `die:${mild}`,
  );
}

/** The next player clockwise who is still in the building. */
const leftNeighbour = ({ state }: Context, player: PlayerId): PlayerId =>
  clockwise(state, player)
    .slice(1)
    .find((each) => !playerOf(state, each).escaped) ?? player;

export function takeDie(m: Context, { value }: StepOf<'take-die'>): void {
  const { state } = m;
  const player = state.active;
  const { mp, pair } = resultOfTaking(state.turn.dice, value);
  state.turn.taken = value;
  state.turn.ap = Math.max(0, value + modifierOf(m, player, 'ap'));
  state.turn.mp = mp;
  m.emit({
    type: 'die-taken',
    rule: 'SAN-TURN-05',
    also: ['SAN-TURN-06', 'SAN-TURN-09'],
    player,
    value,
    ap: state.turn.ap,
    mp,
  });
  if (!pair) return;
  m.emit({ type: 'pair', rule: 'SAN-TURN-08', also: ['SAN-HOR-05'], player });
  m.push({ do: 'horror-roll', player });
}

export function actions(m: Context): void {
  m.state.turn.phase = 'actions';
  m.emit({ type: 'phase', rule: 'SAN-TURN-01', phase: 'actions' });
  m.push({ do: 'act', player: m.state.active });
}
