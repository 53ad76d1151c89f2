// The types of a pack of cards, and of a card in a match.

/** A card's id: `night-key.1`, `chapel`, `dark.3`, `moths`, `confusion.2`. */
export type CardId = string;
/** The kind of a card. The kind of an Item is also the id of its Safe Thing. */
export type CardKind = string;

/** An effect of a card: a step that the card starts when it is used. */
export type Effect =
  | { readonly do: 'walk'; readonly n: number }
  | { readonly do: 'to-room' }
  | { readonly do: 'gain-ap'; readonly n: number }
  | { readonly do: 'change-mp'; readonly n: number }
  | { readonly do: 'gain-sanity'; readonly n: number }
  | { readonly do: 'reroll' }
  | { readonly do: 'set-die' }
  | { readonly do: 'ignore-horror' }
  | { readonly do: 'horror-roll'; readonly monster?: number }
  | { readonly do: 'explore'; readonly where: 'anywhere' | 'next' }
  | { readonly do: 'peek'; readonly n: number; readonly reach: number }
  | { readonly do: 'search-free' }
  | { readonly do: 'take-item'; readonly reach: number }
  | { readonly do: 'draw-bottom' }
  | { readonly do: 'close-door' }
  | { readonly do: 'push-monster'; readonly n: number; readonly reach: number }
  | { readonly do: 'lull' }
  | { readonly do: 'remove-monster'; readonly reach: number }
  | { readonly do: 'place-monster' }
  | { readonly do: 'gain-hallucination' }
  | { readonly do: 'drop-hallucination' }
  | { readonly do: 'hide' };

/** The numbers that a card changes while it lies in front of its owner; the changes of all cards are added up. */
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
export type Modifier = (typeof mods)[number];
export type Modifiers = { readonly [K in Modifier]?: number };

/**
 * When an Item or Action may be used: in the owner's Actions phase, after the owner's roll, or during the owner's
 * Horror Roll. SAN-RUL-15
 */
export type When = 'actions' | 'dice' | 'horror';

export interface ItemCard {
  readonly kind: CardKind;
  readonly value: number;
  readonly use: 'passive' | 'free' | 'discard';
  readonly when?: When;
  readonly steps?: readonly Effect[];
  readonly mods?: Modifiers;
}
export interface ActionCard {
  readonly kind: CardKind;
  readonly value: number;
  readonly when?: When;
  readonly steps: readonly Effect[];
}
export interface HallucinationCard {
  readonly kind: CardKind;
  readonly value: number;
  readonly mods?: Modifiers;
}

/** A pack of cards, as JSON. It contains as many cards of each type as the game's list of components. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  /** 13 kinds, two copies each. */
  readonly items: readonly ItemCard[];
  /** 5 kinds, two copies each. */
  readonly actions: readonly ActionCard[];
  /** The ids of 9 Rooms. */
  readonly rooms: readonly string[];
  readonly dark: number;
  readonly hallucinations: readonly HallucinationCard[];
  readonly confusion: HallucinationCard;
}

export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  readonly type: 'item' | 'action' | 'room' | 'dark' | 'hallucination';
  readonly value: number;
  readonly use: ItemCard['use'];
  readonly when: When;
  readonly steps: readonly Effect[];
  readonly mods: Modifiers;
}

export interface Content {
  readonly pack: Pack;
  readonly cards: Readonly<Record<CardId, Card>>;
  /** All cards of a Sanitarium deck, sorted. */
  readonly deck: readonly CardId[];
  readonly hallucinations: readonly CardId[];
}
