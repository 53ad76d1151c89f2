// The state of a match of Asylum Escape. It contains ids and small integers, but no texts.
import type { PlayerId, Seat } from '../../../kernel/index.js';
import type { DieFace, Window } from '../cards/card-types.js';

/** The id of a card, such as `laundry-chute.2`, `night-nurse` or `m3.1`. */
export type CardId = string;
/** The id of a Location. It stays the same wherever the room lies. AE-RUL-04 */
export type RoomId = string;
/** An index in the list of Patients, in the order of their release. */
export type PatientId = number;
export type DeckName = 'camo-sabo' | 'movement' | 'bloodlust';
/** A set of rooms: bit i is room i of the pack. */
export type RoomSet = number;

export interface Deck {
  /** Cards in an order that nobody knows. A random card is drawn, which is equivalent to a shuffled deck. */
  cards: CardId[];
  /** The top cards that somebody has looked at, starting with the one that is drawn next. */
  top: KnownCard[];
  /** The discard pile, which lies face up. AE-SYM-11 */
  pile: CardId[];
}

/** A card and the seats that know it: in `seen`, bit s stands for seat s. */
export interface KnownCard {
  card: CardId;
  seen: number;
}

export interface Patient {
  readonly card: CardId;
  at: RoomId;
  /** The turn in which the Patient was released; 0 in setup. */
  readonly released: number;
  /** The number of rooms that the Patient may still move. */
  left: number;
  /** The turn in which a card keeps the Patient from moving. */
  stalled: number;
}

/** Seconds that a question stays open if its duration must not reveal anything. */
export const secretWindowSeconds = 8;

export const preferences = ['never', 'save', 'always'] as const;
/** When the player wants to be asked in windows. AE-RUL-43 */
export type Preference = (typeof preferences)[number];

export interface Victim {
  readonly seat: Seat;
  card: CardId;
  /** The room of the Victim, which is secret; empty until the Victim has hidden. */
  at: RoomId;
  /** The Victim's room when the current collapse began; as secret as `at`. AE-RUL-07 */
  before: RoomId;
  /** All rooms in which the Victim has been. They are shown when the match is over. AE-RUL-47 */
  route: RoomId[];
  /** The rooms where the Victim may be, according to public knowledge. */
  suspects: RoomSet;
  hand: KnownCard[];
  held: CardId | null;
  alive: boolean;
  /** The Victim has drawn in their current turn. */
  drew: boolean;
  /** The Victim may not draw in their next turn. */
  skips: boolean;
  /** A lower hand limit. It ends with turn `until` of the Patients. */
  limit: { readonly n: number; readonly until: number } | null;
  /** How many of the Victim's own turns have begun. */
  turns: number;
  /**
   * A card has let the Victim move since the Patients moved. (Whether the Victim really left the room is in `slipped`,
   * which is as secret as `at`.)
   */
  stirred: boolean;
  slipped: boolean;
  /** The Victim is not found in the current movement of the Patients, whatever happens. */
  unseen: boolean;
  /** How far the announced room may be from the true one. */
  lie: number;
  /**
   * The false room that the Victim will announce. It is as secret as `at`, and empty if the Victim will announce the
   * true room.
   */
  says: RoomId;
  /**
   * The cards that the Victim has sealed as answers in windows, as secret as the hand. `at` is how many cards had been
   * played when the window opened.
   */
  answers: { readonly card: CardId; readonly at: number }[];
  /** Rooms added to the next flight. */
  flight: number;
  prefers: Preference;
  /** The turn in which the preference was last changed. */
  preferred: number;
}

export interface Attempt {
  readonly victim: PlayerId;
  readonly patient: PatientId;
  /** 0 before the die is rolled. */
  face: number;
  more: DieFace[];
  fewer: DieFace[];
  skipped: boolean;
  saved: boolean;
}

/** A temporary change of a Catching Stat. */
export interface CatchChange {
  readonly patient: PatientId;
  readonly faces: readonly DieFace[];
  readonly more: boolean;
  /** The change ends with this turn of the Patients. */
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
  /** Whether a coin is flipped or a die is rolled. AE-RUL-44 */
  coin: 'coin' | 'die';
  collapseCatches: boolean;
  patientsSeat: Seat;
  /** The number of the Patients' turn; 0 in setup. */
  turn: number;
  active: PlayerId;
  stage: Phase;
  /** How many rooms the coin allows in this turn; 0 before the flip. */
  rooms: number;
  /** The columns from the left. Each lists its rooms from the bottom. AE-RUL-03 */
  columns: RoomId[][];
  destroyed: RoomId[];
  patients: Patient[];
  /** Clockwise from the Patients player. */
  victims: Victim[];
  decks: Record<DeckName, Deck>;
  /** The cards that have not been drawn yet, in an order that nobody knows. */
  undrawn: { victims: CardId[]; patients: CardId[]; specials: CardId[] };
  /** Rooms searched since the last announcements, in order. AE-RUL-10 */
  searched: { readonly patient: PatientId; readonly room: RoomId }[];
  /** The Patients' movement of this turn has begun. */
  marched: boolean;
  /** Patients have moved, and an announcement is due. */
  marching: boolean;
  /** Victims who have been caught and whose catch is not resolved yet, with the room that each has named. */
  caught: { readonly victim: PlayerId; readonly room: RoomId }[];
  attempts: Attempt[];
  /** Rooms to be destroyed, in order. */
  doomed: RoomId[];
  /** The room of a release, which will be destroyed. AE-REL-02 */
  blast: RoomId | null;
  collapseDue: boolean;
  /** Where the Patients were, and where the Victims could be, when the current collapse began. */
  before: { patients: RoomId[]; suspects: RoomSet[] };
  /**
   * Pairs of a Patient and a Victim that have met in the current chain of collapses, such as `1:3` for Patient 1 and
   * player 3.
   */
  metPairs: string[];
  /** Rooms listed for destruction in the final three turns. AE-RUL-31 */
  listed: RoomId[];
  /** Kills in the current Patients' turn. */
  kills: number;
  /** Kills since the last announcements. */
  killsSinceAnnouncement: number;
  /** The turn in which only one Victim was left. AE-FIN-06 */
  trigger: number | null;
  /** The Bloodlust card that was read and not yet carried out. */
  bloodlust: { readonly card: CardId; off: boolean } | null;
  /** How many more Bloodlust cards will be drawn. */
  bloodlustLeft: number;
  /** Cards that have been played but not carried out yet, the latest one last. */
  plays: { readonly by: PlayerId; readonly card: CardId; off: boolean }[];
  /** The open windows, the latest one last. In W3 and W4, `about` is the Victim who is being caught. */
  windows: { readonly window: Window; readonly about: PlayerId | null }[];
  /** How many cards have been played. */
  played: number;
  catchChanges: CatchChange[];
  blocks: Block[];
  /** How often something hidden was revealed, or might have been. */
  revealCount: number;
}

/** The Victim of a player. Ids come from the state itself, so the Victim exists. */
export function victimOf({ victims }: Pick<State, 'victims'>, player: PlayerId): Victim {
  const found = victims.find(({ seat }) => seat === player);
  if (!found) throw new RangeError(`Player ${player} is not a Victim.`);
  return found;
}

export function patientOf({ patients }: State, patient: PatientId): Patient {
  const found = patients[patient];
  if (!found) throw new RangeError(`There is no Patient ${patient}.`);
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

/** The Patients' turn after which the match ends; null while no end is in sight. AE-FIN-03, AE-FIN-06, AE-RUL-29 */
export function lastTurn({ version, trigger }: Ending): number | null {
  if (version === 'short') return Math.min(9, trigger === null ? 9 : trigger + 3);
  return trigger === null ? null : trigger + 3;
}

/**
 * Whether rooms with Patients are destroyed at the end of this turn of the Patients. AE-FIN-01, AE-FIN-02, AE-RUL-29
 */
export function isFinal({ version, trigger, turn }: Ending): boolean {
  return (version === 'short' && turn >= 7) || (trigger !== null && turn > trigger && turn <= trigger + 3);
}
