// Paying Sanity with cards and with what Concentrate gave, card by card, never one too many. SAN-HAL-03, SAN-ESC-07, SAN-RUL-16 to -18
import type { Offer, PlayerId } from '../../kernel/index.js';
import { discard, slotsOf, worth } from './cards.js';
import { of, seatOf, type M, type PayFor, type Payment, type Step, type StepOf } from './state.js';

/** What can be laid down for this: protected Items never for an escape. SAN-SAFE-03, SAN-RUL-18 */
function payable(m: M, player: PlayerId, { what }: PayFor): Map<number, number> {
  const me = of(m.state, player);
  const values = new Map<number, number>();
  slotsOf(me).forEach((card, slot) => {
    const value = worth(m.content, me, card);
    if (value > 0 && !(what === 'escape' && me.items[slot]?.safe)) values.set(slot, value);
  });
  return values;
}

/** Only the active player has Sanity of Concentrate. SAN-RUL-36 */
const poolOf = ({ state }: M, player: PlayerId): number => (player === state.active ? state.turn.pool : 0);

const sumUp = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

export function canPay(m: M, player: PlayerId, cost: number, pay: PayFor): boolean {
  return sumUp(payable(m, player, pay).values()) + poolOf(m, player) >= cost;
}

export function beginPay(m: M, { player, cost, pay }: StepOf<'begin-pay'>): void {
  m.state.payment = { cost, slots: [], pool: 0 };
  m.push(cost > 0 ? { do: 'pay', player, cost, pay } : { do: 'paid', player, pay });
}

/** Which cards to add is asked one by one; only what can still end without a needless card is offered. SAN-RUL-17 */
export function pay(m: M, { player, cost, pay: payFor }: StepOf<'pay'>) {
  const { payment } = m.state;
  const values = payable(m, player, payFor);
  const cards = slotsOf(of(m.state, player));
  const offer = (id: string, part: { slot?: number; pool?: number }, targets?: readonly string[]): Offer<Step> => ({
    id,
    ...(targets && { targets }),
    rule: part.pool === undefined ? (of(m.state, player).items[part.slot ?? -1]?.safe ? 'SAN-RUL-18' : payFor.what === 'escape' ? 'SAN-ESC-07' : 'SAN-HAL-03') : 'SAN-RUL-16',
    then: [{ do: 'put-down', player, cost, pay: payFor, ...part }],
  });
  const options: Offer<Step>[] = [];
  const fits = (next: Omit<Payment, 'cost'>): boolean => canEndLean(values, poolOf(m, player), cost, next);
  for (const slot of values.keys())
    if (!payment.slots.includes(slot) && fits({ slots: [...payment.slots, slot], pool: payment.pool })) options.push(offer(`pay:${cards[slot] ?? ''}`, { slot }, [`card:${cards[slot] ?? ''}`]));
  if (payment.pool === 0)
    for (let pool = poolOf(m, player); pool > 0; pool--) if (fits({ slots: payment.slots, pool })) options.push(offer(`sanity:${String(pool)}`, { pool }));
  return { seat: seatOf(m.state, player), player, rule: 'SAN-RUL-17', options };
}

/** Each Sanity of the pool is a part of its own. SAN-RUL-16 */
const leastOf = (pool: number): number => (pool > 0 ? 1 : Infinity);

/**
 * Whether this part of a payment can be completed so that nothing in it is needless: the sum reaches the cost, and
 * without its smallest part it would not.
 */
function canEndLean(values: ReadonlyMap<number, number>, pool: number, cost: number, { slots, pool: used }: Omit<Payment, 'cost'>): boolean {
  const chosen = slots.map((slot) => values.get(slot) ?? 0);
  const least = Math.min(...chosen, leastOf(used));
  const reached = sumUp(chosen) + used;
  // Each part is needed as long as what is reached without the least of them stays below the cost.
  if (reached - least >= cost) return false;
  if (reached >= cost) return true;
  // What is missing may be filled by others, small enough not to make the least one needless: the sums that can be had.
  const rest = [...values].flatMap(([slot, value]) => (slots.includes(slot) ? [] : [value])).sort((a, b) => b - a);
  const pools = used === 0 ? Array.from({ length: pool + 1 }, (_, i) => i) : [0];
  return pools.some((extra) => reaches(rest, 0, reached + extra, Math.min(least, leastOf(extra)), cost));
}

function reaches(rest: readonly number[], from: number, sum: number, least: number, cost: number): boolean {
  if (sum >= cost) return sum - least < cost;
  for (let i = from; i < rest.length; i++) {
    const value = rest[i] ?? 0;
    if (value !== rest[i - 1] || i === from) if (reaches(rest, i + 1, sum + value, Math.min(least, value), cost)) return true;
  }
  return false;
}

export function putDown(m: M, { player, cost, pay: payFor, slot, pool }: StepOf<'put-down'>): void {
  const { payment } = m.state;
  if (slot !== undefined) payment.slots.push(slot);
  if (pool !== undefined) payment.pool = pool;
  const values = payable(m, player, payFor);
  const reached = sumUp(payment.slots.map((each) => values.get(each) ?? 0)) + payment.pool;
  m.push(reached < cost ? { do: 'pay', player, cost, pay: payFor } : { do: 'paid', player, pay: payFor });
}

/** The cards go under the deck in the order they were laid down; what was too much is lost. SAN-RUL-16, SAN-RUL-27 */
export function paid(m: M, { player, pay: payFor }: StepOf<'paid'>): void {
  const { state } = m;
  const me = of(state, player);
  const cards = slotsOf(me);
  const laid = state.payment.slots.flatMap((slot) => cards[slot] ?? []);
  const sanity = sumUp(laid.map((card) => worth(m.content, me, card)));
  state.turn.pool -= state.payment.pool;
  m.emit({ type: 'paid', rule: payFor.what === 'escape' ? 'SAN-ESC-07' : 'SAN-HAL-03', also: ['SAN-RUL-16', 'SAN-RUL-17'], player, cost: state.payment.cost, sanity, pool: state.payment.pool });
  state.payment = { cost: 0, slots: [], pool: 0 };
  discard(m, player, laid);
  if (payFor.what === 'disbelieve') m.push({ do: 'drop', player, hallucination: payFor.hallucination });
}
