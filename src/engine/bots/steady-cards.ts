// What the steady player of Sanitarium does with cards and monsters: which to pay with, which to use, whom to push where.
import { worth } from '../games/sanitarium/cards.js';
import { cardOf } from '../games/sanitarium/content.js';
import type { CardId, Place } from '../games/sanitarium/state.js';
import type { Option } from '../kernel/index.js';
import { freeCards, others, wantedBy, type Outlook } from './steady-outlook.js';
import { isSafe, spread } from './steady-map.js';

/** Whether the player may do without the card: Protected Items are never discarded. SAN-RUL-18 */
export const mayGo = ({ me }: Outlook, card: CardId): boolean => !me.items.some((item) => item.card === card && item.safe !== null);

export const cardOfOption = ({ id }: Option): CardId => id.split(':')[1] ?? '';

/** Hallucinations that can be paid for without a Protected Item. SAN-HAL-03 */
export function payable(outlook: Outlook, hallucination: CardId): boolean {
  const { view, content, me } = outlook;
  const cards = freeCards(me).reduce((total, card) => total + (card === null ? 0 : worth(content, me, card)), view.turn.pool);
  return cards >= cardOf(content, hallucination).value;
}

/** The next part of a payment: as much Sanity of Concentrate as can be, then the cards that waste least, dearest first. SAN-RUL-16, -17, -27 */
export function nextPayment(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { view, content, me } = outlook;
  const slots = [...me.items.map(({ card }) => card), ...me.actions];
  const value = (card: CardId | null | undefined): number => (card ? worth(content, me, card) : 0);
  const owed = view.payment.slots.reduce((left, slot) => left - value(slots[slot]), view.payment.cost - view.payment.pool);
  const cards = options.flatMap((option) => (option.id.startsWith('pay:') && mayGo(outlook, cardOfOption(option)) ? [{ id: option.id, value: value(cardOfOption(option)) }] : []));
  const pools = options.flatMap(({ id }) => (id.startsWith('sanity:') ? [Number(id.slice(7))] : [])).sort((a, b) => b - a);
  for (const pool of [...pools, 0]) {
    const { ids, sum } = leanest(cards, owed - pool);
    if (pool === 0) return ids[0];
    // Each Sanity of the pool is a part of its own, so with it nothing may be wasted.
    if (sum === owed - pool) return `sanity:${String(pool)}`;
  }
  return undefined;
}

/** The cards with the least sum that reaches the cost, dearest first; without end, if none does. */
function leanest(cards: readonly { readonly id: string; readonly value: number }[], cost: number): { readonly ids: readonly string[]; readonly sum: number } {
  const sums = new Map<number, readonly string[]>([[0, []]]);
  for (const { id, value } of [...cards].sort((a, b) => b.value - a.value))
    for (const [sum, ids] of [...sums]) if (sum < cost && !sums.has(sum + value)) sums.set(sum + value, [...ids, id]);
  const sum = Math.min(...[...sums.keys()].filter((each) => each >= cost));
  return { ids: sums.get(sum) ?? [], sum };
}

// Monsters

const menace = [3, 2.4, 1.2, 0.6, 0.3];

/** How good it is for the player that a monster stands there: near opponents, far from friends. */
function lurking(outlook: Outlook): (at: Place) => number {
  const { view, ways, player } = outlook;
  const rivals = view.mode === 'competitive' ? 1 : -1;
  const fears = [player, ...others(outlook)].map((id) => {
    const at = view.players[id]?.at ?? -1;
    const far = at < 0 ? new Map<Place, number>() : spread(ways, [at]);
    return { far, weight: (id === player ? -1.3 : rivals) * (isSafe(view, id, at) ? 0.3 : 1) };
  });
  return (at) => fears.reduce((total, { far, weight }) => total + weight * (menace[far.get(at) ?? 9] ?? 0), 0);
}

/** The push that helps most, if one does. Options are `push:monster:space`. */
export function bestPush(outlook: Outlook, ids: readonly string[]): string | undefined {
  const good = lurking(outlook);
  let best: string | undefined;
  let most = 0.1;
  for (const id of ids) {
    const [what, monster, to] = id.split(':');
    const from = outlook.view.monsters.find((each) => String(each.id) === monster)?.at;
    if (what !== 'push' || from === undefined) continue;
    const gain = good(Number(to)) - good(from);
    if (gain > most) [best, most] = [id, gain];
  }
  return best;
}

/** All pushes that a card of that reach would offer. */
export const pushesWithin = ({ view, me, ways, hunters }: Outlook, reach: number): string[] =>
  view.monsters.flatMap(({ id, at }, i) => (reach >= 99 || (hunters[i]?.get(me.at) ?? Infinity) <= reach ? ways(at).map((to) => `push:${String(id)}:${String(to)}`) : []));

// Cards for use

/** A card that is worth using before anything else is done. */
export function useFirst(outlook: Outlook, options: readonly Option[]): string | undefined {
  return options.find((option) => {
    const card = cardOf(outlook.content, cardOfOption(option));
    const [effect] = card.steps;
    if (effect?.do === 'peek') return card.use === 'free';
    return effect?.do === 'take-item' && mayGo(outlook, card.id) && coveted(outlook).size > 0;
  })?.id;
}

/** A card that walks on for nothing, or that pushes a monster well. */
export function useFor(outlook: Outlook, options: readonly Option[], what: 'walk' | 'push-monster'): string | undefined {
  return options.find((option) => {
    const card = cardOf(outlook.content, cardOfOption(option));
    const [effect] = card.steps;
    if (card.use !== 'free' || effect?.do !== what) return false;
    return effect.do === 'walk' || bestPush(outlook, pushesWithin(outlook, effect.reach)) !== undefined;
  })?.id;
}

/** Unprotected Items of others that match an own Safe Thing. */
function coveted({ view, content, player, needs }: Outlook): Set<CardId> {
  return new Set(view.players.flatMap(({ items }, id) => (id === player ? [] : items.filter(({ card, safe }) => !safe && needs.wanted.has(cardOf(content, card).kind)).map(({ card }) => card))));
}

/** What to take from another, or to hand over. */
export function bestHaul(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { content } = outlook;
  const wanted = coveted(outlook);
  const taking = options.filter(({ id }) => id.startsWith('take:'));
  return (
    taking.find((option) => wanted.has(cardOfOption(option))) ??
    options.find((option) => option.id === `hand:${cardOfOption(option)}:${String(wantedBy(outlook, cardOfOption(option)))}`) ??
    [...taking].sort((a, b) => cardOf(content, cardOfOption(b)).value - cardOf(content, cardOfOption(a)).value)[0]
  )?.id;
}
