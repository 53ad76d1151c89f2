// Steps of the attack pipeline (LOB-RUL-05), of Tests and of Searches' rolls.
import type { PlayerId } from '../../../kernel/index.js';
import type { Attack as Printed, Attribute, Effect } from '../cards.js';
import type { Mini, Space } from '../state.js';

/** What an Attack begins with. */
export interface Declared {
  readonly by: Mini;
  /** A Loadout Item's card id, `fists`, `mine`, `gun`, an Ability's key, a Monster's card or its attack's id. */
  readonly with: string;
  readonly target: Mini | null;
  readonly space: Space;
  readonly attribute?: Attribute;
  /** The attack that a Monster, an Ability, a mine prints; a Weapon's is made of the card. */
  readonly attack?: Printed;
  /** A Basic or Elite Monster's in its phase: earlier attackers count. LOB-MAT-11 */
  readonly bonus?: true;
  readonly counter?: true;
}

export type AttackStep =
  // Declaring: pipeline step 1
  | ({ readonly do: 'attack-begin' } & Declared)
  | { readonly do: 'attack-declare'; readonly player: PlayerId }
  | { readonly do: 'attack-defend'; readonly player: PlayerId }
  | { readonly do: 'attack-add'; readonly player: PlayerId; readonly key: string; readonly n: number }
  | { readonly do: 'attack-prepare' }
  // Rolling: 5 to 8
  | { readonly do: 'attack-roll' }
  | { readonly do: 'attack-change'; readonly player: PlayerId }
  | { readonly do: 'reroll'; readonly player: PlayerId; readonly group: number; readonly side: 'attack' | 'defence' | 'check'; readonly dice: readonly number[] }
  | { readonly do: 'use-meds'; readonly player: PlayerId; readonly colour: 'green' | 'red' | 'blue' | 'brown' }
  | { readonly do: 'attack-insanity' }
  | { readonly do: 'attack-pierce' }
  | { readonly do: 'pierce-which'; readonly player: PlayerId; readonly group: number }
  | { readonly do: 'pierce'; readonly group: number; readonly die: number }
  | { readonly do: 'attack-bolts'; readonly side: 'attack' | 'defence' }
  // Hits, Wounds and what follows: 10 to 15
  | { readonly do: 'attack-hits' }
  | { readonly do: 'attack-after' }
  | { readonly do: 'attack-deflect' }
  | { readonly do: 'attack-moves' }
  | { readonly do: 'attack-counter' }
  | { readonly do: 'counter-with'; readonly player: PlayerId; readonly against: Mini }
  | { readonly do: 'attack-end' }
  // Tests and Searches
  | { readonly do: 'check'; readonly kind: 'test' | 'search'; readonly player: PlayerId; readonly attribute: Attribute; readonly then: CheckThen }
  | { readonly do: 'check-declare'; readonly player: PlayerId; readonly then: CheckThen }
  | { readonly do: 'check-add'; readonly player: PlayerId; readonly key: string; readonly n: number }
  | { readonly do: 'check-roll'; readonly then: CheckThen }
  | { readonly do: 'check-change'; readonly player: PlayerId; readonly then: CheckThen }
  | { readonly do: 'check-end'; readonly then: CheckThen };

/** What the successes of a Test lead to; those of a Search are spent. LOB-TST-05, -06 */
export type CheckThen =
  | { readonly kind: 'target'; readonly target: number; readonly pass: readonly Effect[]; readonly fail: readonly Effect[]; readonly card: string }
  | { readonly kind: 'results'; readonly results: readonly { readonly from: number; readonly to: number; readonly steps: readonly Effect[] }[]; readonly card: string }
  | { readonly kind: 'locker'; readonly locker: number };
