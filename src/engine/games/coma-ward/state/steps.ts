// The steps of Coma Ward: the words of cards, and all others.
import type { EffectOver, Scope } from '../../../effects/scope.js';
import type { PlayerId } from '../../../kernel/index.js';
import type { CardId, Word } from '../cards/card-types.js';
import type { SpaceId } from './hospital.js';
import type { Moment, StoryQuestion, StoryStep } from './moments.js';
import type { CombatMode, Fighter } from './state.js';

interface Of<T extends string> {
  readonly do: T;
}
interface By<T extends string> extends Of<T> {
  readonly player: PlayerId;
}

export type MoveKind = 'move' | 'stairs' | 'portal' | 'elevator';

interface Move {
  readonly to: SpaceId;
  readonly by: MoveKind;
}

/** When an effect of a Room happens. */
export type RoomMoment = 'revealed' | 'endMove' | 'endTurn' | 'enter';

/** What a chosen place is for. */
export type PlaceUse =
  | Of<'replace'>
  | (Of<'lock'> & { readonly need: number })
  | Of<'unlock'>
  | Of<'remove-rummage'>
  | Of<'place-shadow'>
  | Of<'portal-in'>
  | (Of<'portal-out'> & { readonly in: SpaceId });

export type Step =
  | (Word & Scope)
  | EffectOver
  // Setup
  | (Of<'deal'> & { readonly quirks: boolean; readonly first: PlayerId | null })
  | By<'choose-neurosis'>
  | (By<'take-neurosis'> & { readonly neurosis: CardId })
  | Of<'begin'>
  // Turn
  | By<'turn'>
  | By<'act'>
  | By<'begin-main'>
  | By<'end-move'>
  | By<'end-of-turn'>
  | By<'expire-dice'>
  | By<'isolation'>
  | Of<'turn-over'>
  | Of<'next-turn'>
  | Of<'next-round'>
  // Movement
  | (By<'walk'> & {
      readonly path: readonly Move[];
      /** Whether the Moves are Moves of the turn; the others were granted by an effect. */
      readonly isCounted: boolean;
    })
  | (By<'step'> & Move)
  | By<'ride'>
  | (By<'choose-floor'> & { readonly floors: readonly number[] })
  | (By<'put'> & { readonly to: SpaceId })
  | (By<'choose-space'> & { readonly spaces: readonly SpaceId[] })
  | (By<'extra-moves'> & {
      readonly n: number;
      /** Whether a Room had been revealed in this turn when the Moves were granted. */
      readonly hasRevealed: boolean;
    })
  | (By<'force-to'> & { readonly n: number; readonly chooser: PlayerId })
  // Rooms
  | By<'reveal'>
  | (By<'end-reveal'> & { readonly at: SpaceId })
  | (By<'search'> & { readonly isRummage: boolean })
  | By<'rummage'>
  | (By<'room-effect'> & { readonly timing: RoomMoment })
  | (By<'replaced-effect'> & { readonly at: SpaceId })
  | (By<'force-door'> & { readonly at: SpaceId })
  | (By<'choose-place'> & { readonly places: readonly SpaceId[]; readonly use: PlaceUse })
  | (By<'use-place'> & { readonly at: SpaceId; readonly use: PlaceUse })
  | (Of<'shift-shadow'> & { readonly shadow: number; readonly to: SpaceId })
  // Hallucinations
  | By<'hallucinate'>
  | (By<'result'> & { readonly option: string })
  // Items
  | By<'limit'>
  | (By<'drop'> & { readonly card: CardId })
  | (By<'discard'> & { readonly card: CardId })
  | (By<'give-up'> & { readonly n: number; readonly how: 'drop' | 'discard' })
  | By<'pick-up'>
  | (By<'use'> & { readonly card: CardId; readonly on: PlayerId })
  | (By<'consent'> & { readonly card: CardId; readonly user: PlayerId })
  | (By<'refuse-item'> & { readonly card: CardId; readonly from: PlayerId })
  | (By<'receiver'> & { readonly group: readonly PlayerId[] })
  | (By<'give-choice'> & { readonly to: PlayerId })
  | (By<'give'> & { readonly card: CardId; readonly to: PlayerId })
  // Clues
  | (By<'mark-clue'> & { readonly card: CardId; readonly at: SpaceId })
  | (By<'clue-room'> & { readonly card: CardId; readonly rooms: readonly SpaceId[] })
  | (By<'lay-marker'> & { readonly card: CardId; readonly at: SpaceId })
  // Combat
  | (Of<'attack'> & {
      readonly fighter: Fighter;
      readonly target: Fighter;
      readonly mode: CombatMode;
      readonly medicine: CardId | null;
    })
  | Of<'enemy-strike'>
  | Of<'enemy-resist'>
  | (Of<'enemy-attack'> & { readonly enemy: number })
  | By<'arm'>
  | (By<'strike'> & { readonly weapons: readonly CardId[] })
  | By<'defend'>
  | (By<'resist'> & { readonly by: 'dodge' | 'counter'; readonly weapons: readonly CardId[] })
  | (By<'steal-choice'> & { readonly from: PlayerId })
  | (By<'steal'> & { readonly from: PlayerId; readonly card: CardId })
  | By<'dodge-to'>
  | Of<'combat-over'>
  // Trade
  | (By<'begin-trade'> & { readonly partner: PlayerId })
  | By<'trade'>
  | (Of<'trade-item'> & { readonly card: CardId; readonly side: 'give' | 'take' })
  | (By<'answer-trade'> & { readonly from: PlayerId })
  | (By<'refuse-trade'> & { readonly from: PlayerId })
  | By<'exchange'>
  | Of<'end-trade'>
  // Neurosis and Quirks
  | By<'use-neurosis'>
  | By<'check-neurosis'>
  | By<'flip-or-keep'>
  | By<'flip'>
  | By<'claim'>
  | By<'claim-counter'>
  | By<'resolve-quirk'>
  // The Phenomenon
  | Of<'prologue-over'>
  | Of<'open-phenomenon'>
  | Of<'set-up-phenomenon'>
  | By<'acted'>
  | Of<'round-ended'>
  | (Of<'moment'> & { readonly moment: Moment })
  | Of<'nobody-left'>
  | StoryStep
  | StoryQuestion
  | (By<'entity'> & { readonly actor: PlayerId })
  | (By<'use-entity'> & { readonly on: PlayerId })
  | By<'entity-wish'>
  | (By<'set-entity-wish'> & { readonly asks: boolean });

export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
