// Events of a Character's Turn, of possessions, and of what cards do.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Attribute, Colour, Condition, Junk } from '../cards/card-types.js';
import type { Mini, Space } from './state.js';

type Told<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { player: PlayerId };

export type TurnHappening =
  | Told<'turn-began', Who & { ap: number }>
  | Told<'turn-ended', Who>
  | Told<'action', Who & { action: string; ap: number }>
  | Told<'moved', { mini: Mini; from: Space; to: Space; how: 'walk' | 'move' | 'blink' | 'push' }>
  | Told<'door', { edge: string; to: 'open-door' | 'closed-door' | 'breach' | 'wall'; by: Mini }>
  | Told<'fled', Who & { monster: Mini; free: boolean }>
  | Told<'locker', Who & { locker: number; face: string }>
  | Told<'insanity', Who & { n: number }>
  | Told<'junk', Who & { kind: Junk }>
  | Told<'meds', Who & { colour: Colour }>
  | Told<'item', Who & { card: string }>
  | Told<'dropped', Who & { card: string }>
  | Told<'disorder', Who & { card: string }>
  | Told<'disorder-dropped', Who & { card: string }>
  | Told<'traded', Who & { partner: PlayerId; given: readonly string[]; got: readonly string[] }>
  | Told<'no-trade', Who & { partner: PlayerId }>
  | Told<'loadout', Who & { item: string; worn: boolean }>
  | Told<'upgraded', Who & { item: string; row: number }>
  | Told<'raised', Who & { attribute: Attribute; to: number }>
  | Told<'insane', Who>
  | Told<'quest', Who & { n: number; done: boolean }>
  | Told<'used', Who & { key: string; x: number }>
  | Told<'untapped', Who & { item: string }>
  | Told<'cooled', Who & { card: string; n: number }>
  | Told<'healed', { mini: Mini; what: 'wound' | 'fire' | Attribute; n: number }>
  | Told<'afflicted', { mini: Mini; condition: Condition }>
  | Told<'cured', { mini: Mini; condition: Condition }>
  | Told<'infected', Who & { attribute: Attribute }>
  | Told<'lost', Who & { what: 'insanity' | 'junk' | 'meds' | 'item'; thing: string; n: number; to: PlayerId | null }>
  | Told<'lasting', Who & { card: string; until: 'turn' | 'round' | 'good' }>
  | Told<'mine', { at: Space | null }>
  | Told<'gun', Who & { at: Space }>
  /** `face`: the die; `n`: the result, which for a d3 is half of it. */
  | Told<'d6', { face: number; n: number; card: string }>;
