// Steps of an Attack (the pipeline of LOB-RUL-05), of Tests and of the rolls of Searches.
import type { PlayerId } from '../../../kernel/index.js';
import type { Attack as Printed, Attribute, Colour, Effect, Modifiers } from '../cards/card-types.js';
import type { Mini, CardEffects, Space } from './state.js';

/** What an Attack starts from. */
export interface AttackStart {
  readonly by: Mini;
  /**
   * The card id of a Loadout Item, `fists`, `mine`, `gun`, the key of an Ability, or the card or attack id of a
   * Monster.
   */
  readonly with: string;
  /** null: everybody on the Space, for an AoE attack. */
  readonly target: Mini | null;
  readonly space: Space;
  /** The Attribute chosen for a Weapon whose Key Attribute is Any. */
  readonly attribute?: Attribute;
  /** The attack printed on a Monster, Ability or mine. A Weapon has none: its roll is built from the card. */
  readonly attack?: Printed;
  /** Further modifiers: `each` of an Ability, once for each X paid. */
  readonly more?: readonly Modifiers[];
  /** The attack of a Basic or Elite Monster in its phase, to which earlier attackers add. LOB-MAT-11 */
  readonly bonus?: true;
  readonly counter?: true;
}

export type AttackStep =
  // Declaring: step 1 of the pipeline
  | ({ readonly do: 'attack-begin' } & AttackStart)
  | { readonly do: 'attack-declare'; readonly player: PlayerId }
  | { readonly do: 'attack-find-affected' }
  | { readonly do: 'attack-defend'; readonly player: PlayerId }
  | { readonly do: 'declare-ability'; readonly player: PlayerId; readonly key: string; readonly n: number }
  // Who is affected, the roll, and changes to it: steps 2 to 7
  | { readonly do: 'attack-prepare'; readonly minis: readonly Mini[] }
  | { readonly do: 'attack-roll' }
  /** `target` is the target number of a Test. */
  | { readonly do: 'change'; readonly player: PlayerId; readonly target?: number }
  | { readonly do: 'mark-die'; readonly player: PlayerId; readonly group: number; readonly die: number }
  | { readonly do: 'reroll'; readonly player: PlayerId }
  | { readonly do: 'use-meds'; readonly player: PlayerId; readonly colour: Colour }
  | { readonly do: 'attack-insanity' }
  // Pierce and Bolts: steps 8 and 9
  | { readonly do: 'attack-pierce'; readonly when: 'automatic' | 'any' }
  | { readonly do: 'pierce-which'; readonly player: PlayerId; readonly defence: number; readonly roll: number }
  | { readonly do: 'pierce'; readonly defence: number; readonly roll: number; readonly die: number }
  | { readonly do: 'attack-bolts' }
  | { readonly do: 'attack-defense-bolts' }
  // Hits, Wounds and what follows: steps 10 to 15
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

/** What the successes of a Test lead to; those of a Search are spent. LOB-TST-05, -06 */
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
