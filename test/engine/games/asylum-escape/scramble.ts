// Changes everything in Asylum Escape that a seat may not know. Follows the table "Hidden information" in
// docs/rules/asylum-escape.md row by row.
import type { Chance, Seat } from '../../../../src/engine/kernel/index.js';
import { pack } from '../../../../src/engine/games/asylum-escape/content/pack.js';
import type { CardId, KnownCard, State } from '../../../../src/engine/games/asylum-escape/state/state.js';

const kindOf = (card: CardId): string => card.slice(0, card.lastIndexOf('.'));
const liesOnTheTable = (card: CardId): boolean => pack.camoSabo.some(({ id, hold }) => id === kindOf(card) && hold);

export function scramble(state: State, seat: Seat, chance: Chance): void {
  const knows = ({ seen }: KnownCard): boolean => (seen & (1 << seat)) !== 0;
  for (const victim of state.victims) {
    if (victim.seat === seat) continue;
    // Settings and sealed answers: only the Victim knows them.
    victim.answers = [];
    victim.says = '';
    victim.prefers = (['never', 'save', 'always'] as const)[chance.below(3)] ?? 'save';
    victim.preferred = chance.below(state.turn + 1);
    // The rooms of dead Victims are public. When the match is over, all routes are public too.
    if (state.stage === 'over' || !victim.alive || state.turn === 0) continue;
    // The room: only the Victim knows it. Everybody else knows only that it is one of the suspects.
    const rooms = pack.locations.flatMap(({ id }, i) => (victim.suspects & (1 << i) ? [id] : []));
    victim.at = rooms[chance.below(rooms.length)] ?? victim.at;
    victim.before = victim.at;
    victim.route = [victim.at];
    victim.slipped = victim.stirred && chance.below(2) === 0;
  }
  // Hands: only their owner and players who have looked at them know them. Decks: only players who have looked at them
  // know them. No hand contains a card with the hold symbol.
  for (const name of ['camo-sabo', 'movement', 'bloodlust'] as const) {
    const deck = state.decks[name];
    const hands =
      name === 'camo-sabo' ? state.victims.filter((victim) => victim.seat !== seat).flatMap(({ hand }) => hand) : [];
    const hidden = [...hands, ...deck.top].filter((known) => !knows(known));
    const pool = [...hidden.map(({ card }) => card), ...deck.cards];
    for (const known of hidden) {
      const fitting = hands.includes(known) ? pool.filter((card) => !liesOnTheTable(card)) : pool;
      known.card = fitting[chance.below(fitting.length)] ?? known.card;
      pool.splice(pool.indexOf(known.card), 1);
    }
    deck.cards = pool.sort();
  }
}
