// The Disorder cards: four decks of 20. LOB-DIS
import type { Ability, Disorder, DisorderCard } from '../cards/card-types.js';

/** The cards of one deck, from the Abilities of each id. */
export const deckOf = (deck: Disorder, cards: Readonly<Record<string, readonly Ability[]>>): readonly DisorderCard[] =>
  Object.entries(cards).map(([id, abilities]) => ({ id, deck, abilities }));
