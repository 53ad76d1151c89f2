// Changes everything that a seat may not know in Whispers:
//
// | information | who may see it | when it becomes public |
// |---|---|---|
// | a card in a hand | its owner, and whoever it was whispered to | when laid and turned over, or played as Hush |
// | who whispered, what, and to whom | the two of them | never |
// | whether somebody has whispered in this round | the seat itself, and whoever it whispered to | never |
// | order of the deck | nobody | never |
import type { Chance, Seat } from '../../../src/engine/kernel/index.js';
import type { Card, State } from './whispers.js';

export function scramble(state: State, seat: Seat, chance: Chance): void {
  const toldTo = (card: Card): number => state.whispers[card] ?? 0;
  const places: { readonly cards: Card[]; readonly at: number }[] = [];
  state.deck.forEach((_, at) => {
    places.push({ cards: state.deck, at });
  });
  state.hands.forEach((cards, owner) => {
    if (owner === seat) return;
    cards.forEach((card, at) => {
      if (!(toldTo(card) & (1 << seat))) places.push({ cards, at });
    });
  });
  const cards = places.map((place) => place.cards[place.at] as Card);
  for (const card of cards)
    state.whispers = Object.fromEntries(Object.entries(state.whispers).filter(([each]) => each !== card));
  for (const place of places) place.cards[place.at] = cards.splice(chance.below(cards.length), 1)[0] as Card;

  // Other seats may have whispered to each other or not, so this is decided at random.
  state.hands.forEach((held, owner) => {
    if (owner === seat || (state.whispered[owner] ?? 0) & (1 << seat)) return;
    const to = chance.below(state.hands.length);
    state.whispered[owner] = to === owner || to === seat ? 0 : 1 << to;
    const card = held[0];
    if (state.whispered[owner] && card) state.whispers = { ...state.whispers, [card]: toldTo(card) | (1 << to) };
  });
}
