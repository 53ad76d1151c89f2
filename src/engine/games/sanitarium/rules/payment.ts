// Pays Sanity with cards and with the pool from Concentrate. Cards are chosen one at a time, and none of them may be
// needless. SAN-HAL-03, SAN-ESC-07, SAN-RUL-16 to -18
import type { Offer, PlayerId } from '../../../kernel/index.js';
import { playerOf, type Payment } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { PayFor, Step, StepOf } from '../state/steps.js';
import { ask, askOrAnswer } from './ask.js';
import { discard, slotsOf, sanityValue } from './hands.js';

/**
 * The values of the cards that the player can pay with, by slot. With `keepProtected`, Protected Items are left out.
 */
function payable(m: Context, player: PlayerId, keepProtected: boolean): Map<number, number> {
  const me = playerOf(m.state, player);
  const values = new Map<number, number>();
  slotsOf(me).forEach((card, slot) => {
    const value = sanityValue(m.content, me, card);
    if (value > 0 && !(keepProtected && me.items[slot]?.safe)) values.set(slot, value);
  });
  return values;
}

/** Protected Items never pay for an escape. SAN-SAFE-03, SAN-RUL-18 */
const keepsProtected = ({ what }: PayFor): boolean => what === 'escape';

/** Only the active player has a pool from Concentrate. SAN-RUL-36 */
const poolOf = ({ state }: Context, player: PlayerId): number => (player === state.active ? state.turn.pool : 0);

const sumUp = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

export function canPay(m: Context, player: PlayerId, cost: number, keepProtected: boolean): boolean {
  return sumUp(payable(m, player, keepProtected).values()) + poolOf(m, player) >= cost;
}

export function beginPay(m: Context, { player, cost, pay }: StepOf<'begin-pay'>): void {
  m.state.payment = { cost, slots: [], pool: 0 };
  goOn(m, { do: 'pay', player, cost, pay });
}

/**
 * Asks for the next part of the payment until it is complete. If only one part is possible, it is taken without a
 * question, unless that would show others something about the player's Actions. SAN-RUL-47
 */
function goOn(m: Context, step: StepOf<'pay'>): void {
  const { player, cost, pay: payFor } = step;
  if (paidSoFar(m, player, payFor) >= cost) m.push({ do: 'paid', player, pay: payFor });
  else if (!m.state.solo && playerOf(m.state, player).actions.length > 0) m.push(step);
  else askOrAnswer(m, pay, step);
}

function paidSoFar(m: Context, player: PlayerId, payFor: PayFor): number {
  const { slots, pool } = m.state.payment;
  const values = payable(m, player, keepsProtected(payFor));
  return sumUp(slots.map((slot) => values.get(slot) ?? 0)) + pool;
}

/**
 * Asks for one card at a time, and offers only cards with which the payment can be completed without a needless card.
 * Bots take the most valuable card first. SAN-RUL-17, SAN-RUL-27
 */
export function pay(m: Context, { player, cost, pay: payFor }: StepOf<'pay'>) {
  const { payment } = m.state;
  const me = playerOf(m.state, player);
  const cards = slotsOf(me);
  const pool = poolOf(m, player);
  const missing = cost - paidSoFar(m, player, payFor);
  const values = payable(m, player, keepsProtected(payFor));
  // The cards that the payment can use without giving up a Protected Item that is not part of the payment.
  const free = new Map([...values].filter(([slot]) => !me.items[slot]?.safe || payment.slots.includes(slot)));
  const parts = [
    ...[...values.keys()].filter((slot) => !payment.slots.includes(slot)).map((slot) => ({ slot })),
    ...(payment.pool > 0 ? [] : Array.from({ length: Math.min(pool, missing) }, (_, i) => ({ pool: i + 1 }))),
  ];
  const offers = parts.flatMap((part) => {
    const next =
      'slot' in part
        ? { slots: [...payment.slots, part.slot], pool: payment.pool }
        : { slots: payment.slots, pool: part.pool };
    if (!canBeCompletedWithoutWaste(values, pool, cost, next)) return [];
    const safe = 'slot' in part && !free.has(part.slot);
    const card = 'slot' in part ? cards[part.slot] : undefined;
    const offer: Offer<Step> = {
      ...(card === undefined
        ? { id: `sanity:${next.pool}`, rule: 'SAN-RUL-16' }
        : {
            id: `pay:${card}`,
            targets: [`card:${card}`],
            rule: safe ? 'SAN-RUL-18' : payFor.what === 'escape' ? 'SAN-ESC-07' : 'SAN-HAL-03',
          }),
      then: [{ do: 'put-down', player, cost, pay: payFor, ...part }],
    };
    return [
      {
        offer,
        value: 'slot' in part ? (free.get(part.slot) ?? 0) : 0,
        givesUpProtected: safe || !canBeCompletedWithoutWaste(free, pool, cost, next),
      },
    ];
  });
  // If every way to pay costs a Protected Item, the player confirmed that before the payment began.
  const spared = offers.filter(({ givesUpProtected }) => !givesUpProtected);
  const [first] = [...(spared.length > 0 ? spared : offers)].sort((a, b) => b.value - a.value);
  const options = offers.map(({ offer, givesUpProtected }) =>
    givesUpProtected && spared.length > 0 ? { ...offer, confirm: 'confirm-protected' } : offer,
  );
  return { ...ask(m, player, 'SAN-RUL-17', options), ...(first && { fallback: first.offer.id }) };
}

/**
 * Whether this payment can be completed without a needless card. A payment has no needless card if its sum reaches the
 * cost, but would not reach it without the smallest card.
 */
function canBeCompletedWithoutWaste(
  values: ReadonlyMap<number, number>,
  pool: number,
  cost: number,
  { slots, pool: used }: Omit<Payment, 'cost'>,
): boolean {
  const chosen = slots.map((slot) => values.get(slot) ?? 0);
  const least = Math.min(...chosen);
  const reached = sumUp(chosen) + used;
  // Each card is needed as long as the sum without the smallest one stays below the cost.
  if (reached - least >= cost) return false;
  if (reached >= cost) return true;
  // Now further cards are tried, beginning with the most valuable card.
  const rest = [...values].flatMap(([slot, value]) => (slots.includes(slot) ? [] : [value])).sort((a, b) => b - a);
  const pools = used === 0 ? Array.from({ length: pool + 1 }, (_, i) => i) : [0];
  return pools.some((extra) => reaches(rest, 0, reached + extra, least, cost));
}

function reaches(rest: readonly number[], from: number, sum: number, least: number, cost: number): boolean {
  if (sum >= cost) return sum - least < cost;
  for (let i = from; i < rest.length; i++) {
    const value = rest[i] ?? 0;
    if (value !== rest[i - 1] || i === from)
      if (reaches(rest, i + 1, sum + value, Math.min(least, value), cost)) return true;
  }
  return false;
}

export function putDown(m: Context, { player, cost, pay: payFor, slot, pool }: StepOf<'put-down'>): void {
  const { payment } = m.state;
  if (slot !== undefined) payment.slots.push(slot);
  if (pool !== undefined) payment.pool = pool;
  goOn(m, { do: 'pay', player, cost, pay: payFor });
}

/** The cards go under the deck in the order in which they were paid; the excess is lost. SAN-RUL-16, SAN-RUL-27 */
export function paid(m: Context, { player, pay: payFor }: StepOf<'paid'>): void {
  const { state } = m;
  const me = playerOf(state, player);
  const cards = slotsOf(me);
  const laid = state.payment.slots.flatMap((slot) => cards[slot] ?? []);
  const sanity = sumUp(laid.map((card) => sanityValue(m.content, me, card)));
  state.turn.pool -= state.payment.pool;
  m.emit({
    type: 'paid',
    rule: payFor.what === 'escape' ? 'SAN-ESC-07' : 'SAN-HAL-03',
    also: ['SAN-RUL-16', 'SAN-RUL-17', 'SAN-RUL-47', 'SAN-RUL-48'],
    player,
    cost: state.payment.cost,
    sanity,
    pool: state.payment.pool,
  });
  state.payment = { cost: 0, slots: [], pool: 0 };
  discard(m, player, laid);
  if (payFor.what === 'disbelieve') m.push({ do: 'drop', player, hallucination: payFor.hallucination });
}
