// Decks: face-down cards whose order nobody knows, cards put under them, and a pile of discarded cards.
import type { Chance } from '../kernel/index.js';

/** A deck of cards. Its lists are changed in place. */
export interface Deck {
  /** Cards in an order that nobody knows. A random card is drawn, which is equivalent to a shuffled deck. */
  readonly cards: string[];
  /** Cards that were put under the deck, the next one first. They are drawn when `cards` is empty. */
  readonly under?: string[];
  /** Discarded cards. They become the deck when it is empty. Without this list, an empty deck stays empty. */
  readonly discards?: string[];
}

/** A card that was drawn, and whether the discarded cards were shuffled for it. */
export interface Drawn {
  readonly card: string | null;
  readonly isReshuffled: boolean;
}

/** Draws the next card; null if none is left. `name` is the deck's name in scripted results. */
export function draw(chance: Chance, name: string, { cards, under = [], discards = [] }: Deck): Drawn {
  const isReshuffled = cards.length === 0 && under.length === 0 && discards.length > 0;
  if (isReshuffled) cards.push(...discards.splice(0).sort());
  return { card: cards.length > 0 ? chance.draw(name, cards) : (under.shift() ?? null), isReshuffled };
}
