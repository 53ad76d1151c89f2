// A turn: free actions, one main action, the end of the turn. CW-TRN
import type { PlayerId } from '../../../kernel/index.js';
import { spaceOf } from '../state/hospital.js';
import { clockwise, freshTurn, leftOf, living, playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { combatActs } from './combat.js';
import { useActs } from './items.js';
import { moveActs } from './movement.js';
import { neurosisActs } from './neuroses.js';
import { notice } from './quirks.js';
import { freeActs, mainActs } from './phenomena/index.js';
import { forceActs, mayRummage } from './revealing-rooms.js';
import { tradeActs } from './trading.js';

export function turn(m: Context, { player }: StepOf<'turn'>): void {
  const { state } = m;
  state.active = player;
  state.turn = freshTurn();
  // An Enemy may have killed the player at the end of the round.
  if (!playerOf(state, player).alive) {
    m.push({ do: 'next-turn' });
    return;
  }
  m.emit({ type: 'turn-began', rule: 'CW-TRN-01', also: ['CW-GEN-08'], player, round: state.round });
  m.push(
    { do: 'moment', moment: { of: 'turn-began', player } },
    { do: 'act', player },
    { do: 'end-of-turn', player },
    { do: 'turn-over' },
    { do: 'next-turn' },
  );
}

/** Free actions in any number and order, and then at most one main action. CW-TRN-01, CW-RUL-17, CW-RUL-20 */
export function act(m: Context, { player }: StepOf<'act'>) {
  const { state } = m;
  if (!playerOf(state, player).alive || state.turn.main) return ask(m, player, 'CW-TRN-01', []);
  const free = [...useActs(m, player), ...dropActs(m, player), ...neurosisActs(m, player), ...freeActs(m, player)];
  const main = playerOf(state, player).skipsMain ? [] : [...ownMainActs(m, player), ...mainActs(m, player)];
  return ask(m, player, 'CW-TRN-01', [
    ...moveActs(m, player).map((option) => before(option, { do: 'act', player })),
    ...[...free, ...tradeActs(m, player)].map((option) =>
      before(option, { do: 'acted', player }, { do: 'act', player }),
    ),
    ...main.map((option): Act => ({
      ...option,
      then: [{ do: 'begin-main', player }, ...option.then, { do: 'acted', player }],
    })),
    { id: 'end', rule: 'CW-RUL-17', then: [{ do: 'end-move', player }] },
  ]);
}

const before = (option: Act, ...rest: readonly Step[]): Act => ({ ...option, then: [...option.then, ...rest] });

function dropActs({ state }: Context, player: PlayerId): Act[] {
  return playerOf(state, player).items.map((card) => ({
    id: `drop:${card}`,
    targets: [`card:${card}`],
    rule: 'CW-TRN-06',
    then: [{ do: 'drop', player, card }],
  }));
}

/** The main actions, except Reveal, which follows from the Move. CW-TRN-07 */
function ownMainActs(m: Context, player: PlayerId): Act[] {
  const { state, content } = m;
  const { at } = playerOf(state, player);
  const here = [`space:${at}`];
  const acts = [...combatActs(m, player), ...forceActs(m, player)];
  if (mayRummage(state, content, at))
    acts.push({ id: 'rummage', targets: here, rule: 'CW-TRN-09', then: [{ do: 'rummage', player }] });
  if (state.dropped[at])
    acts.push({ id: 'pick-up', targets: here, rule: 'CW-TRN-11', then: [{ do: 'pick-up', player }] });
  return acts;
}

/** The main action is declared; before it, the "end your Move" effect of the Room happens. CW-RUL-19 */
export function beginMain(m: Context, { player }: StepOf<'begin-main'>): void {
  m.state.turn.main = true;
  m.push({ do: 'end-move', player });
}

/** The end of the turn, in the order of CW-RUL-56. A player who dies has none of what is left. CW-TRN-12, CW-RUL-35 */
export function endOfTurn(m: Context, { player }: StepOf<'end-of-turn'>): void {
  const me = playerOf(m.state, player);
  if (!me.alive) return;
  const { type, floor } = spaceOf(m.content.hospital, me.at);
  if (type === 'hallway') notice(m, player, 'turn-ended-in-hallway');
  if (floor === 0) notice(m, player, 'turn-ended-in-basement');
  if (me.skipsMain && !m.state.turn.main) me.skipsMain = false;
  m.push(
    { do: 'room-effect', player, timing: 'endTurn' },
    { do: 'expire-dice', player },
    { do: 'check-neurosis', player },
    { do: 'flip-or-keep', player },
    { do: 'isolation', player },
    { do: 'limit', player },
    { do: 'moment', moment: { of: 'turn-ended', player } },
  );
}

/** Extra dice last until the end of the owner's next turn. */
export function expireDice(m: Context, { player }: StepOf<'expire-dice'>): void {
  const me = playerOf(m.state, player);
  me.bonusDice = me.bonusDice
    .filter((bonus) => bonus.for !== 'turn')
    .map((bonus) => (bonus.for === 'next-turn' ? { ...bonus, for: 'turn' } : bonus));
}

export function turnOver(m: Context): void {
  const { active, players } = m.state;
  const at = players[active]?.at ?? '';
  m.emit({
    type: 'turn-ended',
    rule: 'CW-TRN-14',
    also: ['CW-SEE-01', 'CW-RUL-10', 'CW-RUL-54', 'CW-RUL-56'],
    player: active,
    at,
  });
}

/** The next living player to the left, or, after the third Clue, the Phenomenon. CW-TRN-14, CW-PHN-02 */
export function nextTurn(m: Context): void {
  const { state } = m;
  if (state.act === 'prologue' && state.clues.length === 3) {
    m.push({ do: 'prologue-over' });
    return;
  }
  const alone = living(state, state.active);
  const next = alone.length === 1 ? (alone[0] ?? state.active) : leftOf(state, state.active);
  const order = clockwise(state, state.first);
  if (order.indexOf(next) > order.indexOf(state.active)) {
    m.push({ do: 'turn', player: next });
    return;
  }
  for (const each of state.players) each.claimed = false;
  m.push({ do: 'round-ended' }, { do: 'next-round' }, { do: 'turn', player: next });
}

export function nextRound(m: Context): void {
  m.state.round++;
}
