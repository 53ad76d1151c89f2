// Decides which seat knows what. Makes the views, lists the hidden facts, and makes imagined matches, which a seat
// cannot distinguish from the real one. Follows the table "Hidden information" in docs/rules/sanitarium.md line by
// line.
import type { Chance, PlayerId, Secret, Seat } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, CardKind } from '../cards/card-types.js';
import { everybody, playerOf, seatOf, type Tile, type Player, type SafeThing, type State } from './state.js';
import type { Context } from './step-context.js';

export interface TileView extends Omit<Tile, 'card' | 'seen'> {
  /** Null while the seat does not know the face. */
  readonly card: CardId | null;
}
export interface PlayerView extends Omit<Player, 'actions' | 'safeThings'> {
  /** Null for each Action that another player holds face down. */
  readonly actions: readonly (CardId | null)[];
  readonly safeThings: readonly (Omit<SafeThing, 'kind'> & { readonly kind: CardKind | null })[];
}
export interface SanitariumView extends Omit<
  State,
  'map' | 'deck' | 'hallucinations' | 'undealt' | 'players' | 'drawn' | 'drawnSeen'
> {
  readonly map: readonly TileView[];
  readonly players: readonly PlayerView[];
  /** The drawn card; null if there is none, or if the seat does not know it. */
  readonly drawn: CardId | null;
  /** The number of cards in the deck whose order nobody knows. The discarded cards under them are in `bottom`. */
  readonly deck: number;
  readonly hallucinations: number;
}

/** The number of cards that can still be drawn. SAN-OUT-02 */
export const cardsLeft = ({ deck, bottom }: Pick<SanitariumView, 'deck' | 'bottom'>): number => deck + bottom.length;

export function view({ state }: Readonly<Context>, seat: Seat | null): SanitariumView {
  const bit = seat === null ? 0 : 1 << seat;
  const own = (player: PlayerId): boolean => seatOf(state, player) === seat;
  return {
    mode: state.mode,
    solo: state.solo,
    honour: state.honour,
    start: state.start,
    active: state.active,
    turn: { ...state.turn, dice: [...state.turn.dice] },
    map: state.map.map(({ card, face, x, y, facing, seen }) => ({
      card: face !== 'down' || seen & bit ? card : null,
      face,
      x,
      y,
      facing,
    })),
    monsters: state.monsters.map((monster) => ({ ...monster })),
    supply: [...state.supply],
    deck: state.deck.length,
    bottom: [...state.bottom],
    drawn: state.drawnSeen & bit ? state.drawn : null,
    explorer: state.explorer,
    hallucinations: state.hallucinations.length,
    pile: [...state.pile],
    common: state.common.map((thing) => ({ ...thing })),
    players: state.players.map((player, id) => ({
      ...player,
      items: player.items.map((item) => ({ ...item })),
      actions: own(id) ? [...player.actions] : player.actions.map(() => null),
      safeThings: player.safeThings.map((thing) => (own(id) || thing.shown ? { ...thing } : { ...thing, kind: null })),
      hallucinations: [...player.hallucinations],
      used: [...player.used],
    })),
    shut: [...state.shut],
    lulled: state.lulled,
    payment:
      seatOf(state, state.active) === seat
        ? { ...state.payment, slots: [...state.payment.slots] }
        : { cost: 0, slots: [], pool: 0 },
    losing: state.losing,
    ballots: [],
    rolls: [...state.rolls],
  };
}

export function secrets(state: State): Secret[] {
  const all = everybody(state);
  const facts: Secret[] = [];
  const hide = (card: CardId, seen: number): void => {
    facts.push({ id: `card:${card}`, seen });
  };
  // When a card is laid face down, everybody learns that it is an Item or an Action, but not which card it is. So the
  // type is a separate fact.
  const type = (card: CardId, seen: number): void => {
    facts.push({ id: `type:${card}`, seen });
  };
  for (const card of state.deck) hide(card, 0);
  for (const { card, face, seen } of state.map) {
    hide(card, face === 'down' ? seen & all : all);
    type(card, all);
  }
  if (state.drawn !== null) {
    hide(state.drawn, state.drawnSeen);
    type(state.drawn, state.drawnSeen);
  }
  for (const card of [...state.bottom, ...state.pile]) hide(card, all);
  for (const card of state.hallucinations) hide(card, 0);
  for (const kind of state.undealt) facts.push({ id: `thing:${kind}`, seen: 0 });
  state.players.forEach((player, id) => {
    const own = 1 << seatOf(state, id);
    for (const { card } of player.items) hide(card, all);
    for (const card of player.actions) {
      hide(card, own);
      facts.push({ id: `action:${card}`, seen: all });
    }
    for (const card of player.hallucinations) hide(card, all);
    for (const { kind, shown } of player.safeThings) facts.push({ id: `thing:${kind}`, seen: shown ? all : own });
  });
  return facts;
}

/** Shuffles everything that the seat does not know, and deals it again to the places where it could be. */
export function determinize(m: Context, seat: Seat, chance: Chance): void {
  const { state, content } = m;
  const bit = 1 << seat;
  const foreign = state.players.filter((_, id) => seatOf(state, id) !== seat);
  const darkGround = state.map.filter(({ face, seen }) => face === 'down' && !(seen & bit));
  const drawn = state.drawn === null || state.drawnSeen & bit ? [] : [state.drawn];

  const pool = [
    ...state.deck,
    ...darkGround.map(({ card }) => card),
    ...foreign.flatMap(({ actions }) => actions),
    ...drawn,
  ].sort();
  const actions = pool.filter((card) => cardOf(content, card).type === 'action');
  const takeFrom = (cards: CardId[]): CardId => {
    const card = chance.draw('imagined', cards);
    pool.splice(pool.indexOf(card), 1);
    return card;
  };
  // The player who is paying can afford the cost, so this player's imagined Actions must be valuable enough. The cards
  // that have been paid so far are hidden too.
  const payer = state.payment.cost > 0 && seatOf(state, state.active) !== seat ? playerOf(state, state.active) : null;
  if (payer) {
    actions.sort((a, b) => cardOf(content, b).value - cardOf(content, a).value);
    payer.actions = payer.actions.map(() => takeFrom(actions.splice(0, 1)));
    state.payment = { ...state.payment, slots: [], pool: 0 };
  }
  for (const player of foreign) if (player !== payer) player.actions = player.actions.map(() => takeFrom(actions));
  const down = pool.filter((card) => {
    const { type } = cardOf(content, card);
    return type === 'item' || type === 'action';
  });
  for (const laid of darkGround) laid.card = takeFrom(down);
  if (drawn.length > 0) state.drawn = takeFrom([...pool]);
  state.deck = pool;

  const unknown = foreign.flatMap(({ safeThings }) => safeThings.filter(({ shown }) => !shown));
  const kinds = [...state.undealt, ...unknown.map(({ kind }) => kind)].sort();
  for (const player of foreign)
    player.safeThings = player.safeThings.map((thing) =>
      thing.shown ? thing : { ...thing, kind: chance.draw('imagined', kinds) },
    );
  state.undealt = kinds;
}
