// Cards in hand and on the table: their totals, and how they are gained and discarded.
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Content, Modifier } from '../cards/card-types.js';
import { playerOf, seatOf, type Player } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import { claimable, protectCommon, unclaim } from './safe-things.js';

/** The cards in front of a player that change numbers. */
type Fronted = Pick<Player, 'items' | 'hallucinations'>;

/** The total by which a player's Items and Hallucinations change one number. SAN-HAL-01, SAN-HAL-02 */
export function modifierTotal(content: Content, { items, hallucinations }: Fronted, mod: Modifier): number {
  let total = 0;
  for (const { card } of items) total += cardOf(content, card).mods[mod] ?? 0;
  for (const card of hallucinations) total += cardOf(content, card).mods[mod] ?? 0;
  return total;
}

export const modifierOf = (m: Context, player: PlayerId, mod: Modifier): number =>
  modifierTotal(m.content, playerOf(m.state, player), mod);

/** The Sanity that a card gives when it is discarded as payment; never negative. */
export const sanityValue = (content: Content, player: Fronted, card: CardId): number =>
  Math.max(0, cardOf(content, card).value + modifierTotal(content, player, 'worth'));

/**
 * Slots are the numbers of the cards that a player can pay with: Items first, then Actions. A step names a slot, so it
 * reveals no secret.
 */
export const slotsOf = ({ items, actions }: Pick<Player, 'items' | 'actions'>): CardId[] => [
  ...items.map(({ card }) => card),
  ...actions,
];

/**
 * Puts cards under the deck in this order; a Safe Thing under one of them is no longer claimed. SAN-HAL-05, SAN-RUL-18,
 * SAN-RUL-27
 */
export function discard(m: Context, player: PlayerId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const me = playerOf(m.state, player);
  for (const card of cards) {
    const item = me.items.find((each) => each.card === card);
    if (item?.safe) unclaim(m, player, cardOf(m.content, card), item.safe);
    me.items = me.items.filter((each) => each !== item);
    me.actions = me.actions.filter((each) => each !== card);
  }
  m.state.bottom.push(...cards);
  // A released common Safe Thing goes under the other copy, wherever that copy lies. SAN-RUL-18, SAN-COOP-10
  m.state.players.forEach((each, id) => {
    each.items.forEach((_, index) => {
      protectCommon(m, id, index);
    });
  });
  m.emit({ type: 'discarded', rule: 'SAN-HAL-05', also: ['SAN-RUL-27'], player, cards });
}

/** A card comes to a player: an Item face up, an Action face down. SAN-ACT-08, SAN-ACT-09, SAN-RUL-28 */
export function gain(m: Context, player: PlayerId, card: CardId, from?: PlayerId): void {
  const me = playerOf(m.state, player);
  if (cardOf(m.content, card).type === 'action') {
    me.actions.push(card);
    m.emit({ type: 'gained-action', rule: 'SAN-ACT-09', also: ['SAN-RUL-28'], player }, [seatOf(m.state, player)], {
      card,
    });
    return;
  }
  const item = me.items.push({ card, safe: null }) - 1;
  m.emit({
    type: 'gained-item',
    rule: 'SAN-ACT-08',
    also: ['SAN-RUL-28'],
    player,
    card,
    ...(from !== undefined && { from }),
  });
  protectCommon(m, player, item);
  // In the player's own turn, the Item may be claimed at any time from now on. In another player's turn the owner is
  // asked about any Item, so that the pause reveals nothing. SAN-RUL-19
  if (player === m.state.active) return;
  const secret = me.safeThings.some(({ claimed, shown }) => !claimed && !shown);
  if (secret || claimable(m, player, item)) m.push({ do: 'claim-or-wait', player, item });
}
