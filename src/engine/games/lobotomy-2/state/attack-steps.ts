// Steps of Attacks (in the order that LOB-RUL-05 defines), of Tests, and of the rolls of Searches.
import type { PlayerId } from '../../../kernel/index.js';
import type { Attack as Printed, Attribute, Colour, Effect, Modifiers } from '../cards/card-types.js';
import type { Mini, CardEffects, Space } from './state.js';

/** The data that an Attack begins with. */
export interface AttackStart {
  readonly by: Mini;
  /**
   * What the attack is made with: `fists`, `mine`, `gun`, the key of an Ability, or the id of an Item in the Loadout, a
   * Monster's card, an attack on a Monster's card, or a Boss card.
   */
  readonly with: string;
  /** Null for an AoE attack on everybody on the Space. */
  readonly target: Mini | null;
  readonly space: Space;
  /** The Attribute chosen for a Weapon whose Key Attribute is Any. */
  readonly attribute?: Attribute;
  /**
   * The printed attack of a Monster, Ability or mine. It is left out for a Weapon, because the card of the Weapon
   * determines the roll.
   */
  readonly attack?: Printed;
  /** More modifiers: one copy of the Ability's `each` for each Insanity that was paid as X. */
  readonly more?: readonly Modifiers[];
  /**
   * Set if a Basic or Elite Monster attacks in its phase. Then each Monster that attacked the target earlier in this
   * phase adds a success. LOB-MAT-11
   */
  readonly bonus?: true;
  readonly counter?: true;
}

export type AttackStep =
  // Declaring: LOB-RUL-05 step 1
  | ({ readonly do: 'attack-begin' } & AttackStart)
  | { readonly do: 'attack-declare'; readonly player: PlayerId }
  | { readonly do: 'attack-find-affected' }
  | { readonly do: 'attack-defend'; readonly player: PlayerId }
  | { readonly do: 'declare-ability'; readonly player: PlayerId; readonly key: string; readonly n: number }
  // The affected minis, the roll, and changes to the roll: LOB-RUL-05 steps 2 to 7
  | { readonly do: 'attack-prepare'; readonly minis: readonly Mini[] }
  | { readonly do: 'attack-roll' }
  /** `target` is the target number of a Test. */
  | { readonly do: 'change'; readonly player: PlayerId; readonly target?: number }
  | { readonly do: 'mark-die'; readonly player: PlayerId; readonly group: number; readonly die: number }
  | { readonly do: 'reroll'; readonly player: PlayerId }
  | { readonly do: 'use-meds'; readonly player: PlayerId; readonly colour: Colour }
  | { readonly do: 'attack-insanity' }
  // Pierce and Bolts: LOB-RUL-05 steps 8 and 9
  | { readonly do: 'attack-pierce'; readonly when: 'automatic' | 'any' }
  | { readonly do: 'pierce-which'; readonly player: PlayerId; readonly defence: number; readonly roll: number }
  | { readonly do: 'pierce'; readonly defence: number; readonly roll: number; readonly die: number }
  | { readonly do: 'attack-bolts' }
  | { readonly do: 'attack-defense-bolts' }
  // Hits, Wounds and their consequences: LOB-RUL-05 steps 10 to 15
  | { readonly do: 'attack-hits' }
  | { readonly do: 'attack-lifesteal' }
  | { readonly do: 'attack-deaths' }
  | { readonly do: 'attack-deflect' }
  | { readonly do: 'attack-follow-ups' }
  | { readonly do: 'run-follow-ups'; readonly mini: Mini; readonly said: readonly CardEffects[] }
  | { readonly do: 'attack-counter' }
  | { readonly do: 'monster-counterattack'; readonly mini: Mini; readonly against: Mini }
  | { readonly do: 'counter-with'; readonly player: PlayerId; readonly against: Mini }
  // Tests and Searches
  | {
      readonly do: 'check';
      readonly kind: 'test' | 'search';
      readonly player: PlayerId;
      readonly attribute: Attribute;
      readonly then: CheckOutcome;
    }
  | { readonly do: 'check-declare'; readonly player: PlayerId }
  | { readonly do: 'check-roll' }
  | { readonly do: 'check-end'; readonly then: CheckOutcome };

/**
 * What happens when the successes of a Test or Search have been counted. A Search spends its successes on the contents
 * of the Locker. LOB-TST-05, -06
 */
export type CheckOutcome =
  | {
      readonly kind: 'target';
      readonly target: number;
      readonly pass: readonly Effect[];
      readonly fail: readonly Effect[];
      readonly card: string;
    }
  | {
      readonly kind: 'results';
      readonly results: readonly { readonly from: number; readonly to: number; readonly steps: readonly Effect[] }[];
      readonly card: string;
    }
  | { readonly kind: 'locker'; readonly locker: number };
