// Safe Things, what an escape costs, and who has won. SAN-SAFE, SAN-ESC, SAN-COOP-06 to -08, SAN-TWO-02, SAN-SOLO-03
import type { Offer, PlayerId, RuleId } from '../../../kernel/index.js';
import { ask } from './ask.js';
import { cardOf } from '../cards/card-index.js';
import { claimable, discard, slotsOf } from './hands.js';
import { inDark } from '../state/map.js';
import { companions } from './reach.js';
import { canPay } from './payment.js';
import { escapeCost } from './costs.js';
import type { M } from '../state/step-context.js';
import { of, type Player, type State } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

// Safe Things

function claimOffer(m: M, player: PlayerId, item: number): Offer<Step>[] {
  const card = of(m.state, player).items[item]?.card ?? '';
  return claimable(m, player, item)
    ? [{ id: `claim:${card}`, targets: [`card:${card}`], rule: 'SAN-SAFE-01', then: [{ do: 'claim', player, item }] }]
    : [];
}

/** An Item that came in the turn of another: at the gain or, from the own next turn on, later. SAN-RUL-19 */
export function claimOrWait(m: M, { player, item }: StepOf<'claim-or-wait'>) {
  return ask(m, player, 'SAN-SAFE-01', [...claimOffer(m, player, item), { id: 'wait', rule: 'SAN-RUL-19', then: [] }]);
}

/** Stands open through the own turn. What is being paid for was priced before, so no claim comes between. SAN-RUL-19 */
export function claiming(m: M): Step[] {
  const { active: player, payment } = m.state;
  const any = payment.cost === 0 && of(m.state, player).items.some((_, item) => claimable(m, player, item));
  return any ? [{ do: 'claims', player }] : [];
}

export function claims(m: M, { player }: StepOf<'claims'>) {
  return ask(
    m,
    player,
    'SAN-RUL-19',
    of(m.state, player).items.flatMap((_, item) => claimOffer(m, player, item)),
  );
}

/** The Safe Thing goes under the Item, which is protected from now on. SAN-SAFE-01 */
export function claim(m: M, { player, item: index }: StepOf<'claim'>): void {
  const { items, things } = of(m.state, player);
  const item = items[index];
  const thing = item && things.find(({ kind, claimed }) => !claimed && kind === cardOf(m.content, item.card).kind);
  if (!item || !thing) return;
  thing.claimed = true;
  thing.shown = true;
  item.safe = 'own';
  m.emit({ type: 'claimed', rule: 'SAN-SAFE-01', also: ['SAN-RUL-19'], player, kind: thing.kind, common: false });
}

// Escape

/** Whether the player may leave, but for the price. SAN-ESC-01, -02, SAN-COOP-07, SAN-RUL-33, SAN-RUL-43 */
export function ready(state: State, player: PlayerId): boolean {
  const { at, hallucinations, things, escaped } = of(state, player);
  const settled = state.mode === 'competitive' || things.every(({ claimed }) => claimed);
  return !escaped && inDark(state, at) && hallucinations.length === 0 && settled;
}

/** Solo, both halves leave together from one space. SAN-SOLO-03, SAN-RUL-36 */
const leavers = (state: State, player: PlayerId): PlayerId[] => (state.solo ? [player, 1 - player] : [player]);

export function escapeOffer(m: M, player: PlayerId): Offer<Step> | null {
  const { state } = m;
  const together = leavers(state, player);
  const [cost, rule] = escapeCost(state, player);
  const may = together.every(
    (each) => ready(state, each) && canPay(m, each, cost, true) && of(state, each).at === of(state, player).at,
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

/** Each leaver pays alone, then all leave. SAN-ESC-07, SAN-RUL-36 */
export function escape(m: M, { player }: StepOf<'escape'>): void {
  const { state } = m;
  const players = leavers(state, player);
  const [cost] = escapeCost(state, player);
  m.push(...players.map((each): Step => ({ do: 'begin-pay', player: each, cost, pay: { what: 'escape' } })), {
    do: 'leave-building',
    players,
  });
}

export function leaveBuilding(m: M, { players }: StepOf<'leave-building'>): void {
  const { state } = m;
  for (const player of players) {
    const me = of(state, player);
    const shows = escapeRules(state, player);
    me.escaped = true;
    me.at = -1;
    m.emit({ type: 'escaped', rule: state.mode === 'competitive' ? 'SAN-ESC-01' : 'SAN-COOP-07', also: shows, player });
  }
  if (state.mode === 'competitive') {
    m.end(players, 'SAN-ESC-08');
    return;
  }
  const over = state.players.every(({ escaped }) => escaped);
  // A companion who stays may be exposed now. SAN-RUL-37
  m.push({ do: 'exposure' });
  for (const player of players) {
    const slots = unprotected(of(state, player));
    // Of one card, and at the end of the match, no order needs to be named.
    if (over || slots.length < 2) putUnder(m, { player, slots });
    else m.push({ do: 'leave-behind', player });
  }
  if (over) m.end(state.solo ? [0] : state.players.map((_, seat) => seat), 'SAN-COOP-06');
}

const unprotected = (me: Player): number[] => slotsOf(me).flatMap((_, slot) => (me.items[slot]?.safe ? [] : [slot]));

/** What is left behind goes under the deck in the order its owner names; bots begin with the dearest. SAN-RUL-27, SAN-RUL-34 */
export function leaveBehind(m: M, { player }: StepOf<'leave-behind'>) {
  const me = of(m.state, player);
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

export function putUnder(m: M, { player, slots }: Pick<StepOf<'put-under'>, 'player' | 'slots'>): void {
  const cards = slotsOf(of(m.state, player));
  discard(
    m,
    player,
    slots.flatMap((slot) => cards[slot] ?? []),
  );
}

function escapeRules(state: State, player: PlayerId): RuleId[] {
  const { mode, solo, players, monsters } = state;
  const watched = monsters.some(({ at }) => at === of(state, player).at) ? ['SAN-RUL-43'] : [];
  if (mode === 'competitive') return watched;
  const left = solo ? ['SAN-SOLO-03', 'SAN-RUL-36'] : companions(state, player).length > 0 ? ['SAN-RUL-37'] : [];
  return [...watched, ...left, 'SAN-RUL-34', ...(players.length === 2 ? ['SAN-RUL-33'] : [])];
}
