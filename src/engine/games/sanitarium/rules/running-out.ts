// Running out of cards: drawing from the deck, and the end when none is left. SAN-OUT
import { draw } from '../../../cards/deck.js';
import type { CardId } from '../cards/card-types.js';
import type { Context } from '../state/step-context.js';

/**
 * Draws a random card from those whose order nobody knows. If there are none, draws the next of the discarded cards
 * under the deck. If there is no card at all, ends the game. SAN-OUT-01
 */
export function drawCard(m: Context): CardId | null {
  const { deck, bottom } = m.state;
  const { card } = draw(m.chance, 'sanitarium', { cards: deck, under: bottom });
  if (card === null) {
    // The game ends immediately, whatever is in progress; players who have already escaped lose with the others.
    // SAN-RUL-35, SAN-RUL-38
    m.emit({
      type: 'ran-out',
      rule: 'SAN-OUT-01',
      also: ['SAN-RUL-35', 'SAN-RUL-38'],
    });
    m.end([], 'SAN-OUT-01');
    return null;
  }
  if (deck.length + bottom.length === 0) m.emit({ type: 'deck-empty', rule: 'SAN-OUT-02' });
  return card;
}
