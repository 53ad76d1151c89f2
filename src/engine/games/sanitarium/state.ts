// What a match of Sanitarium consists of: ids and small integers only, no texts.
import type { Play, PlayerId, Seat, Together } from '../../kernel/index.js';
import type { Content } from './content.js';
import type { Happening } from './events.js';

/** A card's id: `night-key.1`, `chapel`, `dark.3`, `moths`, `confusion.2`. */
export type CardId = string;
/** A kind of Item, which is also the id of its Safe Thing. */
export type Kind = string;

/** A laid card's place in the map list, times two, plus the cell (0 left or top, 1 right or bottom). SAN-RUL-02 */
export type Place = number;
export type Facing = 'h' | 'v';

export interface Laid {
  card: CardId;
  /** What everybody sees of it; `down` is a face-down Item or Action with two spaces. */
  face: 'room' | 'dark' | 'down';
  /** The left or top cell. x to the right, y down. SAN-RUL-01 */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  /** Bit s: seat s knows the face. */
  seen: number;
}

export interface HeldItem {
  readonly card: CardId;
  /** The claimed Safe Thing under it protects it: an own one, or a common one. SAN-SAFE-01, SAN-COOP-10 */
  safe: 'own' | 'common' | null;
}

export interface SafeThing {
  readonly kind: Kind;
  claimed: boolean;
  /** All know it: claimed, claimed before, or asked for. SAN-RUL-18, SAN-COOP-03 */
  shown: boolean;
}

export interface Player {
  /** −1 before the start and after the escape. */
  at: Place;
  items: HeldItem[];
  actions: CardId[];
  things: SafeThing[];
  hallucinations: CardId[];
  escaped: boolean;
  /** Items whose free effect was used this turn. SAN-RUL-39 */
  used: CardId[];
  /** Bit m: exposed to monster m. SAN-RUL-09 */
  exposed: number;
  /** Bit m: monster m has caused a Horror Roll in this monster step. SAN-RUL-09, SAN-RUL-10 */
  scared: number;
  /** Kept safe from exposure until the own next turn by a card. */
  hidden: boolean;
}

export interface Monster {
  readonly id: number;
  at: Place;
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
  /** Sanity of Concentrate. SAN-RUL-16 */
  pool: number;
  /** Moves made, for cards that look at the first one. */
  moves: number;
  /** Players who have signalled or reported this turn, as bits. SAN-RUL-30 */
  signalled: number;
  reported: number;
}

/** Which cards and how much of the pool are put down so far for a payment, by slot: Items first, then Actions. */
export interface Payment {
  /** What is to be reached in all. */
  readonly cost: number;
  readonly slots: number[];
  pool: number;
}

export interface State {
  mode: 'competitive' | 'cooperative';
  /** One seat plays both halves. SAN-SOLO-01 */
  solo: boolean;
  /** Solo: the person is asked at each turn whether they knew whose it is. SAN-SOLO-02 */
  honour: boolean;
  start: PlayerId;
  active: PlayerId;
  turn: Turn;
  map: Laid[];
  monsters: Monster[];
  /** Tokens not on the map. SAN-MON-01 */
  supply: number[];
  /** Cards whose order nobody knows: drawn from at random, which is what a shuffled deck is. */
  deck: CardId[];
  /** Discarded cards under the deck, next one first: their place is known. SAN-HAL-05 */
  bottom: CardId[];
  /** Drawn and not yet laid. */
  drawn: CardId | null;
  /** Bit s: seat s knows the drawn card. */
  drawnSeen: number;
  explorer: PlayerId;
  hallucinations: CardId[];
  pile: CardId[];
  /** Common Safe Things of the co-operative game. */
  common: { readonly kind: Kind; claimed: boolean }[];
  undealt: Kind[];
  players: Player[];
  /** Doorways held shut: a place, a direction, and whose next turn opens them. */
  shut: { readonly place: Place; readonly side: number; readonly until: PlayerId }[];
  /** Players whose next Creeping Darkness moves no monster, as bits. */
  lulled: number;
  payment: Payment;
  /** Votes on a reported slip, but for the reporter's. SAN-RUL-30 */
  ballots: boolean[];
  /** The Horror Rolls being made, the innermost last: whether each is ignored. */
  rolls: boolean[];
}

/** A step that a card starts names the player who used it, and the card. */
interface By {
  readonly player: PlayerId;
  readonly card?: CardId;
}

export type Effect =
  | { readonly do: 'walk'; readonly n: number }
  | { readonly do: 'to-room' }
  | { readonly do: 'gain-ap'; readonly n: number }
  | { readonly do: 'change-mp'; readonly n: number }
  | { readonly do: 'gain-sanity'; readonly n: number }
  | { readonly do: 'reroll' }
  | { readonly do: 'set-die' }
  | { readonly do: 'ignore-horror' }
  | { readonly do: 'horror-roll'; readonly monster?: number }
  | { readonly do: 'explore'; readonly where: 'anywhere' | 'next' }
  | { readonly do: 'peek'; readonly n: number; readonly reach: number }
  | { readonly do: 'search-free' }
  | { readonly do: 'take-item'; readonly reach: number }
  | { readonly do: 'draw-bottom' }
  | { readonly do: 'close-door' }
  | { readonly do: 'push-monster'; readonly n: number; readonly reach: number }
  | { readonly do: 'lull' }
  | { readonly do: 'remove-monster'; readonly reach: number }
  | { readonly do: 'place-monster' }
  | { readonly do: 'gain-hallucination' }
  | { readonly do: 'drop-hallucination' }
  | { readonly do: 'hide' };

/** A monster that goes hunting, and the players who were nearest to it when the phase began. SAN-RUL-31 */
export interface Hunter {
  readonly monster: number;
  readonly prey: readonly PlayerId[];
}

export type PayFor = { readonly what: 'disbelieve'; readonly hallucination: CardId } | { readonly what: 'escape' };

export type Step =
  | (Effect & By)
  // Setup
  | { readonly do: 'deal' }
  | { readonly do: 'dark-search' }
  | { readonly do: 'tokens' }
  // Exploring
  | { readonly do: 'place'; readonly player: PlayerId; readonly where: 'anywhere' | 'next' }
  | { readonly do: 'lay'; readonly player: PlayerId; readonly x: number; readonly y: number; readonly facing: Facing }
  // Turn
  | { readonly do: 'turn'; readonly player: PlayerId }
  | { readonly do: 'whose-turn'; readonly player: PlayerId }
  | { readonly do: 'forgot' }
  | { readonly do: 'darkness' }
  | { readonly do: 'roll' }
  | { readonly do: 'dice-change'; readonly player: PlayerId }
  | { readonly do: 'choose-die'; readonly player: PlayerId }
  | { readonly do: 'take-die'; readonly value: number }
  | { readonly do: 'dice-settle' }
  | { readonly do: 'reroll-die'; readonly die: number }
  | { readonly do: 'turn-die'; readonly die: number; readonly value: number }
  | { readonly do: 'actions' }
  | { readonly do: 'next-turn' }
  // Actions
  | { readonly do: 'act'; readonly player: PlayerId }
  | { readonly do: 'move'; readonly player: PlayerId; readonly to: Place; readonly cost: number; readonly jump?: true }
  | { readonly do: 'walk-on'; readonly player: PlayerId; readonly n: number }
  | { readonly do: 'search'; readonly player: PlayerId; readonly cost: number }
  | { readonly do: 'take-or-leave'; readonly player: PlayerId }
  | { readonly do: 'take'; readonly player: PlayerId }
  | { readonly do: 'leave'; readonly player: PlayerId }
  | { readonly do: 'spend'; readonly ap: number }
  | { readonly do: 'concentrate'; readonly player: PlayerId }
  | { readonly do: 'give'; readonly player: PlayerId; readonly item: number; readonly to: PlayerId; readonly card?: CardId }
  | { readonly do: 'use-item'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'play-action'; readonly player: PlayerId; readonly slot: number }
  // Monsters
  | { readonly do: 'creep'; readonly monster: number; readonly toward: PlayerId }
  | { readonly do: 'creep-again'; readonly toward: PlayerId }
  | { readonly do: 'linger' }
  | { readonly do: 'monster-way'; readonly monster: number; readonly toward: PlayerId }
  | { readonly do: 'monster-to'; readonly monster: number; readonly to: Place; readonly mp?: true }
  | { readonly do: 'monster-phase' }
  | { readonly do: 'monster-points' }
  | { readonly do: 'monster-point'; readonly player: PlayerId }
  | { readonly do: 'hunt'; readonly left: readonly Hunter[] }
  | { readonly do: 'hunt-order'; readonly player: PlayerId; readonly left: readonly Hunter[] }
  | ({ readonly do: 'hunt-target'; readonly player: PlayerId } & Hunter)
  // Horror
  | { readonly do: 'exposure' }
  | { readonly do: 'scare'; readonly player: PlayerId; readonly monsters: readonly number[] }
  | { readonly do: 'scare-order'; readonly player: PlayerId; readonly monsters: readonly number[] }
  | { readonly do: 'horror-answer'; readonly player: PlayerId; readonly monster?: number }
  | { readonly do: 'horror-die'; readonly player: PlayerId; readonly monster?: number }
  | { readonly do: 'lose-item'; readonly player: PlayerId }
  | { readonly do: 'lose'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'suffer'; readonly player: PlayerId }
  // Hallucinations, Safe Things, escape
  | { readonly do: 'begin-pay'; readonly player: PlayerId; readonly cost: number; readonly pay: PayFor }
  | { readonly do: 'pay'; readonly player: PlayerId; readonly cost: number; readonly pay: PayFor }
  | { readonly do: 'put-down'; readonly player: PlayerId; readonly cost: number; readonly pay: PayFor; readonly slot?: number; readonly pool?: number }
  | { readonly do: 'paid'; readonly player: PlayerId; readonly pay: PayFor }
  | { readonly do: 'claim-or-wait'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'claims'; readonly player: PlayerId }
  | { readonly do: 'claim'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'escape'; readonly player: PlayerId }
  | { readonly do: 'leave-building'; readonly players: readonly PlayerId[] }
  | { readonly do: 'leave-behind'; readonly player: PlayerId }
  | { readonly do: 'put-under'; readonly player: PlayerId; readonly slots: readonly number[] }
  // Effects of cards, their smaller parts
  | { readonly do: 'go-to-room'; readonly player: PlayerId }
  | { readonly do: 'peek-at'; readonly player: PlayerId; readonly n: number; readonly reach: number }
  | { readonly do: 'see'; readonly player: PlayerId; readonly index: number }
  | { readonly do: 'which-item'; readonly player: PlayerId; readonly reach: number; readonly card?: CardId }
  | { readonly do: 'steal'; readonly player: PlayerId; readonly from: PlayerId; readonly item: number }
  | { readonly do: 'which-door'; readonly player: PlayerId }
  | { readonly do: 'shut'; readonly player: PlayerId; readonly place: Place; readonly side: number }
  | { readonly do: 'which-die'; readonly player: PlayerId; readonly set: boolean }
  | { readonly do: 'push-which'; readonly player: PlayerId; readonly n: number; readonly reach: number }
  | { readonly do: 'push-on'; readonly player: PlayerId; readonly monster: number; readonly n: number }
  | { readonly do: 'remove-which'; readonly player: PlayerId; readonly reach: number }
  | { readonly do: 'banish'; readonly monster: number }
  | { readonly do: 'place-where'; readonly player: PlayerId }
  | { readonly do: 'summon'; readonly at: Place }
  | { readonly do: 'drop-which'; readonly player: PlayerId }
  | { readonly do: 'drop'; readonly player: PlayerId; readonly hallucination: CardId }
  // Co-operation
  | { readonly do: 'signal'; readonly player: PlayerId }
  | { readonly do: 'want'; readonly player: PlayerId; readonly owner: PlayerId; readonly card: CardId }
  | { readonly do: 'report'; readonly player: PlayerId }
  | { readonly do: 'accuse'; readonly player: PlayerId; readonly accused: PlayerId }
  | { readonly do: 'vote'; readonly player: PlayerId; readonly accused: PlayerId }
  | { readonly do: 'ballot'; readonly player: PlayerId; readonly yes: boolean }
  | { readonly do: 'count-votes'; readonly accused: PlayerId };

export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
export type M = Play<State, Content, Step | Together, Happening>;

/** Who sits for the player: solo, one person plays both halves. */
export const seatOf = (state: State, player: PlayerId): Seat => (state.solo ? 0 : player);

/** The others, clockwise from the player. SAN-RUL-26 */
export function clockwise(state: State, from: PlayerId): PlayerId[] {
  const n = state.players.length;
  return Array.from({ length: n }, (_, i) => (from + i) % n);
}

/** Players who are still in the building. */
export const inside = (state: State): PlayerId[] => clockwise(state, state.active).filter((player) => !of(state, player).escaped);

/** The player's part of the state. Ids come from the state itself, so it is there. */
export function of(state: State, player: PlayerId): Player {
  const found = state.players[player];
  if (!found) throw new RangeError(`no player ${String(player)}`);
  return found;
}
