// The events of Asylum Escape: facts in order, each with the rule that caused it. They contain a Victim's room only
// where the rules reveal it.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { DieFace, PlaceTrait, Way, Window } from '../cards/card-types.js';
import type { CardId, DeckName, PatientId, RoomId } from './state.js';

type EventOf<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { victim: PlayerId };

export type GameEvent =
  // Setup
  | EventOf<'seated', { patients: PlayerId; version: 'short' | 'long' }>
  | EventOf<'laid-out', { columns: readonly (readonly RoomId[])[] }>
  | EventOf<'victim-drawn', Who & { card: CardId }>
  | EventOf<'mulligan', Who & { card: CardId; back: CardId }>
  | EventOf<'victim-kept', Who & { card: CardId }>
  | EventOf<'victims-shown', { cards: readonly CardId[] }>
  | EventOf<'released', { patient: PatientId; card: CardId; room: RoomId; special: boolean }>
  | EventOf<'start-gone', { card: CardId; room: RoomId }>
  /** Only the Victim's own seat sees `room`. */
  | EventOf<'hid', Who & { room?: RoomId }>
  // The Patients' turn
  | EventOf<'turn-began', { player: PlayerId; number: number; final: boolean }>
  | EventOf<'coin', { side: 'heads' | 'tails'; die?: number; rooms: number }>
  | EventOf<'coin-set', { rooms: number }>
  | EventOf<'patient-moved', { patient: PatientId; from: RoomId; to: RoomId }>
  | EventOf<'patient-stays', { patient: PatientId }>
  | EventOf<'stalled', { patient: PatientId }>
  // Found and caught
  /** Everybody who was found, with the room that each names; empty if nobody was found. */
  | EventOf<'announced', { found: readonly { readonly victim: PlayerId; readonly room: RoomId }[] }>
  | EventOf<'caught', Who & { room: RoomId; patients: readonly PatientId[] }>
  | EventOf<'attempt', Who & { patient: PatientId }>
  | EventOf<'attempt-skipped', Who & { patient: PatientId }>
  | EventOf<'rolled', Who & { patient: PatientId; face: number; catches: readonly DieFace[]; kills: boolean }>
  | EventOf<'die-changed', Who & { face: number }>
  | EventOf<'grip-changed', { patient: PatientId; faces: readonly DieFace[]; more: boolean; until: 'attempt' | 'turn' }>
  | EventOf<'missed', Who & { patient: PatientId }>
  | EventOf<'saved', Who & { patient: PatientId }>
  | EventOf<'killed', Who & { patient: PatientId; room: RoomId; hand: readonly CardId[]; held: CardId | null }>
  | EventOf<'last-one', Who & { last: number }>
  | EventOf<'survived', Who>
  | EventOf<'flees', Who & { card: CardId | null; rooms: number | 'stumble' }>
  // Movements of Victims. Everybody learns that a card lets a Victim move, but the Victim's room becomes public only
  // when the rules reveal it.
  | EventOf<'moved', Who & { room: RoomId }>
  | EventOf<'stumbles', Who & { patient: PatientId; room: RoomId }>
  | EventOf<'pushed', Who & { way: Way; n: number }>
  | EventOf<'vanished', Who & { to: string }>
  | EventOf<'slipped', Who & { n: number }>
  | EventOf<'unseen', Who>
  | EventOf<'may-lie', Who & { n: number }>
  // The building
  | EventOf<'destroyed', { room: RoomId; x: number; y: number; reasons: number }>
  | EventOf<'sank', { x: number; y: number }>
  | EventOf<'stands', { room: RoomId }>
  | EventOf<'column-gone', { x: number }>
  | EventOf<'patient-fell', { patient: PatientId; to: RoomId }>
  | EventOf<'fell', Who & { room: RoomId }>
  | EventOf<'settled'>
  | EventOf<'swapped', { rooms: readonly [RoomId, RoomId] }>
  | EventOf<'blocked', { room: RoomId; against: 'patients' | 'victims' | 'all'; until: number }>
  | EventOf<'opened', { room: RoomId }>
  // Bloodlust and the end
  | EventOf<'bloodlust', { card: CardId; extra?: true }>
  | EventOf<'bloodlust-off', { card: CardId }>
  | EventOf<'no-bloodlust', { kills: number }>
  | EventOf<'listed', { rooms: readonly RoomId[] }>
  | EventOf<'time-up', { number: number }>
  | EventOf<'routes', { routes: readonly { readonly victim: PlayerId; readonly rooms: readonly RoomId[] }[] }>
  // Victims' turns and cards
  | EventOf<'may-not-draw', Who>
  | EventOf<'drew-movement', Who & { card: CardId; rooms: number | 'stumble' }>
  /** Only the owner's seat sees `card`. */
  | EventOf<'drew-card', Who & { card?: CardId }>
  | EventOf<'held', Who & { card: CardId }>
  | EventOf<'discarded', Who & { cards: readonly CardId[] }>
  | EventOf<'stole', Who & { from: PlayerId; card?: CardId }>
  | EventOf<'played', { by: PlayerId; card: CardId; window: Window | 'own' }>
  | EventOf<'cancelled', { by: PlayerId; card: CardId }>
  | EventOf<'no-effect', { by: PlayerId; card?: CardId }>
  | EventOf<'deck-empty', { deck: DeckName }>
  | EventOf<'reshuffled', { deck: DeckName }>
  | EventOf<'limited', Who & { n: number }>
  | EventOf<'must-skip', Who>
  | EventOf<'flipped', { by: PlayerId; side: 'heads' | 'tails' }>
  /** Only the seat of the player who looks sees `cards`. */
  | EventOf<'peeked', { by: PlayerId; deck: DeckName; n: number; cards?: readonly CardId[] }>
  | EventOf<'looked', Who & { by: PlayerId; cards?: readonly CardId[] }>
  // What is said
  | EventOf<'revealed', Who & { what: PlaceTrait; value: string }>
  | EventOf<
      'answered',
      { what: Exclude<PlaceTrait, 'room'>; value: string; yes: readonly PlayerId[]; no: readonly PlayerId[] }
    >
  | EventOf<'near', { patient: PatientId; n: number; yes: readonly PlayerId[]; no: readonly PlayerId[] }>
  | EventOf<'crowded', { what: Exclude<PlaceTrait, 'room'>; values: readonly string[] }>;
