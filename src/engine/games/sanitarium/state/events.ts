// The events of Sanitarium: facts in order, each with the rule that caused it.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { CardId, CardKind } from '../cards/card-types.js';
import type { Phase, CardCell } from './state.js';

type Occurred<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { player: PlayerId };

export type SanitariumEvent =
  | Occurred<'dealt', Who & { count: number; things?: readonly CardKind[] }>
  | Occurred<'common-dealt', { kinds: readonly CardKind[] }>
  | Occurred<'began', { start: PlayerId; order: readonly PlayerId[]; room: CardId }>
  | Occurred<'tokens-set', { at: CardCell }>
  | Occurred<'looked', Who & { card?: CardId }>
  | Occurred<'laid', Who & { index: number; face: 'room' | 'dark' | 'down'; card?: CardId }>
  | Occurred<'replaced', Who & { index: number; face: 'room' | 'dark' | 'down'; card?: CardId }>
  | Occurred<'deck-empty'>
  | Occurred<'ran-out'>
  | Occurred<'monster-came', { monster: number; at: CardCell }>
  | Occurred<'no-monster', { at: CardCell }>
  | Occurred<'monster-left', { monster: number; at: CardCell }>
  | Occurred<'turn-began', Who & { number: number }>
  | Occurred<'forgotten', Who>
  | Occurred<'turn-skipped', Who>
  | Occurred<'phase', { phase: Phase }>
  | Occurred<'monster-moved', { monster: number; from: CardCell; to: CardCell; safe?: readonly PlayerId[] }>
  | Occurred<'monster-waits', { monster: number }>
  | Occurred<'lulled'>
  | Occurred<'rolled', Who & { dice: readonly number[] }>
  | Occurred<'triples', Who>
  | Occurred<'die-changed', Who & { die: number; value: number; card?: CardId }>
  | Occurred<'die-taken', Who & { value: number; ap: number; mp: number }>
  | Occurred<'pair', Who>
  | Occurred<'moved', Who & { from: CardCell; to: CardCell; cost: number; safe?: true }>
  | Occurred<'safe', Who & { at: CardCell }>
  | Occurred<'searched', Who & { at: CardCell; card?: CardId }>
  | Occurred<'left-card', Who>
  | Occurred<'gained-item', Who & { card: CardId; from?: PlayerId }>
  | Occurred<'gained-action', Who & { card?: CardId }>
  | Occurred<'claimed', Who & { kind: CardKind; common: boolean }>
  | Occurred<'unclaimed', Who & { kind: CardKind; common: boolean }>
  | Occurred<'concentrated', Who & { pool: number }>
  | Occurred<'gave', Who & { card: CardId; to: PlayerId }>
  | Occurred<'used', Who & { card: CardId; discarded: boolean }>
  | Occurred<'peeked', Who & { index: number; card?: CardId }>
  | Occurred<'door-shut', Who & { place: CardCell; side: number }>
  | Occurred<'hid', Who>
  | Occurred<'points-gained', Who & { what: 'ap' | 'mp' | 'sanity'; n: number }>
  | Occurred<'no-effect', Who & { card?: CardId }>
  | Occurred<'stunned', { monsters: readonly number[] }>
  | Occurred<'hunts', { monster: number; prey: PlayerId }>
  | Occurred<'horror', Who & { monster?: number }>
  | Occurred<'horror-ignored', Who>
  | Occurred<'horror-rolled', Who & { die: number; change: number; result: number }>
  | Occurred<'lost-item', Who & { card: CardId }>
  | Occurred<'nothing-lost', Who>
  | Occurred<'suffered', Who & { card: CardId }>
  | Occurred<'no-hallucination', Who>
  | Occurred<'reshuffled'>
  | Occurred<'discarded', Who & { cards: readonly CardId[] }>
  | Occurred<'dropped', Who & { card: CardId }>
  | Occurred<'paid', Who & { cost: number; sanity: number; pool: number }>
  | Occurred<'escaped', Who>
  | Occurred<'wanted', Who & { owner: PlayerId; card: CardId }>
  | Occurred<'accused', Who & { accused: PlayerId }>
  | Occurred<'voted', { accused: PlayerId; yes: number; of: number }>;
