// Changes everything that a seat may not know in Mansions of Madness: the order of the unknown pieces in each pile.
import type { Chance, Seat } from '../../../../src/engine/kernel/index.js';
import type { State } from '../../../../src/engine/games/mansions-of-madness/state/state.js';

export function scramble({ puzzles }: State, _seat: Seat, chance: Chance): void {
  puzzles.piles = puzzles.piles.map((pile) => {
    const seen = pile.order.slice(pile.order.length - pile.known);
    const hidden = pile.order.slice(0, pile.order.length - pile.known);
    for (let i = hidden.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [hidden[i], hidden[j]] = [hidden[j]!, hidden[i]!];
    }
    return { ...pile, order: [...hidden, ...seen] };
  });
}
