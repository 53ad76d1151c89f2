// What a match of Asylum Escape consists of: ids and small integers only, no texts.
import type { PlayerId, Seat } from '../../../kernel/index.js';
import type { DieFace, Window } from '../cards/card-types.js';

/** A card's id: `laundry-chute.2`, `night-nurse`, `m3.1`. */
export type CardId = string;
/** A Location's id, wherever it stands. AE-RUL-04 */
export type RoomId = string;
/** A place in the list of Patients, in the order of their release. */
export type PatientId = number;
export type DeckName = 'camo-sabo' | 'movement' | 'bloodlust';
/** A set of rooms: bit i is room i of the pack. */
export type RoomSet = number;

export interface Deck {
  /** Cards whose order nobody knows: drawn from at random, which is what a shuffled deck is. */
  cards: CardId[];
  /** Above them, the next one first: cards that somebody has looked at. */
  top: KnownCard[];
  /** Face up. AE-SYM-11 */
  pile: CardId[];
}

/** A card and who knows it: bit s, seat s. */
export interface KnownCard {
  card: CardId;
  seen: number;
}

export interface Patient {
  readonly card: CardId;
  at: RoomId;
  /** The turn of its release, 0 in setup. */
  readonly released: number;
  /** Rooms it may still move. */
  left: number;
  /** The turn in which a card keeps it where it is. */
  stalled: number;
}

/** Seconds that a question stays open whose time must not tell anything. */
export const secretWindowSeconds = 8;

export const preferences = ['never', 'save', 'always'] as const;
/** When to be asked in response windows. AE-RUL-43 */
export type Preference = (typeof preferences)[number];

export interface Victim {
  readonly seat: Seat;
  card: CardId;
  /** Empty until chosen, and secret. */
  at: RoomId;
  /** Where the Victim was as the running collapse began, as secret as `at`. AE-RUL-07 */
  before: RoomId;
  /** Every room so far, shown when the match is over. AE-RUL-47 */
  route: RoomId[];
  /** Where the Victim can be as far as everybody knows. */
  suspects: RoomSet;
  hand: KnownCard[];
  held: CardId | null;
  alive: boolean;
  /** Has drawn in the running own turn. */
  drew: boolean;
  /** May draw nothing in the next own turn. */
  skips: boolean;
  /** A smaller hand, until the end of that turn of the Patients. */
  limit: { readonly n: number; readonly until: number } | null;
  /** Own turns begun. */
  turns: number;
  /** A card has let the Victim move since the Patients did; whether the Victim left the room then is as secret as `at`. */
  stirred: boolean;
  slipped: boolean;
  /** Is not found at all by the running movement, or says a room so far from the true one. */
  unseen: boolean;
  lie: number;
  /** The false room that will be said, as secret as `at`; empty: the true one. */
  says: RoomId;
  /** Cards that are sealed for windows, and how many had been played as each was opened; as secret as the hand. */
  answers: { readonly card: CardId; readonly at: number }[];
  /** Rooms more, or fewer, of the next flight. */
  flight: number;
  prefers: Preference;
  /** The turn in which the preference was changed last. */
  preferred: number;
}

export interface Attempt {
  readonly victim: PlayerId;
  readonly patient: PatientId;
  /** 0 before the die. */
  face: number;
  more: DieFace[];
  fewer: DieFace[];
  skipped: boolean;
  saved: boolean;
}

/** A change of a Catching Stat for a while. */
export interface CatchChange {
  readonly patient: PatientId;
  readonly faces: readonly DieFace[];
  readonly more: boolean;
  /** The turn of the Patients at whose end it is over. */
  readonly until: number;
}

export interface Block {
  readonly room: RoomId;
  readonly against: 'patients' | 'victims' | 'all';
  readonly until: number;
}

export type Phase = 'setup' | 'release' | 'coin' | 'march' | 'catch' | 'bloodlust' | 'final' | 'victims' | 'over';

export interface State {
  version: 'short' | 'long';
  /** Flipped, or a die. AE-RUL-44 */
  coin: 'coin' | 'die';
  collapseCatches: boolean;
  /** Who plays the Patients. */
  patientsSeat: Seat;
  /** Counted by the Patients' turns; 0 in setup. */
  turn: number;
  active: PlayerId;
  stage: Phase;
  /** How many rooms the coin allows in this turn, 0 before. */
  rooms: number;
  /** Columns from the left, each from the bottom. AE-RUL-03 */
  columns: RoomId[][];
  destroyed: RoomId[];
  patients: Patient[];
  /** Clockwise from the Patients player. */
  victims: Victim[];
  decks: Record<DeckName, Deck>;
  /** Undrawn, in an order nobody knows. */
  undrawn: { victims: CardId[]; patients: CardId[]; specials: CardId[] };
  /** Rooms searched since the last announcement, in order. AE-RUL-10 */
  searched: { readonly patient: PatientId; readonly room: RoomId }[];
  /** An announcement is due. */
  marching: boolean;
  /** Caught and not yet dealt with, with the room they said. */
  caught: { readonly victim: PlayerId; readonly room: RoomId }[];
  attempts: Attempt[];
  /** Rooms to be destroyed, in order. */
  doomed: RoomId[];
  /** The room of a release that will be blown up. AE-REL-02 */
  blast: RoomId | null;
  /** A collapse waits. */
  due: boolean;
  /** Where Patients were, and where Victims could be, as the running collapse began. */
  before: { patients: RoomId[]; suspects: RoomSet[] };
  /** Patient and Victim that met in the running chain of collapses: `1:3`. */
  tried: string[];
  /** Rooms listed for destruction in the final three turns. AE-RUL-31 */
  listed: RoomId[];
  /** Kills of the running Patients' turn. */
  kills: number;
  /** Kills since the last announcement. */
  together: number;
  /** The turn in which only one Victim was left. AE-FIN-06 */
  trigger: number | null;
  /** The Bloodlust card that has been read and is not carried out, and how many are drawn after it. */
  bloodlust: { readonly card: CardId; off: boolean } | null;
  extra: number;
  /** Cards played and not yet carried out, the last on top. */
  plays: { readonly by: PlayerId; readonly card: CardId; off: boolean }[];
  /** Moments in which all who may hold an answer are asked for it, the last on top; W3 and W4 are about a Victim. */
  windows: { readonly window: Window; readonly about: PlayerId | null }[];
  /** How many cards have been played. */
  played: number;
  grips: CatchChange[];
  blocks: Block[];
  /** How often something hidden has come out, or might have. */
  told: number;
}

/** The Victim of a player. Ids come from the state itself, so it is there. */
export function victimOf({ victims }: Pick<State, 'victims'>, player: PlayerId): Victim {
  const found = victims.find(({ seat }) => seat === player);
  if (!found) throw new RangeError(`no Victim ${player}`);
  return found;
}

export function patientOf({ patients }: State, patient: PatientId): Patient {
  const found = patients[patient];
  if (!found) throw new RangeError(`no Patient ${patient}`);
  return found;
}

export const alive = ({ victims }: State): Victim[] => victims.filter((victim) => victim.alive);

export const isAlive = ({ victims }: State, player: PlayerId): boolean =>
  victims.some((victim) => victim.seat === player && victim.alive);

/** Living Victims clockwise from the active player. AE-RUL-24 */
export function clockwise(state: State): Victim[] {
  const from = state.victims.findIndex(({ seat }) => seat === state.active);
  const order = from < 0 ? state.victims : [...state.victims.slice(from), ...state.victims.slice(0, from)];
  return order.filter((victim) => victim.alive);
}

export const everybody = ({ victims }: State): number => (1 << (victims.length + 1)) - 1;

// The last turns

type Ending = Pick<State, 'version' | 'trigger' | 'turn'>;

/** The Patients' turn after which the match is over; null while nothing ends it. AE-FIN-03, AE-FIN-06, AE-RUL-29 */
export function lastTurn({ version, trigger }: Ending): number | null {
  if (version === 'short') return Math.min(9, trigger === null ? 9 : trigger + 3);
  return trigger === null ? null : trigger + 3;
}

/** Whether rooms with Patients fall at the end of this turn of the Patients. AE-FIN-01, AE-FIN-02, AE-RUL-29 */
export function isFinal({ version, trigger, turn }: Ending): boolean {
  return (version === 'short' && turn >= 7) || (trigger !== null && turn > trigger && turn <= trigger + 3);
}
