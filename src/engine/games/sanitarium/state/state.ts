// The state of a match of Sanitarium. It contains only ids and small integers, no texts.
import type { PlayerId, Seat } from '../../../kernel/index.js';
import type { CardId, CardKind } from '../cards/card-types.js';

/**
 * A number for a cell of a card on the map: the index of the card in `map`, times two, plus 0 for the left or top cell
 * or 1 for the right or bottom cell. SAN-RUL-02
 */
export type CardCell = number;
export type Facing = 'h' | 'v';

export interface Tile {
  card: CardId;
  /** What everybody sees of the card; `down` is a face-down Item or Action with two spaces. */
  face: 'room' | 'dark' | 'down';
  /** The left or top cell. x counts to the right, y counts down. SAN-RUL-01 */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  /** A bit mask: bit s is set if seat s knows the face of the card. */
  seen: number;
}

export interface HeldItem {
  readonly card: CardId;
  /**
   * The Safe Thing that lies under the Item and protects it: the owner's own, or a common one. Null if there is none.
   * SAN-SAFE-01, SAN-COOP-10
   */
  safe: 'own' | 'common' | null;
}

export interface SafeThing {
  readonly kind: CardKind;
  claimed: boolean;
  /**
   * Whether everybody knows the Safe Thing: because it is claimed, was claimed before, or was asked for. SAN-RUL-18,
   * SAN-COOP-03
   */
  shown: boolean;
}

export interface Player {
  /** −1 before the start and after the escape. */
  at: CardCell;
  items: HeldItem[];
  actions: CardId[];
  safeThings: SafeThing[];
  hallucinations: CardId[];
  escaped: boolean;
  /** Items whose free effect was used in this turn. SAN-RUL-39 */
  used: CardId[];
  /** A bit mask: bit m is set if the player is exposed to monster m. SAN-RUL-09 */
  exposed: number;
  /** A bit mask: bit m is set if monster m has caused a Horror Roll in this Monster Movement. SAN-RUL-10 */
  scared: number;
  /** A bit mask: bit m is set if monster m has caused a Horror Roll since the player could last act. SAN-RUL-09 */
  faced: number;
  /** Whether a card keeps the player from being exposed until their next turn. */
  hidden: boolean;
}

export interface Monster {
  readonly id: number;
  at: CardCell;
}

export type Phase = 'setup' | 'darkness' | 'dice' | 'actions' | 'monsters';

export interface Turn {
  /** Counted from 1; 0 before the first turn. */
  number: number;
  phase: Phase;
  /** Empty before the roll. */
  dice: number[];
  /** The value of the die that was taken for Action Points; 0 before a die is taken. */
  taken: number;
  ap: number;
  mp: number;
  /** The Sanity that the active player has gained for this turn. SAN-RUL-16 */
  pool: number;
  /** The Action Points spent in this turn; some cards affect the first act that is paid for. */
  spent: number;
  /** Moves made in this turn; some cards affect the first one. */
  moves: number;
  /**
   * Bit masks of the players who have signaled "I want that" in this turn, and of those who have reported a slip.
   * SAN-RUL-30
   */
  signalled: number;
  reported: number;
}

/** What has been committed to a payment so far: cards, by slot (Items first, then Actions), and a part of the pool. */
export interface Payment {
  /** The total cost; 0 while nothing is being paid. */
  readonly cost: number;
  readonly slots: number[];
  pool: number;
}

export interface State {
  mode: 'competitive' | 'cooperative';
  /** Whether this is a solo match, in which one seat plays both halves. SAN-SOLO-01 */
  solo: boolean;
  /** In a solo match, whether the person is asked at each turn if they remembered whose turn it is. SAN-SOLO-02 */
  honour: boolean;
  start: PlayerId;
  active: PlayerId;
  turn: Turn;
  map: Tile[];
  monsters: Monster[];
  /** The monsters that are not on the map. SAN-MON-01 */
  supply: number[];
  /** The cards in an order that nobody knows. A random card is drawn, which is equivalent to a shuffled deck. */
  deck: CardId[];
  /** Discarded cards under the deck, the next one first; their order is known. SAN-HAL-05 */
  bottom: CardId[];
  /** The card that has been drawn and not laid yet. */
  drawn: CardId | null;
  /** A bit mask: bit s is set if seat s knows the drawn card. */
  drawnSeen: number;
  explorer: PlayerId;
  hallucinations: CardId[];
  pile: CardId[];
  /** Common Safe Things of the co-operative game. */
  common: { readonly kind: CardKind; claimed: boolean }[];
  undealt: CardKind[];
  players: Player[];
  /** Doorways held shut: a card cell, a direction, and the player whose next turn opens them. */
  shut: { readonly place: CardCell; readonly side: number; readonly until: PlayerId }[];
  /** A bit mask of the players in whose next Creeping Darkness no monster moves. */
  lulled: number;
  payment: Payment;
  /** Whether the active player must lose an Item now, so that nothing can be claimed. SAN-RUL-19 */
  losing: boolean;
  /** Votes on a reported slip, except the reporter's. SAN-RUL-30 */
  ballots: boolean[];
  /** One entry for each Horror Roll in progress, the innermost last. An entry is true if its roll is ignored. */
  rolls: boolean[];
}

/** The seat of the player: in solo games, one person plays both halves. */
export const seatOf = (state: State, player: PlayerId): Seat => (state.solo ? 0 : player);

/** All players in clockwise order, beginning with `from`. SAN-RUL-26 */
export function clockwise({ players }: { readonly players: readonly unknown[] }, from: PlayerId): PlayerId[] {
  const n = players.length;
  return Array.from({ length: n }, (_, i) => (from + i) % n);
}

/** Players who are still in the building. */
export const inside = (
  table: Pick<State, 'active'> & { readonly players: readonly Pick<Player, 'escaped'>[] },
): PlayerId[] => clockwise(table, table.active).filter((player) => !playerOf(table, player).escaped);

/** The player's part of a state or view. Ids come from the state itself, so the player exists. */
export function playerOf<P>({ players }: { readonly players: readonly P[] }, player: PlayerId): P {
  const found = players[player];
  if (!found) throw new RangeError(`There is no player ${player}.`);
  return found;
}

/** A bit mask of all seats. */
export const everybody = (state: State): number => (state.solo ? 1 : (1 << state.players.length) - 1);

export interface Options {
  readonly mode: 'competitive' | 'cooperative';
  /** In a solo match, whether the person is asked at each turn if they remembered whose turn it is. SAN-SOLO-02 */
  readonly honour: boolean;
}

const newPlayer = (): Player => ({
  at: -1,
  items: [],
  actions: [],
  safeThings: [],
  hallucinations: [],
  escaped: false,
  used: [],
  exposed: 0,
  scared: 0,
  faced: 0,
  hidden: false,
});

/**
 * The table before anything is dealt. A single seat means solo: both halves of a two-player co-operative game.
 * SAN-SOLO-01, SAN-RUL-42
 */
export function emptyTable(seats: number, { mode, honour }: Options): State {
  const solo = seats === 1;
  return {
    mode: solo ? 'cooperative' : mode,
    solo,
    honour: solo && honour,
    start: 0,
    active: 0,
    turn: {
      number: 0,
      phase: 'setup',
      dice: [],
      taken: 0,
      ap: 0,
      mp: 0,
      pool: 0,
      spent: 0,
      moves: 0,
      signalled: 0,
      reported: 0,
    },
    map: [],
    monsters: [],
    supply: [0, 1, 2],
    deck: [],
    bottom: [],
    drawn: null,
    drawnSeen: 0,
    explorer: 0,
    hallucinations: [],
    pile: [],
    common: [],
    undealt: [],
    players: Array.from({ length: solo ? 2 : seats }, newPlayer),
    shut: [],
    lulled: 0,
    payment: { cost: 0, slots: [], pool: 0 },
    losing: false,
    ballots: [],
    rolls: [],
  };
}
