// The Disorder cards, a deck each of 20. LOB-DIS
import type { Ability, Disorder, DisorderCard } from '../cards/card-types.js';

/** The cards of that deck, by id the Abilities of each. */
export const deckOf = (deck: Disorder, cards: Readonly<Record<string, readonly Ability[]>>): readonly DisorderCard[] =>
  Object.entries(cards).map(([id, abilities]) => ({ id, deck, abilities }));
