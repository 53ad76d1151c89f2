// What happens in a match of Coma Ward, as facts that are told.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { CardId, ClueKind, DiceUse, QuirkEvent } from '../cards/card-types.js';
import type { SpaceId } from './hospital.js';
import type { Batches, CombatMode, Fighter } from './state.js';
import type { MoveKind, RoomMoment } from './steps.js';

interface Of<T extends string> extends Event {
  readonly type: T;
}
interface OfPlayer<T extends string> extends Of<T> {
  readonly player: PlayerId;
}

interface OfEnemy<T extends string> extends Of<T> {
  readonly enemy: number;
  readonly kind: string;
}

export type ComaWardEvent =
  | Of<'laid-out'>
  | Of<'quirks-dealt'>
  | Of<'no-quirks'>
  | (Of<'began'> & { readonly first: PlayerId })
  | (OfPlayer<'neurosis-chosen'> & { readonly neurosis: CardId })
  | (OfPlayer<'turn-began'> & { readonly round: number })
  | (OfPlayer<'turn-ended'> & { readonly at: SpaceId })
  // Numbers
  | (OfPlayer<'health'> & { readonly n: number; readonly health: number })
  | (OfPlayer<'terror'> & { readonly n: number; readonly terror: number })
  | OfPlayer<'isolated'>
  | (OfPlayer<'died'> & { readonly at: SpaceId; readonly items: readonly CardId[] })
  | (OfPlayer<'bonus-dice'> & { readonly on: DiceUse; readonly n: number; readonly for: 'check' | 'turn' })
  /** A Check, with the faces of every batch of dice. */
  | (OfPlayer<'checked'> & {
      readonly of: DiceUse;
      readonly dice: number;
      readonly batches: Batches;
      readonly successes: number;
      /** 0 in combat, where the sides are compared. */
      readonly need: number;
    })
  | (OfPlayer<'die-rolled'> & { readonly face: number })
  // Moves
  | (OfPlayer<'moved'> & { readonly from: SpaceId; readonly to: SpaceId; readonly by: MoveKind | 'effect' })
  | (OfPlayer<'moves-granted'> & { readonly n: number })
  | (OfPlayer<'elevator-rolled'> & { readonly face: number; readonly floors: readonly number[] })
  | OfPlayer<'turn-cut'>
  | OfPlayer<'main-action-skipped'>
  // Rooms
  | (OfPlayer<'room-revealed'> & { readonly at: SpaceId; readonly card: CardId })
  | (OfPlayer<'room-replaced'> & { readonly at: SpaceId; readonly card: CardId; readonly before: CardId })
  | (OfPlayer<'room-effect'> & { readonly at: SpaceId; readonly card: CardId; readonly timing: RoomMoment | 'first' })
  | (OfPlayer<'rummage-token'> & { readonly at: SpaceId; readonly from: SpaceId | null })
  | (Of<'rummage-token-removed'> & { readonly at: SpaceId })
  | (Of<'locked'> & { readonly at: SpaceId; readonly need: number })
  | (Of<'unlocked'> & { readonly at: SpaceId })
  | (Of<'portal'> & { readonly in: SpaceId; readonly out: SpaceId })
  | (Of<'shadow'> & { readonly shadow: number; readonly from: SpaceId | null; readonly to: SpaceId })
  // Hallucinations
  | (OfPlayer<'hallucination'> & { readonly scenario: string; readonly narrator: PlayerId })
  | (OfPlayer<'hallucination-result'> & { readonly card: CardId; readonly option: string })
  | (Of<'reshuffled'> & { readonly deck: 'items' | 'hallucinations' })
  | (Of<'deck-empty'> & { readonly deck: 'items' | 'rooms' | 'hallucination-rooms' | 'hallucinations' })
  // Items
  | (OfPlayer<'item-drawn'> & { readonly card: CardId })
  | (OfPlayer<'clue-found'> & { readonly card: CardId; readonly kind: ClueKind })
  | (OfPlayer<'clue-marked'> & { readonly at: SpaceId; readonly number: number })
  | (Of<'clue-boxed'> & { readonly card: CardId })
  | (OfPlayer<'item-used'> & { readonly card: CardId; readonly on: PlayerId })
  | (OfPlayer<'item-refused'> & { readonly card: CardId; readonly from: PlayerId })
  | (OfPlayer<'item-lost'> & { readonly card: CardId })
  | (OfPlayer<'item-dropped'> & { readonly card: CardId; readonly at: SpaceId })
  | (OfPlayer<'picked-up'> & { readonly cards: readonly CardId[]; readonly at: SpaceId })
  | (OfPlayer<'item-given'> & { readonly card: CardId; readonly to: PlayerId })
  // Combat
  | (Of<'attack-declared'> & {
      readonly fighter: Fighter;
      readonly target: Fighter;
      readonly mode: CombatMode;
      readonly medicine: CardId | null;
    })
  | (OfPlayer<'defended'> & { readonly by: 'dodge' | 'counter'; readonly weapons: readonly CardId[] })
  | (Of<'combat-result'> & {
      readonly attacker: Fighter;
      readonly defender: Fighter;
      readonly mode: CombatMode;
      readonly winner: Fighter;
      /** The dice of the attacker, then those of the defender. */
      readonly dice: readonly [Batches, Batches];
      /** The successes of the winner minus those of the loser. CW-CMB-07 */
      readonly differential: number;
    })
  | (OfPlayer<'stolen'> & { readonly card: CardId; readonly from: PlayerId })
  // Trade
  | (OfPlayer<'traded'> & {
      readonly partner: PlayerId;
      readonly give: readonly CardId[];
      readonly take: readonly CardId[];
    })
  | (OfPlayer<'trade-refused'> & { readonly partner: PlayerId })
  // Neurosis and Quirks
  | (OfPlayer<'neurosis-used'> & { readonly neurosis: CardId; readonly level: number; readonly isHidden: boolean })
  | (OfPlayer<'neurosis-flipped'> & { readonly neurosis: CardId })
  | (OfPlayer<'quirk-counter'> & { readonly counters: number; readonly cause?: QuirkEvent | 'claim' | 'effect' })
  | (OfPlayer<'quirk-revealed'> & { readonly quirk: CardId; readonly counters: number })
  // The end of the Prologue
  | (Of<'prologue-over'> & { readonly narrator: PlayerId })
  | (Of<'phenomenon'> & { readonly phenomenon: string })
  | (OfPlayer<'role-revealed'> & { readonly role: CardId })
  | (Of<'epilogue'> & { readonly epilogue: string; readonly winners: readonly PlayerId[] })
  /** Something that a Phenomenon tells, by the key of its message. */
  | (Of<'story'> & {
      readonly what: string;
      readonly player?: PlayerId;
      readonly other?: PlayerId;
      readonly at?: SpaceId;
      readonly card?: CardId;
      readonly n?: number;
    })
  // Enemies and Entities
  | (OfEnemy<'enemy-came'> & { readonly at: SpaceId })
  | (OfEnemy<'enemy-moved'> & { readonly from: SpaceId; readonly to: SpaceId })
  | (OfEnemy<'enemy-health'> & { readonly n: number; readonly health: number })
  | (OfEnemy<'enemy-fell'> & { readonly at: SpaceId })
  | (OfEnemy<'enemy-rolled'> & {
      readonly dice: number;
      readonly batches: Batches;
      readonly successes: number;
    })
  | (OfPlayer<'entity-gained'> & { readonly entity: CardId })
  | (OfPlayer<'entity-used'> & { readonly entity: CardId; readonly on: PlayerId })
  | Of<'all-dead'>;
