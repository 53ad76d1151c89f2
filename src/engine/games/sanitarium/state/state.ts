// What a match of Sanitarium consists of: ids and small integers only, no sentences.
import type { PlayerId, Seat } from '../../../kernel/index.js';
import type { CardId, ItemKind } from '../cards/card-types.js';

/**
 * A cell of a laid card: the card's index in the map list, times two, plus the cell (0 left or top, 1 right or bottom).
 * SAN-RUL-02
 */
export type CardCell = number;
export type Facing = 'h' | 'v';

export interface Tile {
  card: CardId;
  /** What everybody sees of the card; `down` is a face-down Item or Action with two spaces. */
  face: 'room' | 'dark' | 'down';
  /** The left or top cell. x to the right, y down. SAN-RUL-01 */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  /** Bit s: seat s knows the face of the card. */
  seen: number;
}

export interface HeldItem {
  readonly card: CardId;
  /** The claimed Safe Thing under the Item, which protects it: the owner's or a common one. SAN-SAFE-01, SAN-COOP-10 */
  safe: 'own' | 'common' | null;
}

export interface SafeThing {
  readonly kind: ItemKind;
  claimed: boolean;
  /** Everybody knows it: claimed, claimed before, or asked for. SAN-RUL-18, SAN-COOP-03 */
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
  /** Bit m: the player is exposed to monster m. SAN-RUL-09 */
  exposed: number;
  /** Bit m: monster m has caused a Horror Roll in this monster step. SAN-RUL-09, SAN-RUL-10 */
  scared: number;
  /** A card keeps the player safe from exposure until their next turn. */
  hidden: boolean;
}

export interface Monster {
  readonly id: number;
  at: CardCell;
}

export type Phase = 'setup' | 'darkness' | 'dice' | 'actions' | 'monsters';

export interface Turn {
  /** Counted from 1. */
  number: number;
  phase: Phase;
  /** Empty before the roll. */
  dice: number[];
  /** The value taken for Action Points, 0 before. */
  taken: number;
  ap: number;
  mp: number;
  /** Sanity from Concentrate. SAN-RUL-16 */
  pool: number;
  /** Moves made in this turn; some cards affect the first one. */
  moves: number;
  /** Players who have signalled or reported this turn, as bits. SAN-RUL-30 */
  signalled: number;
  reported: number;
}

/** The cards and the part of the pool that are committed to a payment so far, by slot: Items first, then Actions. */
export interface Payment {
  /** The total cost. */
  readonly cost: number;
  readonly slots: number[];
  pool: number;
}

export interface State {
  mode: 'competitive' | 'cooperative';
  /** One seat plays both halves. SAN-SOLO-01 */
  solo: boolean;
  /** Solo: the person is asked at each turn whether they remembered whose turn it is. SAN-SOLO-02 */
  honour: boolean;
  start: PlayerId;
  active: PlayerId;
  turn: Turn;
  map: Tile[];
  monsters: Monster[];
  /** Tokens not on the map. SAN-MON-01 */
  supply: number[];
  /** Cards in an order that nobody knows. A random card is drawn, which is equivalent to a shuffled deck. */
  deck: CardId[];
  /** Discarded cards under the deck, the next one first; their order is known. SAN-HAL-05 */
  bottom: CardId[];
  /** The card that was drawn and not laid yet. */
  drawn: CardId | null;
  /** Bit s: seat s knows the drawn card. */
  drawnSeen: number;
  explorer: PlayerId;
  hallucinations: CardId[];
  pile: CardId[];
  /** Common Safe Things of the co-operative game. */
  common: { readonly kind: ItemKind; claimed: boolean }[];
  undealt: ItemKind[];
  players: Player[];
  /** Doorways held shut: a card cell, a direction, and the player whose next turn opens them. */
  shut: { readonly place: CardCell; readonly side: number; readonly until: PlayerId }[];
  /** Players whose next Creeping Darkness moves no monster, as bits. */
  lulled: number;
  payment: Payment;
  /** Votes on a reported slip, except the reporter's. SAN-RUL-30 */
  ballots: boolean[];
  /** The current Horror Rolls, the innermost last; true if the roll is ignored. */
  rolls: boolean[];
}

/** The seat of the player: in solo games, one person plays both halves. */
export const seatOf = (state: State, player: PlayerId): Seat => (state.solo ? 0 : player);

/** The others, clockwise from the player. SAN-RUL-26 */
export function clockwise(state: State, from: PlayerId): PlayerId[] {
  const n = state.players.length;
  return Array.from({ length: n }, (_, i) => (from + i) % n);
}

/** Players who are still in the building. */
export const inside = (state: State): PlayerId[] =>
  clockwise(state, state.active).filter((player) => !playerOf(state, player).escaped);

/** The player's part of the state. Ids come from the state itself, so the player exists. */
export function playerOf(state: State, player: PlayerId): Player {
  const found = state.players[player];
  if (!found) throw new RangeError(`There is no player ${player}.`);
  return found;
}

/** Every seat, as bits. */
export const everybody = (state: State): number => (state.solo ? 1 : (1 << state.players.length) - 1);

export interface Options {
  readonly mode: 'competitive' | 'cooperative';
  /** Solo: ask at the start of a turn whether the person remembered whose turn it is. SAN-SOLO-02 */
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
    turn: { number: 0, phase: 'setup', dice: [], taken: 0, ap: 0, mp: 0, pool: 0, moves: 0, signalled: 0, reported: 0 },
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
    ballots: [],
    rolls: [],
  };
}
