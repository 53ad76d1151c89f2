// The moments that a Phenomenon may react to, and the steps of its own. CW-PHN-07
import type { PlayerId } from '../../../kernel/index.js';
import type { CardId } from '../cards/card-types.js';
import type { SpaceId } from './hospital.js';
import type { CombatMode, Fighter } from './state.js';

/** Something that a Phenomenon may react to. */
export type Moment =
  /** A player has completed an action: a Move, a free action or the main action. */
  | { readonly of: 'acted'; readonly player: PlayerId }
  | { readonly of: 'turn-began'; readonly player: PlayerId }
  /** The player's turn is over; comes after all other effects of its end. */
  | { readonly of: 'turn-ended'; readonly player: PlayerId }
  /** Every living player has had a turn. */
  | { readonly of: 'round-ended' }
  /** The player was moved to another Space, by a Move or an effect. */
  | { readonly of: 'entered'; readonly player: PlayerId; readonly to: SpaceId }
  | { readonly of: 'died'; readonly player: PlayerId; readonly at: SpaceId }
  | { readonly of: 'enemy-fell'; readonly kind: string; readonly at: SpaceId; readonly by: PlayerId | null }
  | { readonly of: 'won-combat'; readonly winner: Fighter; readonly loser: Fighter; readonly mode: CombatMode }
  | { readonly of: 'stole'; readonly player: PlayerId; readonly from: PlayerId; readonly card: CardId }
  | { readonly of: 'traded'; readonly player: PlayerId; readonly partner: PlayerId }
  | { readonly of: 'used'; readonly player: PlayerId; readonly card: CardId; readonly on: PlayerId };

export type MomentName = Moment['of'];

/** What a step or question of a Phenomenon's own is about. */
interface Story {
  /** The name of the step within the Phenomenon. */
  readonly what: string;
  readonly player: PlayerId;
  readonly at?: SpaceId;
  readonly on?: string;
  readonly n?: number;
}
/** A step of a Phenomenon's own. */
export interface StoryStep extends Story {
  readonly do: 'story';
}
/** A question of a Phenomenon's own. */
export interface StoryQuestion extends Story {
  readonly do: 'story-question';
}
