// The Disorder cards: four decks of 20. LOB-DIS
import type { Ability, Disorder, DisorderCard } from '../cards/card-types.js';

/** Makes the cards of one deck. Each key of `cards` is the id of a card. */
export const deckOf = (deck: Disorder, cards: Readonly<Record<string, readonly Ability[]>>): readonly DisorderCard[] =>
  Object.entries(cards).map(([id, abilities]) => ({ id, deck, abilities }));
