// Changes everything in Coma Ward that a seat may not know. Follows the table "Hidden information" in
// docs/rules/coma-ward.md row by row. The cards in decks have no order (a random one is drawn), and everybody can
// count which ones are left, so there is nothing to change about them.
import type { Chance, Seat } from '../../../../src/engine/kernel/index.js';
import type { CardId } from '../../../../src/engine/games/coma-ward/cards/card-types.js';
import { kindOf, type State } from '../../../../src/engine/games/coma-ward/state/state.js';

/** Deals the cards of these places anew. */
function redeal(
  places: readonly { readonly card: CardId; readonly put: (card: CardId) => void }[],
  chance: Chance,
): void {
  const cards = places.map(({ card }) => card);
  for (const { put } of places) put(cards.splice(chance.below(cards.length), 1)[0] as CardId);
}

export function scramble(state: State, seat: Seat, chance: Chance): void {
  // The results of a Hallucination's options: nobody knows them, so any version of the scenario may lie there.
  const { reading } = state;
  const deck = state.hallucinationDeck;
  if (reading !== null) {
    const versions = deck.filter((card) => kindOf(card) === kindOf(reading));
    const other = [reading, ...versions][chance.below(versions.length + 1)] as CardId;
    if (other !== reading) {
      deck.splice(deck.indexOf(other), 1, reading);
      state.reading = other;
    }
  }
  const others = state.players.filter((_, player) => player !== seat);
  // Quirks: only the owner knows them until they are shown; nobody knows the unused ones.
  redeal(
    [
      ...others.flatMap((player) =>
        player.quirk === null || player.quirkShown
          ? []
          : [{ card: player.quirk, put: (card: CardId) => (player.quirk = card) }],
      ),
      ...state.unusedQuirks.map((card, i) => ({ card, put: (next: CardId) => (state.unusedQuirks[i] = next) })),
    ],
    chance,
  );
  // Role Cards: only their owner, and whoever has seen them, knows them until they are revealed.
  redeal(
    [
      ...others.flatMap((player) =>
        player.role === null || player.roleShown || player.roleSeenBy & (1 << seat)
          ? []
          : [{ card: player.role, put: (card: CardId) => (player.role = card) }],
      ),
      ...state.unusedRoles.map((card, i) => ({ card, put: (next: CardId) => (state.unusedRoles[i] = next) })),
    ],
    chance,
  );
  // What a Phenomenon tells only one player to get, until it is shown at the end.
  redeal(
    [...others.filter(({ wantsShown }) => !wantsShown).map(({ wants }) => wants), state.unusedWants].flatMap((list) =>
      list.map((card, i) => ({ card, put: (next: CardId) => (list[i] = next) })),
    ),
    chance,
  );
  // What nobody knows, unless the Role tells its owner.
  const isInsider = state.insider !== '' && state.players[seat]?.role === state.insider;
  redeal(
    (isInsider ? [] : [state.secrets, state.unusedSecrets]).flatMap((list) =>
      list.map((card, i) => ({ card, put: (next: CardId) => (list[i] = next) })),
    ),
    chance,
  );
}
