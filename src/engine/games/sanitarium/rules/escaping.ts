// Escaping: who may escape, who pays, what is left behind, and who has won. SAN-ESC, SAN-COOP-06 to -09
import type { Offer, PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import { inDark } from '../state/map.js';
import { playerOf, type Player, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { ask } from './ask.js';
import { escapeCost } from './costs.js';
import { discard, slotsOf } from './hands.js';
import { canPay } from './payment.js';
import { leavers } from './solo.js';

/**
 * Whether the player meets all conditions of an escape except the price. SAN-ESC-01, -02, SAN-COOP-07, SAN-RUL-33,
 * SAN-RUL-43
 */
export function ready(state: State, player: PlayerId): boolean {
  const { at, hallucinations, safeThings, escaped } = playerOf(state, player);
  const settled = state.mode === 'competitive' || safeThings.every(({ claimed }) => claimed);
  return !escaped && inDark(state, at) && hallucinations.length === 0 && settled;
}

export function escapeOffer(m: Context, player: PlayerId): Offer<Step> | null {
  const { state } = m;
  const together = leavers(state, player);
  const [cost, rule] = escapeCost(state, player);
  const may = together.every(
    (each) =>
      ready(state, each) && canPay(m, each, cost, true) && playerOf(state, each).at === playerOf(state, player).at,
  );
  return may
    ? {
        id: 'escape',
        targets: [`player:${player}`],
        rule: state.solo ? 'SAN-SOLO-03' : rule,
        then: [{ do: 'escape', player }],
      }
    : null;
}

/** Each escaping player pays separately, then all escape. SAN-ESC-07, SAN-RUL-36 */
export function escape(m: Context, { player }: StepOf<'escape'>): void {
  const { state } = m;
  const players = leavers(state, player);
  const [cost] = escapeCost(state, player);
  m.push(...players.map((each): Step => ({ do: 'begin-pay', player: each, cost, pay: { what: 'escape' } })), {
    do: 'leave-building',
    players,
  });
}

const escapeRules = {
  competitive: { rule: 'SAN-ESC-01', also: ['SAN-RUL-43'] },
  cooperative: {
    rule: 'SAN-COOP-07',
    also: ['SAN-RUL-33', 'SAN-RUL-34', 'SAN-RUL-36', 'SAN-RUL-37', 'SAN-RUL-43', 'SAN-SOLO-03'],
  },
} as const;

export function leaveBuilding(m: Context, { players }: StepOf<'leave-building'>): void {
  const { state } = m;
  for (const player of players) {
    const me = playerOf(state, player);
    me.escaped = true;
    me.at = -1;
    m.emit({ type: 'escaped', ...escapeRules[state.mode], player });
  }
  if (state.mode === 'competitive') {
    m.end(players, 'SAN-ESC-08');
    return;
  }
  const over = state.players.every(({ escaped }) => escaped);
  // A companion who stays may be exposed now. SAN-RUL-37
  m.push({ do: 'exposure' });
  for (const player of players) {
    const slots = unprotected(playerOf(state, player));
    // With a single card, or at the end of the match, nobody needs to choose an order.
    if (over || slots.length < 2) putUnder(m, { player, slots });
    else m.push({ do: 'leave-behind', player });
  }
  if (over) m.end(state.solo ? [0] : state.players.map((_, seat) => seat), 'SAN-COOP-06');
}

const unprotected = (me: Player): number[] => slotsOf(me).flatMap((_, slot) => (me.items[slot]?.safe ? [] : [slot]));

/**
 * Asks the player in which order the cards that are left behind go under the deck. Bots begin with the most valuable
 * card. SAN-RUL-27, SAN-RUL-34
 */
export function leaveBehind(m: Context, { player }: StepOf<'leave-behind'>) {
  const me = playerOf(m.state, player);
  const slots = unprotected(me);
  const cards = slotsOf(me);
  const offers = slots.map((slot) => {
    const card = cards[slot] ?? '';
    const others = slots.filter((each) => each !== slot);
    const then: Step[] =
      others.length > 1
        ? [
            { do: 'put-under', player, slots: [slot] },
            { do: 'leave-behind', player },
          ]
        : [{ do: 'put-under', player, slots: [slot, ...others] }];
    return {
      id: `under:${card}`,
      targets: [`card:${card}`],
      rule: 'SAN-RUL-27',
      then,
      value: cardOf(m.content, card).value,
    };
  });
  const [dearest] = [...offers].sort((a, b) => b.value - a.value);
  return { ...ask(m, player, 'SAN-RUL-27', offers), ...(dearest && { fallback: dearest.id }) };
}

export function putUnder(m: Context, { player, slots }: Pick<StepOf<'put-under'>, 'player' | 'slots'>): void {
  const cards = slotsOf(playerOf(m.state, player));
  discard(
    m,
    player,
    slots.flatMap((slot) => cards[slot] ?? []),
  );
}
