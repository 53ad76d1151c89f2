// Every field of the state with its audience, from which the views, the hidden facts, the imagined matches and the
// check of an untrusted view follow. Follows the table "Hidden information" in docs/rules/sanitarium.md.
import * as v from 'valibot';
import { integer } from '../../../cards/pack-schema-parts.js';
import {
  card,
  cards,
  counted,
  everybody,
  exchange,
  imagine,
  list,
  listOf,
  nobody,
  open,
  openCard,
  openCards,
  owner,
  players,
  record,
  secretsOf,
  shownTo,
  uncounted,
  unknownCards,
  unseen,
  viewFault as faultOfView,
  viewOf,
  type Audience,
  type Back,
  type Checks,
  type FieldsOf,
  type Surroundings,
} from '../../../cards/zones.js';
import type { Chance, Secret, Seat } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, CardKind, Content } from '../cards/card-types.js';
import {
  everybody as everySeat,
  playerOf,
  seatOf,
  type HeldItem,
  type Monster,
  type Player,
  type SafeThing,
  type State,
  type Tile,
  type Turn,
} from './state.js';
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

/** What an untrusted view is compared with. */
interface SanitariumChecks extends Checks {
  /** The number of cells of the map. */
  readonly cells: number;
}

const flag = v.boolean();
const count = integer(0, 999);
const mask = integer(0, 65535);
const die = integer(1, 6);
const monster = integer(0, 9);
/**
 * A coordinate of the map. A map may begin at 256 (see situation.ts) and grow from there, up to the limits of its
 * lookup keys (see map.ts).
 */
const coordinate = integer(-511, 511);
const player = ({ players: n }: Checks) => integer(0, n - 1);
const cell = ({ cells }: SanitariumChecks) => integer(0, cells - 1);

// Who sees what

const stateAround = ({ record: state }: Surroundings): State => state as State;

/** The players who explored a face-down card or peeked at it. Everybody sees a Room and a Dark Hallway. */
const whoKnowsTile: Audience = (around) => {
  const { face, seen } = around.record as Tile;
  return face === 'down' ? seen : everybody(around);
};

/** The owner of a Safe Thing knows it; after it was claimed or asked for, everybody does. SAN-COOP-03 */
const whoKnowsThing: Audience = (around) => ((around.record as SafeThing).shown ? everybody(around) : owner(around));

/** The player who is paying sees the cards that are put down for a payment that is not complete. */
const payer: Audience = (around) => 1 << seatOf(stateAround(around), stateAround(around).active);

const isAction = (content: Content, id: CardId): boolean => cardOf(content, id).type === 'action';
const liesFaceDown = (content: Content, id: CardId): boolean => ['item', 'action'].includes(cardOf(content, id).type);

/** Everybody knows that a held card is an Action. */
const heldBack: Back<Content> = {
  name: 'action',
  alike: (content, a, b) => isAction(content, a) === isAction(content, b),
};

/** When a card is laid face down, everybody learns that it is an Item or an Action. SAN-EXP-03 */
const laidBack: Back<Content> = {
  name: 'type',
  alike: (content, a, b) => liesFaceDown(content, a) === liesFaceDown(content, b),
};

// The cards of the Sanitarium deck are of the kind `card`. Safe Things have no cards of their own. Each is a card of the
// kind `thing`.
const table = record({
  mode: open(v.picklist(['competitive', 'cooperative'])),
  solo: open(flag),
  honour: open(flag),
  start: open(player),
  active: open(player),
  turn: open(
    v.strictObject({
      number: integer(0, 99_999),
      phase: v.picklist(['setup', 'darkness', 'dice', 'actions', 'monsters']),
      dice: listOf(die),
      taken: count,
      ap: count,
      mp: count,
      pool: count,
      spent: count,
      moves: count,
      signalled: mask,
      reported: mask,
    } satisfies Record<keyof Turn, unknown>),
  ),
  map: list(
    record({
      card: card('card', whoKnowsTile, laidBack),
      face: open(v.picklist(['room', 'dark', 'down'])),
      x: open(coordinate),
      y: open(coordinate),
      facing: open(v.picklist(['h', 'v'])),
      seen: unseen<number>(),
    } satisfies FieldsOf<Tile>),
  ),
  monsters: list(record({ id: open(monster), at: open(cell) } satisfies FieldsOf<Monster>)),
  supply: open(listOf(monster)),
  deck: counted('card'),
  bottom: openCards('card'),
  drawn: card('card', (around) => stateAround(around).drawnSeen),
  drawnSeen: unseen<number>(),
  explorer: open(({ players: n }: Checks) => integer(-1, n - 1)),
  hallucinations: counted('hallucination'),
  pile: openCards('hallucination'),
  common: list(record({ kind: openCard('thing'), claimed: open(flag) } satisfies FieldsOf<State['common'][number]>)),
  undealt: uncounted('thing'),
  players: players(
    record({
      at: open(({ cells }: SanitariumChecks) => integer(-1, cells - 1)),
      items: list(
        record({
          card: openCard('card'),
          safe: open(v.nullable(v.picklist(['own', 'common']))),
        } satisfies FieldsOf<HeldItem>),
      ),
      actions: cards('card', owner, heldBack),
      safeThings: list(
        record({
          kind: card('thing', whoKnowsThing),
          claimed: open(flag),
          shown: open(flag),
        } satisfies FieldsOf<SafeThing>),
      ),
      hallucinations: openCards('hallucination'),
      escaped: open(flag),
      used: open(({ card: id }: Checks) => listOf(id('card'))),
      exposed: open(mask),
      scared: open(mask),
      faced: open(mask),
      hidden: open(flag),
    } satisfies FieldsOf<Player>),
    // In a solo match, one seat plays both halves. SAN-SOLO-01
    (id, around) => seatOf(stateAround(around), id),
  ),
  shut: open((about: SanitariumChecks) =>
    listOf(v.strictObject({ place: cell(about), side: integer(0, 3), until: player(about) })),
  ),
  lulled: open(mask),
  payment: shownTo(
    payer,
    { cost: 0, slots: [], pool: 0 },
    v.strictObject({ cost: count, slots: listOf(count), pool: count }),
  ),
  losing: open(flag),
  ballots: shownTo(nobody, [], listOf(flag)),
  rolls: open(listOf(flag)),
} satisfies FieldsOf<State>);

export const view = ({ state }: Readonly<Context>, seat: Seat | null): SanitariumView =>
  viewOf(table, state, seat, everySeat(state));

export const secrets = (state: State): Secret[] => secretsOf(table, state, everySeat(state));

/** Deals everything that the seat does not know anew, to the places where it could be. */
export function determinize({ state, content }: Context, seat: Seat, chance: Chance): void {
  const known = { seat, all: everySeat(state) };
  imagine(table, state, { ...known, content, chance });
  if (state.payment.cost === 0 || seatOf(state, state.active) === seat) return;
  // The player who is paying can afford the cost, so this player's imagined Actions must be valuable enough: they are
  // the most valuable ones. The cards that have been paid so far are hidden too.
  const { actions } = playerOf(state, state.active);
  const mostValuable = unknownCards(table, state, 'card', known)
    .filter((id) => isAction(content, id))
    .sort((a, b) => cardOf(content, b).value - cardOf(content, a).value)
    .slice(0, actions.length);
  for (const [i, best] of mostValuable.entries()) exchange(table, state, 'card', actions[i] ?? best, best);
  state.payment = { ...state.payment, slots: [], pool: 0 };
}

/**
 * Returns the path of the first value that cannot occur in a view of this game, or null if there is none. The position
 * as a whole may still be impossible.
 */
export function viewFault(json: unknown, seats: number, { cards: index, pack }: Content): string | null {
  const { solo, map } = Object(json) as Partial<SanitariumView>;
  const thing = v.picklist(pack.items.map(({ kind }) => kind));
  const anyCard = v.pipe(
    v.string(),
    v.check((id) => Object.hasOwn(index, id)),
  );
  const checks: SanitariumChecks = {
    players: solo === true ? 2 : seats,
    cells: Array.isArray(map) ? 2 * map.length : 0,
    card: (kind) => (kind === 'thing' ? thing : anyCard),
  };
  return faultOfView(table, json, checks);
}
