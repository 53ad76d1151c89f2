// The steps of Sanitarium: those that cards start, and all others.
import type { PlayerId } from '../../../kernel/index.js';
import type { CardId, Effect } from '../cards/card-types.js';
import type { Facing, CardCell } from './state.js';

/** A step that a card starts names the card, and the player who used the card. */
interface By {
  readonly player: PlayerId;
  readonly card?: CardId;
}

/** A monster that goes hunting, and the players who were nearest to it when the phase began. SAN-RUL-31 */
export interface HuntingMonster {
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
  | {
      readonly do: 'move';
      readonly player: PlayerId;
      readonly to: CardCell;
      readonly cost: number;
      readonly jump?: true;
    }
  | { readonly do: 'walk-on'; readonly player: PlayerId; readonly n: number }
  | { readonly do: 'search'; readonly player: PlayerId; readonly cost: number }
  | { readonly do: 'take-or-leave'; readonly player: PlayerId }
  | { readonly do: 'take'; readonly player: PlayerId }
  | { readonly do: 'leave'; readonly player: PlayerId }
  | { readonly do: 'spend'; readonly ap: number }
  | { readonly do: 'concentrate'; readonly player: PlayerId }
  | {
      readonly do: 'give';
      readonly player: PlayerId;
      readonly item: number;
      readonly to: PlayerId;
      readonly card?: CardId;
    }
  | { readonly do: 'use-item'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'play-action'; readonly player: PlayerId; readonly slot: number }
  // Monsters
  | { readonly do: 'creep'; readonly monster: number; readonly toward: PlayerId; readonly step?: 1 | 2 }
  | { readonly do: 'creep-again'; readonly toward: PlayerId }
  | { readonly do: 'linger' }
  | { readonly do: 'monster-way'; readonly monster: number; readonly toward: PlayerId }
  | { readonly do: 'monster-to'; readonly monster: number; readonly to: CardCell; readonly mp?: true }
  | { readonly do: 'monster-phase' }
  | { readonly do: 'monster-points' }
  | { readonly do: 'monster-point'; readonly player: PlayerId }
  | { readonly do: 'hunt'; readonly left: readonly HuntingMonster[] }
  | { readonly do: 'hunt-order'; readonly player: PlayerId; readonly left: readonly HuntingMonster[] }
  | ({ readonly do: 'hunt-target'; readonly player: PlayerId } & HuntingMonster)
  // Horror
  | { readonly do: 'exposure' }
  | { readonly do: 'scare'; readonly player: PlayerId; readonly monster: number }
  | { readonly do: 'horror-answer'; readonly player: PlayerId; readonly monster?: number }
  | { readonly do: 'horror-die'; readonly player: PlayerId; readonly monster?: number }
  | { readonly do: 'lose-item'; readonly player: PlayerId }
  | { readonly do: 'lose'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'suffer'; readonly player: PlayerId }
  // Hallucinations, Safe Things, escape
  | { readonly do: 'begin-pay'; readonly player: PlayerId; readonly cost: number; readonly pay: PayFor }
  | { readonly do: 'pay'; readonly player: PlayerId; readonly cost: number; readonly pay: PayFor }
  | {
      readonly do: 'put-down';
      readonly player: PlayerId;
      readonly cost: number;
      readonly pay: PayFor;
      readonly slot?: number;
      readonly pool?: number;
    }
  | { readonly do: 'paid'; readonly player: PlayerId; readonly pay: PayFor }
  | { readonly do: 'claim-or-wait'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'claims'; readonly player: PlayerId }
  | { readonly do: 'claim'; readonly player: PlayerId; readonly item: number }
  | { readonly do: 'escape'; readonly player: PlayerId }
  | { readonly do: 'leave-building'; readonly players: readonly PlayerId[] }
  | { readonly do: 'leave-behind'; readonly player: PlayerId }
  | { readonly do: 'put-under'; readonly player: PlayerId; readonly slots: readonly number[] }
  // Parts of card effects
  | { readonly do: 'go-to-room'; readonly player: PlayerId }
  | { readonly do: 'peek-at'; readonly player: PlayerId; readonly n: number; readonly reach: number }
  | { readonly do: 'see'; readonly player: PlayerId; readonly index: number }
  | { readonly do: 'which-item'; readonly player: PlayerId; readonly reach: number; readonly card?: CardId }
  | { readonly do: 'steal'; readonly player: PlayerId; readonly from: PlayerId; readonly item: number }
  | { readonly do: 'which-door'; readonly player: PlayerId }
  | { readonly do: 'shut'; readonly player: PlayerId; readonly place: CardCell; readonly side: number }
  | { readonly do: 'which-die'; readonly player: PlayerId; readonly set: boolean }
  | { readonly do: 'push-which'; readonly player: PlayerId; readonly n: number; readonly reach: number }
  | { readonly do: 'push-on'; readonly player: PlayerId; readonly monster: number; readonly n: number }
  | { readonly do: 'remove-which'; readonly player: PlayerId; readonly reach: number }
  | { readonly do: 'banish'; readonly monster: number }
  | { readonly do: 'place-where'; readonly player: PlayerId }
  | { readonly do: 'summon'; readonly at: CardCell }
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
