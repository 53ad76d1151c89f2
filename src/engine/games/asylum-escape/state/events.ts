// What can be told about a match of Asylum Escape: facts in order, each with the rule that made it happen. Rooms of Victims
// are in them only where the rules make them known.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { DieFace, Trait, Way, Window } from '../cards/card-types.js';
import type { CardId, DeckName, PatientId, RoomId } from './state.js';

type Told<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { victim: PlayerId };

export type Happening =
  // Setup
  | Told<'seated', { patients: PlayerId; version: 'short' | 'long' }>
  | Told<'laid-out', { columns: readonly (readonly RoomId[])[] }>
  | Told<'victim-drawn', Who & { card: CardId }>
  | Told<'mulligan', Who & { card: CardId; back: CardId }>
  | Told<'victim-kept', Who & { card: CardId }>
  | Told<'victims-shown', { cards: readonly CardId[] }>
  | Told<'released', { patient: PatientId; card: CardId; room: RoomId; special: boolean }>
  | Told<'start-gone', { card: CardId; room: RoomId }>
  /** `room` for the Victim alone. */
  | Told<'hid', Who & { room?: RoomId }>
  // The Patients' turn
  | Told<'turn-began', { player: PlayerId; number: number; final: boolean }>
  | Told<'coin', { side: 'heads' | 'tails'; die?: number; rooms: number }>
  | Told<'coin-set', { rooms: number }>
  | Told<'patient-moved', { patient: PatientId; from: RoomId; to: RoomId }>
  | Told<'patient-stays', { patient: PatientId }>
  | Told<'stalled', { patient: PatientId }>
  // Found and caught
  /** All at once: who was found, and the room each says. Empty: nobody was. */
  | Told<'announced', { found: readonly { readonly victim: PlayerId; readonly room: RoomId }[] }>
  | Told<'caught', Who & { room: RoomId; patients: readonly PatientId[] }>
  | Told<'attempt', Who & { patient: PatientId }>
  | Told<'attempt-skipped', Who & { patient: PatientId }>
  | Told<'rolled', Who & { patient: PatientId; face: number; catches: readonly DieFace[]; kills: boolean }>
  | Told<'die-changed', Who & { face: number }>
  | Told<'grip-changed', { patient: PatientId; faces: readonly DieFace[]; more: boolean; until: 'attempt' | 'turn' }>
  | Told<'missed', Who & { patient: PatientId }>
  | Told<'saved', Who & { patient: PatientId }>
  | Told<'killed', Who & { patient: PatientId; room: RoomId; hand: readonly CardId[]; held: CardId | null }>
  | Told<'last-one', Who & { last: number }>
  | Told<'survived', Who>
  | Told<'flees', Who & { card: CardId | null; rooms: number | 'stumble' }>
  // Where Victims go: that one may have moved is told by cards; where to, to the Victim alone
  | Told<'moved', Who & { room: RoomId }>
  | Told<'stumbles', Who & { patient: PatientId; room: RoomId }>
  | Told<'pushed', Who & { way: Way; n: number }>
  | Told<'vanished', Who & { to: string }>
  | Told<'slipped', Who & { n: number }>
  | Told<'unseen', Who>
  | Told<'may-lie', Who & { n: number }>
  // The building
  | Told<'destroyed', { room: RoomId; x: number; y: number; reasons: number }>
  | Told<'sank', { x: number; y: number }>
  | Told<'stands', { room: RoomId }>
  | Told<'column-gone', { x: number }>
  | Told<'patient-fell', { patient: PatientId; to: RoomId }>
  | Told<'fell', Who & { room: RoomId }>
  | Told<'settled'>
  | Told<'swapped', { rooms: readonly [RoomId, RoomId] }>
  | Told<'blocked', { room: RoomId; against: 'patients' | 'victims' | 'all'; until: number }>
  | Told<'opened', { room: RoomId }>
  // Bloodlust and the end
  | Told<'bloodlust', { card: CardId; extra?: true }>
  | Told<'bloodlust-off', { card: CardId }>
  | Told<'no-bloodlust', { kills: number }>
  | Told<'listed', { rooms: readonly RoomId[] }>
  | Told<'time-up', { number: number }>
  | Told<'routes', { routes: readonly { readonly victim: PlayerId; readonly rooms: readonly RoomId[] }[] }>
  // Victims' turns and cards
  | Told<'may-not-draw', Who>
  | Told<'drew-movement', Who & { card: CardId; rooms: number | 'stumble' }>
  /** `card` for the owner alone. */
  | Told<'drew-card', Who & { card?: CardId }>
  | Told<'held', Who & { card: CardId }>
  | Told<'discarded', Who & { cards: readonly CardId[] }>
  | Told<'stole', Who & { from: PlayerId; card?: CardId }>
  | Told<'played', { by: PlayerId; card: CardId; window: Window | 'own' }>
  | Told<'cancelled', { by: PlayerId; card: CardId }>
  | Told<'no-effect', { by: PlayerId; card?: CardId }>
  | Told<'deck-empty', { deck: DeckName }>
  | Told<'reshuffled', { deck: DeckName }>
  | Told<'limited', Who & { n: number }>
  | Told<'must-skip', Who>
  | Told<'flipped', { by: PlayerId; side: 'heads' | 'tails' }>
  /** `cards` for who looks alone. */
  | Told<'peeked', { by: PlayerId; deck: DeckName; n: number; cards?: readonly CardId[] }>
  | Told<'looked', Who & { by: PlayerId; cards?: readonly CardId[] }>
  // What is said
  | Told<'revealed', Who & { what: Trait; value: string }>
  | Told<'answered', { what: Exclude<Trait, 'room'>; value: string; yes: readonly PlayerId[]; no: readonly PlayerId[] }>
  | Told<'near', { patient: PatientId; n: number; yes: readonly PlayerId[]; no: readonly PlayerId[] }>
  | Told<'crowded', { what: Exclude<Trait, 'room'>; values: readonly string[] }>;
