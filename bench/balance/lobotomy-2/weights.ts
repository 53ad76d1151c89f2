// The weight of a card: how much more often matches with this card are won than matches with the average card of its
// deck. Cards of one deck can be compared because they are dealt at random.
import { pack } from '../../../src/engine/games/lobotomy-2/content/pack.js';
import { share, type Estimate } from '../figures.js';
import type { CardTally, Tally } from './tally.js';

/**
 * The groups of cards that are compared. Each group is drawn from one pile, except the Basic Items, which players
 * choose.
 */
export const decks: readonly { readonly name: string; readonly cards: readonly string[] }[] = [
  { name: 'Character', cards: ids(pack.characters) },
  { name: 'Basic', cards: ids([...pack.weapons, ...pack.equipment].filter(({ basic }) => basic)) },
  { name: 'Weapon', cards: ids(pack.weapons.filter(({ basic }) => !basic)) },
  { name: 'Equipment', cards: ids(pack.equipment.filter(({ basic }) => !basic)) },
  ...[...new Set(pack.disorders.map(({ deck }) => deck))].map((deck) => ({
    name: `Disorder, ${deck}`,
    cards: ids(pack.disorders.filter((card) => card.deck === deck)),
  })),
];

function ids(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id);
}

const none: CardTally = { had: 0, early: 0, won: 0, used: 0 };

export interface Weighed extends CardTally {
  readonly card: string;
  readonly deck: string;
  readonly weight: Estimate;
}

export const weighed = ({ cards: counted }: Tally): Weighed[] =>
  decks.flatMap(({ name, cards }) => {
    const all = cards.map((card) => ({ card, deck: name, ...(counted[card] ?? none) }));
    const [early, won] = [all.reduce((sum, each) => sum + each.early, 0), all.reduce((sum, each) => sum + each.won, 0)];
    const usual = won / Math.max(1, early);
    return all.map((each) => {
      const { value, margin } = share(each.won, each.early);
      return { ...each, weight: { value: each.early === 0 ? 0 : value - usual, margin } };
    });
  });
