// Events of a Character's Turn, of possessions, and of the effects of cards.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Attribute, Colour, Condition, Junk } from '../cards/card-types.js';
import type { Mini, Space } from './state.js';

type EventOf<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { player: PlayerId };

export type TurnEvent =
  | EventOf<'turn-began', Who & { ap: number }>
  | EventOf<'turn-ended', Who>
  | EventOf<'action', Who & { action: string; ap: number }>
  | EventOf<'moved', { mini: Mini; from: Space; to: Space; how: 'walk' | 'move' | 'blink' | 'push' }>
  | EventOf<'door', { edge: string; to: 'open-door' | 'closed-door' | 'breach' | 'wall'; by: Mini }>
  | EventOf<'fled', Who & { monster: Mini; free: boolean }>
  | EventOf<'locker', Who & { locker: number; face: string }>
  | EventOf<'insanity', Who & { n: number }>
  | EventOf<'junk', Who & { kind: Junk }>
  | EventOf<'meds', Who & { colour: Colour }>
  | EventOf<'item', Who & { card: string }>
  | EventOf<'dropped', Who & { card: string }>
  | EventOf<'disorder', Who & { card: string }>
  | EventOf<'disorder-dropped', Who & { card: string }>
  | EventOf<'traded', Who & { partner: PlayerId; given: readonly string[]; got: readonly string[] }>
  | EventOf<'no-trade', Who & { partner: PlayerId }>
  | EventOf<'loadout', Who & { item: string; worn: boolean }>
  | EventOf<'upgraded', Who & { item: string; row: number }>
  | EventOf<'raised', Who & { attribute: Attribute; to: number }>
  | EventOf<'insane', Who>
  | EventOf<'quest', Who & { n: number; done: boolean }>
  | EventOf<'used', Who & { key: string; x: number }>
  | EventOf<'untapped', Who & { item: string }>
  | EventOf<'cooled', Who & { card: string; n: number }>
  | EventOf<'healed', { mini: Mini; what: 'wound' | 'fire' | Attribute; n: number }>
  | EventOf<'afflicted', { mini: Mini; condition: Condition }>
  | EventOf<'cured', { mini: Mini; condition: Condition }>
  | EventOf<'infected', Who & { attribute: Attribute }>
  | EventOf<
      'lost',
      Who & { what: 'insanity' | 'junk' | 'meds' | 'item'; thing: string; n: number; to: PlayerId | null }
    >
  | EventOf<'lasting', Who & { card: string; until: 'turn' | 'round' | 'good' }>
  | EventOf<'mine', { at: Space | null }>
  | EventOf<'gun', Who & { at: Space }>
  /** `face`: the face of the d6. `n`: the result; for a d3, it is half of the face, rounded up. */
  | EventOf<'d6', { by: Mini; face: number; n: number; card: string }>;
