// Looks up the cards of a pack by their ids.
import type { Card, CardId, Content, Pack } from './card-types.js';

const none = { value: 0, use: 'passive', when: 'actions', steps: [], mods: {} } as const;

const indexes = new WeakMap<Pack, Content>();

/** The index of a pack that is known to be valid. It is made only once for each pack. */
export function contentOf(pack: Pack): Content {
  const content = indexes.get(pack) ?? indexOf(pack);
  indexes.set(pack, content);
  return content;
}

function indexOf(pack: Pack): Content {
  const cards: Record<CardId, Card> = {};
  const add = (card: Card): void => {
    cards[card.id] = card;
  };
  for (const copy of [1, 2]) {
    for (const item of pack.items) add({ ...none, ...item, id: `${item.kind}.${copy}`, type: 'item' });
    for (const action of pack.actions)
      add({ ...none, ...action, id: `${action.kind}.${copy}`, type: 'action', use: 'discard' });
  }
  for (const kind of pack.rooms) add({ ...none, id: kind, kind, type: 'room' });
  for (let i = 1; i <= pack.dark; i++) add({ ...none, id: `dark.${i}`, kind: 'dark', type: 'dark' });
  const deck = Object.keys(cards).sort();
  for (const each of pack.hallucinations) add({ ...none, ...each, id: each.kind, type: 'hallucination' });
  for (let i = 1; i <= 4; i++)
    add({ ...none, ...pack.confusion, id: `${pack.confusion.kind}.${i}`, type: 'hallucination' });
  return { pack, cards, deck, hallucinations: pack.hallucinations.map(({ kind }) => kind).sort() };
}

/** The card with that id. Ids in a state come from the content, so the card exists. */
export function cardOf({ cards }: Content, id: CardId): Card {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (!card) throw new RangeError(`This pack has no card "${id}".`);
  return card;
}
