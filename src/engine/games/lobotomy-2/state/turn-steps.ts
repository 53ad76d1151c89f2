// Steps of a Character's Turn, and of the effects of cards.
import type { PlayerId } from '../../../kernel/index.js';
import type { Attack, Attribute, Cost, Disorder, Effect, Modifiers, TargetSelector } from '../cards/card-types.js';
import type { Mini, Space } from './state.js';

/** The source of an effect, and the mini that it acts on. */
export interface EffectSource {
  /**
   * The mini that acts and chooses; distances are measured from its Space. −1 is the Scenario, for which the players
   * decide together.
   */
  readonly by: Mini;
  /** The mini that the effect acts on. */
  readonly on: Mini;
  /** The id of the card or the CID of the Chapter, for the log. */
  readonly card: string;
}

export type TurnStep =
  // The Turn
  | { readonly do: 'turn'; readonly player: PlayerId }
  | { readonly do: 'act'; readonly player: PlayerId }
  | { readonly do: 'end-turn'; readonly player: PlayerId }
  // Move and doors
  | { readonly do: 'walk'; readonly player: PlayerId; readonly to: Space }
  | { readonly do: 'open-door'; readonly player: PlayerId; readonly edge: string }
  /** Pays the penalty for leaving a Monster. LOB-FLE-02 */
  | { readonly do: 'flee'; readonly player: PlayerId; readonly monster: Mini }
  | { readonly do: 'arrive'; readonly mini: Mini; readonly to: Space; readonly how: 'walk' | 'move' | 'blink' | 'push' }
  | {
      readonly do: 'free-move';
      readonly player: PlayerId;
      readonly n: number;
      readonly card: string;
      readonly stealth?: true;
      readonly ethereal?: true;
    }
  | { readonly do: 'free-blink'; readonly player: PlayerId; readonly n: number; readonly card: string }
  // Attack
  | {
      readonly do: 'attack';
      readonly player: PlayerId;
      readonly with: string;
      readonly target: Mini;
      readonly attribute?: Attribute;
    }
  // Search, Loot, Trade, Loadout
  | { readonly do: 'search'; readonly player: PlayerId; readonly locker: number }
  | { readonly do: 'search-buy'; readonly player: PlayerId; readonly locker: number; readonly successes: number }
  | {
      readonly do: 'search-take';
      readonly player: PlayerId;
      readonly locker: number;
      readonly buys: readonly ('weapon' | 'equipment' | 'meds')[];
    }
  | { readonly do: 'search-gain'; readonly player: PlayerId; readonly what: 'weapon' | 'equipment' | 'meds' }
  | { readonly do: 'search-end'; readonly player: PlayerId; readonly locker: number }
  | { readonly do: 'loot'; readonly player: PlayerId }
  | { readonly do: 'trade'; readonly player: PlayerId; readonly partner: PlayerId }
  | { readonly do: 'trade-offer'; readonly player: PlayerId }
  | { readonly do: 'trade-put'; readonly player: PlayerId; readonly from: PlayerId; readonly thing: string }
  | { readonly do: 'trade-agree'; readonly player: PlayerId }
  | { readonly do: 'trade-end'; readonly player: PlayerId; readonly how: 'agreed' | 'refused' | 'cancelled' }
  | { readonly do: 'loadout'; readonly player: PlayerId }
  | { readonly do: 'loadout-set'; readonly player: PlayerId; readonly item: string; readonly worn: boolean }
  // Upgrades
  | { readonly do: 'upgrade'; readonly player: PlayerId; readonly item: string; readonly row: number }
  | { readonly do: 'upgraded'; readonly player: PlayerId; readonly item: string; readonly row: number }
  | { readonly do: 'gain-disorder'; readonly player: PlayerId; readonly deck: Disorder }
  | { readonly do: 'raise'; readonly player: PlayerId; readonly attribute: Attribute }
  | { readonly do: 'go-insane'; readonly player: PlayerId }
  // Limits
  | { readonly do: 'keep-limits'; readonly player: PlayerId }
  | { readonly do: 'item-limit'; readonly player: PlayerId }
  | { readonly do: 'drop-item'; readonly player: PlayerId; readonly item: string }
  | { readonly do: 'disorder-limit'; readonly player: PlayerId }
  | { readonly do: 'drop-disorder'; readonly player: PlayerId; readonly card: string }
  // Abilities
  | { readonly do: 'use'; readonly player: PlayerId; readonly key: string }
  | { readonly do: 'use-x'; readonly player: PlayerId; readonly key: string }
  | {
      readonly do: 'use-on';
      readonly player: PlayerId;
      readonly key: string;
      readonly attack: Attack;
      /** One copy of the Ability's `each` for each paid Insanity. */ readonly more?: readonly Modifiers[];
      readonly from: Space;
    }
  | { readonly do: 'pay-and-use'; readonly player: PlayerId; readonly key: string; readonly x: number }
  | { readonly do: 'untap-item'; readonly player: PlayerId; readonly item: string }
  | { readonly do: 'trigger'; readonly player: PlayerId; readonly key: string }
  | { readonly do: 'run-triggered'; readonly player: PlayerId; readonly keys: readonly string[] }
  // Effects of cards
  | ({ readonly do: 'run'; readonly effects: readonly Effect[] } & EffectSource)
  | ({ readonly do: 'effect'; readonly effect: Effect } & EffectSource)
  | ({ readonly do: 'on-whom'; readonly whom: TargetSelector; readonly effects: readonly Effect[] } & EffectSource)
  | ({ readonly do: 'which'; readonly of: readonly (readonly Effect[])[] } & EffectSource)
  | ({
      readonly do: 'pay-or-not';
      readonly cost: Cost;
      readonly then: readonly Effect[];
      readonly else: readonly Effect[];
    } & EffectSource)
  | { readonly do: 'healing'; readonly player: PlayerId; readonly left: number }
  | { readonly do: 'heal-what'; readonly player: PlayerId; readonly left: number }
  | { readonly do: 'heal-one'; readonly player: PlayerId; readonly what: 'wound' | 'fire' | Attribute }
  | { readonly do: 'infect-what'; readonly player: PlayerId }
  | { readonly do: 'infect-attribute'; readonly player: PlayerId; readonly attribute: Attribute }
  | {
      readonly do: 'lose-what';
      readonly player: PlayerId;
      readonly what: 'junk' | 'meds' | 'item';
      readonly left: number;
      readonly to: PlayerId | null;
    }
  | {
      readonly do: 'give-up';
      readonly player: PlayerId;
      readonly what: 'junk' | 'meds' | 'item';
      readonly thing: string;
      readonly to: PlayerId | null;
    }
  | ({
      readonly do: 'which-edge';
      readonly to: 'open-door' | 'closed-door' | 'breach' | 'wall';
      readonly edges: readonly string[];
    } & EffectSource)
  | {
      readonly do: 'set-edge';
      readonly edge: string;
      readonly to: 'open-door' | 'closed-door' | 'breach' | 'wall';
      readonly by: Mini;
    }
  | ({ readonly do: 'push-where'; readonly left: number } & EffectSource)
  | { readonly do: 'locker-which'; readonly player: PlayerId; readonly lockers: readonly number[] }
  | { readonly do: 'reveal-locker'; readonly player: PlayerId; readonly locker: number }
  | { readonly do: 'cool-which'; readonly player: PlayerId; readonly n: number; readonly card: string }
  | { readonly do: 'set-cooldown'; readonly player: PlayerId; readonly card: string; readonly n: number }
  | { readonly do: 'untap-which'; readonly player: PlayerId; readonly card: string }
  | { readonly do: 'untap-by-card'; readonly player: PlayerId; readonly item: string }
  | { readonly do: 'pay'; readonly player: PlayerId; readonly cost: Cost; readonly card: string };
