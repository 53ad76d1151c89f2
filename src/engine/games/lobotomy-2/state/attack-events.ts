// Events of Attacks, Tests and Searches. Dice faces are written as names, such as `G2` or `N5`.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Attribute, Colour, Keyword } from '../cards/card-types.js';
import type { Mini, Space } from './state.js';

/** The numbers that lead to the hits and Wounds of one defender. */
export interface HitResult {
  readonly spikes: number;
  readonly auto: number;
  readonly bolts: number;
  /** +1 for a Fire token. LOB-KEY-02 */
  readonly fire: number;
  /** +1 for each Monster that attacked the Character earlier in this phase. LOB-MAT-11 */
  readonly prior: number;
  readonly hits: number;
  readonly shields: number;
  readonly autoShields: number;
  readonly boltShields: number;
  readonly avoided: number;
  readonly critical: boolean;
  readonly wounds: number;
}

type EventOf<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { player: PlayerId };

export type AttackEvent =
  | EventOf<
      'attack',
      { by: Mini; with: string; target: Mini | null; space: Space; attribute: Attribute | null; counter: boolean }
    >
  | EventOf<'declared', Who & { key: string; n: number }>
  | EventOf<'affected', { minis: readonly Mini[] }>
  | EventOf<'ignored', { mini: Mini; keyword: Keyword }>
  | EventOf<'dodged', { mini: Mini }>
  /**
   * `group`: the number of the Attack Roll or Defense Roll. `by` and `target`: those of the Attack, or the Character that
   * makes the Test or Search.
   */
  | EventOf<
      'rolled',
      {
        side: 'attack' | 'defense' | 'test' | 'search';
        group: number;
        by: Mini;
        target: Mini | null;
        minis: readonly Mini[];
        dice: readonly string[];
      }
    >
  | EventOf<'no-defense', { minis: readonly Mini[] }>
  | EventOf<
      'rerolled',
      Who & { group: number; dice: readonly number[]; before: readonly string[]; after: readonly string[] }
    >
  /** The added die counts in every roll of the Attack; `dice` has one face for each roll. */
  | EventOf<'meds-used', Who & { colour: Colour; dice: readonly string[] }>
  | EventOf<'maddened', Who & { n: number }>
  | EventOf<'no-insanity', { mini: Mini }>
  | EventOf<'pierced', { minis: readonly Mini[]; die: number; face: string }>
  | EventOf<
      'bolts',
      { side: 'attack' | 'defense'; group: number; n: number; auto: number; keywords: readonly Keyword[] }
    >
  | EventOf<'hit', { mini: Mini; by: Mini } & HitResult>
  | EventOf<'kills', Who & { n: number }>
  | EventOf<'lifesteal', { mini: Mini; n: number }>
  | EventOf<'deflected', { mini: Mini; by: Mini }>
  | EventOf<'follows', { mini: Mini }>
  | EventOf<'no-counter', { mini: Mini }>
  | EventOf<'attack-chosen', { mini: Mini; n: number }>
  | EventOf<'checked', Who & { kind: 'test' | 'search'; attribute: Attribute; n: number; target: number | null }>;
