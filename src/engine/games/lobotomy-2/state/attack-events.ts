// Events of Attacks, Tests and Searches. Dice faces are written by name: `G2`, `N5`.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Attribute, Colour, Keyword } from '../cards/card-types.js';
import type { Mini, Space } from './state.js';

/** How the hits and Wounds of one defender add up. */
export interface Reckoning {
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

type Told<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { player: PlayerId };

export type AttackHappening =
  | Told<
      'attack',
      { by: Mini; with: string; target: Mini | null; space: Space; attribute: Attribute | null; counter: boolean }
    >
  | Told<'declared', Who & { key: string; n: number }>
  | Told<'affected', { minis: readonly Mini[] }>
  | Told<'ignored', { mini: Mini; keyword: Keyword }>
  | Told<'dodged', { mini: Mini }>
  /** `group`: the number of the Attack Roll or Defense Roll. */
  | Told<
      'rolled',
      { side: 'attack' | 'defense' | 'test' | 'search'; group: number; minis: readonly Mini[]; dice: readonly string[] }
    >
  | Told<'no-defense', { minis: readonly Mini[] }>
  | Told<
      'rerolled',
      Who & { group: number; dice: readonly number[]; before: readonly string[]; after: readonly string[] }
    >
  /** The die joins every roll of the Attack, so there is one face for each. */
  | Told<'meds-used', Who & { colour: Colour; dice: readonly string[] }>
  | Told<'maddened', Who & { n: number }>
  | Told<'no-insanity', { mini: Mini }>
  | Told<'pierced', { minis: readonly Mini[]; die: number; face: string }>
  | Told<'bolts', { side: 'attack' | 'defense'; group: number; n: number; auto: number; keywords: readonly Keyword[] }>
  | Told<'hit', { mini: Mini; by: Mini } & Reckoning>
  | Told<'kills', Who & { n: number }>
  | Told<'lifesteal', { mini: Mini; n: number }>
  | Told<'deflected', { mini: Mini; by: Mini }>
  | Told<'follows', { mini: Mini }>
  | Told<'no-counter', { mini: Mini }>
  | Told<'attack-chosen', { mini: Mini; n: number }>
  | Told<'checked', Who & { kind: 'test' | 'search'; attribute: Attribute; n: number; target: number | null }>;
