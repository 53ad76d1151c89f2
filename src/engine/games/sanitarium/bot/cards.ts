// Decides which cards the bot can spare, which it pays with, and which it takes from other players.
import type { Option } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { sanityValue } from '../rules/hands.js';
import { claimGain, freeCards, threat, wantedBy, type Outlook } from './outlook.js';

/** Whether the bot may give the card up. It never gives up Protected Items. SAN-RUL-18 */
export const mayGo = ({ me }: Outlook, card: CardId): boolean =>
  !me.items.some((item) => item.card === card && item.safe !== null);

export const cardOfOption = ({ id }: Option): CardId => id.split(':')[1] ?? '';

/** Whether the player can pay to disbelieve the Hallucination without using a Protected Item. SAN-HAL-03 */
export function payable(outlook: Outlook, hallucination: CardId): boolean {
  const { view, content, me } = outlook;
  const cards = freeCards(me).reduce(
    (total, card) => total + (card === null ? 0 : sanityValue(content, me, card)),
    view.turn.pool,
  );
  return cards >= cardOf(content, hallucination).value;
}

/**
 * The option for the next part of a payment. The bot uses as much Sanity from Concentrate as possible, and then the
 * cards that waste the least Sanity, beginning with the most valuable card. SAN-RUL-16, -17, -27
 */
export function nextPayment(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { view, content, me } = outlook;
  const slots = [...me.items.map(({ card }) => card), ...me.actions];
  const value = (card: CardId | null | undefined): number => (card ? sanityValue(content, me, card) : 0);
  const owed = view.payment.slots.reduce(
    (left, slot) => left - value(slots[slot]),
    view.payment.cost - view.payment.pool,
  );
  const cards = options.flatMap((option) =>
    option.id.startsWith('pay:') && mayGo(outlook, cardOfOption(option))
      ? [{ id: option.id, value: value(cardOfOption(option)) }]
      : [],
  );
  const pools = options
    .flatMap(({ id }) => (id.startsWith('sanity:') ? [Number(id.slice(7))] : []))
    .sort((a, b) => b - a);
  for (const pool of [...pools, 0]) {
    const { ids, sum } = leanest(cards, owed - pool);
    if (pool === 0) return ids[0];
    // Sanity from the pool can be used in any amount, so a payment that uses the pool must match the cost exactly.
    if (sum === owed - pool) return `sanity:${pool}`;
  }
  return undefined;
}

/**
 * Chooses the cards with the smallest total value that still covers the cost. The most valuable card comes first. `sum`
 * is their total value. If all cards together do not cover the cost, `ids` is empty and `sum` is Infinity.
 */
function leanest(
  cards: readonly { readonly id: string; readonly value: number }[],
  cost: number,
): { readonly ids: readonly string[]; readonly sum: number } {
  const sums = new Map<number, readonly string[]>([[0, []]]);
  for (const { id, value } of [...cards].sort((a, b) => b.value - a.value))
    for (const [sum, ids] of [...sums]) if (sum < cost && !sums.has(sum + value)) sums.set(sum + value, [...ids, id]);
  const sum = Math.min(...[...sums.keys()].filter((each) => each >= cost));
  return { ids: sums.get(sum) ?? [], sum };
}

/** What the player loses by discarding a card, in Sanity. */
export function price(outlook: Outlook, card: CardId): number {
  const { content, me, needs } = outlook;
  const sanity = Math.min(sanityValue(content, me, card), needs.lack + 1);
  return wantedBy(outlook, card) === null ? sanity : Math.max(sanity, 10);
}

/**
 * What the player gains by taking a card or by handing it to another player, in Sanity. `option` has the form
 * `take:card` or `hand:card:player`.
 */
export function haulGain(outlook: Outlook, option: string): number {
  const { view, content, player, me, needs } = outlook;
  const [what, card = '', to] = option.split(':');
  const { kind, value } = cardOf(content, card);
  if (what === 'hand') return Number(to) === wantedBy(outlook, card) ? 10 : -price(outlook, card);
  const mine =
    needs.wanted.has(kind) && needs.lack > 0
      ? claimGain(outlook)
      : Math.min(sanityValue(content, me, card), needs.lack);
  if (view.mode === 'cooperative') return needs.wanted.has(kind) ? 14 : 0;
  const owner = view.players.findIndex(({ items }, id) => id !== player && items.some((item) => item.card === card));
  return mine + 0.5 * value * threat(outlook, owner);
}

/** The best card to take from another player, or to hand over. */
export function bestHaul(outlook: Outlook, options: readonly Option[]): Option | undefined {
  return [...options].sort((a, b) => haulGain(outlook, b.id) - haulGain(outlook, a.id))[0];
}
