// Changes everything in Sanitarium that a seat may not know. Follows the table "Hidden information" in
// docs/rules/sanitarium.md row by row.
import type { Chance, Seat } from '../../../../src/engine/kernel/index.js';
import { pack } from '../../../../src/engine/games/sanitarium/content/pack.js';
import type { CardId } from '../../../../src/engine/games/sanitarium/cards/card-types.js';
import type { Player, State } from '../../../../src/engine/games/sanitarium/state/state.js';

const kindOf = (card: CardId): string => card.split('.')[0] ?? '';
const isAction = (card: CardId): boolean => pack.actions.some(({ kind }) => kind === kindOf(card));
const liesFaceDown = (card: CardId): boolean => isAction(card) || pack.items.some(({ kind }) => kind === kindOf(card));

/** A place for a hidden card. `fits` tells whether a card could be there, according to what everybody knows. */
interface Place {
  readonly fits: (card: CardId) => boolean;
  readonly put: (card: CardId) => void;
}

export function scramble(state: State, seat: Seat, chance: Chance): void {
  const others = state.solo ? [] : state.players.filter((_, player) => player !== seat);
  const hidden: CardId[] = [];
  const places: Place[] = [];
  const hide = (card: CardId, fits: Place['fits'], put: Place['put']): void => {
    hidden.push(card);
    places.push({ fits, put });
  };

  // Held Action Cards: only their owner knows them; their number is public.
  for (const { actions } of others)
    actions.forEach((card, i) => {
      hide(card, isAction, (other) => {
        actions[i] = other;
      });
    });
  // Face-down cards: only players who explored them or peeked at them know their faces.
  for (const laid of state.map)
    if (liesFaceDown(laid.card) && !(laid.seen & (1 << seat)))
      hide(laid.card, liesFaceDown, (other) => {
        laid.card = other;
      });
  // A drawn card that has not been laid yet: only the exploring player knows it. But everybody knows the Dark Hallway
  // that the start player searched for.
  const sought =
    state.turn.phase === 'setup' && state.map.length > (state.players.length === 2 ? 4 : state.players.length);
  if (state.drawn !== null && !sought && !state.solo && state.explorer !== seat)
    hide(
      state.drawn,
      () => true,
      (other) => {
        state.drawn = other;
      },
    );
  // The deck: nobody knows it, except the cards that were discarded to its bottom. Everybody has seen those.
  hidden.push(...state.deck);

  // The places with the strictest conditions come first, so that a fitting card always remains.
  for (const { fits, put } of places) {
    const fitting = hidden.filter(fits);
    const card = fitting[chance.below(fitting.length)] as CardId;
    hidden.splice(hidden.indexOf(card), 1);
    put(card);
  }
  state.deck = hidden;

  // Safe Things: face-up ones are public; only their owner knows the others; nobody knows those that were not dealt.
  const secret = (player: Player) => player.safeThings.filter(({ shown }) => !shown);
  const kinds = [...state.undealt, ...others.flatMap(secret).map(({ kind }) => kind)];
  const any = (): string => kinds.splice(chance.below(kinds.length), 1)[0] as string;
  for (const player of others)
    player.safeThings = player.safeThings.map((thing) => (thing.shown ? thing : { ...thing, kind: any() }));
  state.undealt = kinds;
}
