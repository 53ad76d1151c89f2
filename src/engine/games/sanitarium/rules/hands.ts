// A player's cards: how they change numbers, what they are worth, and how they are gained and discarded.
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Content, Modifier } from '../cards/card-types.js';
import { playerOf, seatOf, type Player } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import { claimable, protectCommon, unclaim } from './safe-things.js';

/** The cards in front of a player, which may change numbers such as costs. */
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
 * The cards that a player can pay with: first the Items, then the Actions. The index of a card in this list is called
 * its slot. A step names the slot instead of the card, so that it reveals no secret.
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
  // A common Safe Thing that is no longer claimed goes under the other copy of its Item if somebody has that copy.
  // SAN-RUL-18, SAN-COOP-10
  m.state.players.forEach((each, id) => {
    each.items.forEach((_, index) => {
      protectCommon(m, id, index);
    });
  });
  m.emit({ type: 'discarded', rule: 'SAN-HAL-05', also: ['SAN-RUL-27'], player, cards });
}

/** Gives a card to a player: an Item face up, an Action face down. SAN-ACT-08, SAN-ACT-09, SAN-RUL-28 */
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
  // In the player's own turn, no question is needed, because the player may claim a Safe Thing at any time. In another
  // player's turn, the player is asked now. SAN-RUL-19
  if (player !== m.state.active) askToClaim(m, player, item);
}

/**
 * Asks whether the player claims a Safe Thing with this Item. A player with a secret Safe Thing is asked about every
 * Item, so that the question does not reveal a match. SAN-RUL-19
 */
export function askToClaim(m: Context, player: PlayerId, item: number): void {
  const secret = playerOf(m.state, player).safeThings.some(({ claimed, shown }) => !claimed && !shown);
  if (secret || claimable(m, player, item)) m.push({ do: 'claim-or-wait', player, item });
}
