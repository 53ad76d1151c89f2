// What a seat may not know in Sanitarium, made different: the table "Hidden information" of docs/rules/sanitarium.md,
// line by line.
import type { Chance, Seat } from '../../../../src/engine/kernel/index.js';
import { pack } from '../../../../src/engine/games/sanitarium/content/pack.js';
import type { CardId } from '../../../../src/engine/games/sanitarium/cards/card-types.js';
import type { Player, State } from '../../../../src/engine/games/sanitarium/state/state.js';

const kindOf = (card: CardId): string => card.split('.')[0] ?? '';
const isAction = (card: CardId): boolean => pack.actions.some(({ kind }) => kind === kindOf(card));
const liesFaceDown = (card: CardId): boolean => isAction(card) || pack.items.some(({ kind }) => kind === kindOf(card));

/** A hidden card's place, and what everybody can tell of the card that is there. */
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

  // Action Cards held: their owner; the number is public.
  for (const { actions } of others)
    actions.forEach((card, i) => {
      hide(card, isAction, (other) => {
        actions[i] = other;
      });
    });
  // Faces of cards that lie face down: who explored them, and who peeked at them.
  for (const laid of state.map)
    if (liesFaceDown(laid.card) && !(laid.seen & (1 << seat)))
      hide(laid.card, liesFaceDown, (other) => {
        laid.card = other;
      });
  // A card that is drawn and not yet laid: who explores it. All know the Dark Hallway that the start player searched for.
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
  // The deck: nobody. What is discarded to its bottom all have seen.
  hidden.push(...state.deck);

  // Who asks for most chooses first, so that something fitting is always left.
  for (const { fits, put } of places) {
    const fitting = hidden.filter(fits);
    const card = fitting[chance.below(fitting.length)] as CardId;
    hidden.splice(hidden.indexOf(card), 1);
    put(card);
  }
  state.deck = hidden;

  // Safe Things: those that lie face up are public; others their owner knows; those not dealt nobody.
  const secret = (player: Player) => player.things.filter(({ shown }) => !shown);
  const kinds = [...state.undealt, ...others.flatMap(secret).map(({ kind }) => kind)];
  const any = (): string => kinds.splice(chance.below(kinds.length), 1)[0] as string;
  for (const player of others)
    player.things = player.things.map((thing) => (thing.shown ? thing : { ...thing, kind: any() }));
  state.undealt = kinds;
}
