// The cards of a match, looked up by id. A pack is data in an author's order; this is its index.
import type { CardId, Kind } from '../state/state.js';
import type { Effect } from '../state/steps.js';

/** What a card changes while it lies in front of its owner: values are added up over all of them. */
export const mods = [
  'horror',
  'first-move',
  'search',
  'ap',
  'worth',
  'creep',
  'no-jump',
  'no-concentrate',
  'move-first',
  'neighbour-die',
] as const;
export type Mod = (typeof mods)[number];
export type Mods = { readonly [K in Mod]?: number };

/** When an Item or Action may be used: in the own Actions phase, after the own roll, or as the owner makes a Horror Roll. SAN-RUL-15 */
export type When = 'actions' | 'dice' | 'horror';

export interface ItemCard {
  readonly kind: Kind;
  readonly value: number;
  readonly use: 'passive' | 'free' | 'discard';
  readonly when?: When;
  readonly steps?: readonly Effect[];
  readonly mods?: Mods;
}
export interface ActionCard {
  readonly kind: Kind;
  readonly value: number;
  readonly when?: When;
  readonly steps: readonly Effect[];
}
export interface HallucinationCard {
  readonly kind: Kind;
  readonly value: number;
  readonly mods?: Mods;
}

/** Content in its JSON form; counts are those of the component list. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  /** 13 kinds, two copies each. */
  readonly items: readonly ItemCard[];
  /** 5 kinds, two copies each. */
  readonly actions: readonly ActionCard[];
  /** 9 ids. */
  readonly rooms: readonly string[];
  readonly dark: number;
  readonly hallucinations: readonly HallucinationCard[];
  readonly confusion: HallucinationCard;
}

export interface Card {
  readonly id: CardId;
  readonly kind: Kind;
  readonly type: 'item' | 'action' | 'room' | 'dark' | 'hallucination';
  readonly value: number;
  readonly use: ItemCard['use'];
  readonly when: When;
  readonly steps: readonly Effect[];
  readonly mods: Mods;
}

export interface Content {
  readonly pack: Pack;
  readonly cards: Readonly<Record<CardId, Card>>;
  /** All that a Sanitarium deck holds, sorted. */
  readonly deck: readonly CardId[];
  readonly hallucinations: readonly CardId[];
}

const none = { value: 0, use: 'passive', when: 'actions', steps: [], mods: {} } as const;

const indexes = new WeakMap<Pack, Content>();

/** The index of a pack that is known to be valid; the same pack has one index. */
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

/** The card of that id. Ids in a state come from the content, so it is there. */
export function cardOf({ cards }: Content, id: CardId): Card {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}
