// What can be told about a match of Sanitarium: facts in order, each with the rule that made it happen.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { CardId, Kind, Phase, Place } from './state.js';

type Told<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
type Who = { player: PlayerId };

export type Happening =
  | Told<'dealt', Who & { count: number; things?: readonly Kind[] }>
  | Told<'common-dealt', { kinds: readonly Kind[] }>
  | Told<'began', { start: PlayerId; order: readonly PlayerId[]; room: CardId }>
  | Told<'tokens-set', { at: Place }>
  | Told<'looked', Who & { card?: CardId }>
  | Told<'laid', Who & { index: number; face: 'room' | 'dark' | 'down'; card?: CardId }>
  | Told<'replaced', Who & { index: number; face: 'room' | 'dark' | 'down'; card?: CardId }>
  | Told<'deck-empty'>
  | Told<'ran-out'>
  | Told<'monster-came', { monster: number; at: Place }>
  | Told<'no-monster', { at: Place }>
  | Told<'monster-left', { monster: number; at: Place }>
  | Told<'turn-began', Who & { number: number }>
  | Told<'forgotten', Who>
  | Told<'turn-skipped', Who>
  | Told<'phase', { phase: Phase }>
  | Told<'monster-moved', { monster: number; from: Place; to: Place }>
  | Told<'monster-waits', { monster: number }>
  | Told<'lulled'>
  | Told<'rolled', Who & { dice: readonly number[] }>
  | Told<'triples', Who>
  | Told<'die-changed', Who & { die: number; value: number; card?: CardId }>
  | Told<'die-taken', Who & { value: number; ap: number; mp: number }>
  | Told<'pair', Who>
  | Told<'moved', Who & { from: Place; to: Place; cost: number }>
  | Told<'safe', Who & { at: Place }>
  | Told<'searched', Who & { at: Place; card?: CardId }>
  | Told<'left-card', Who>
  | Told<'gained-item', Who & { card: CardId; from?: PlayerId }>
  | Told<'gained-action', Who & { card?: CardId }>
  | Told<'claimed', Who & { kind: Kind; common: boolean }>
  | Told<'unclaimed', Who & { kind: Kind; common: boolean }>
  | Told<'concentrated', Who & { pool: number }>
  | Told<'gave', Who & { card: CardId; to: PlayerId }>
  | Told<'used', Who & { card: CardId; discarded: boolean }>
  | Told<'peeked', Who & { index: number; card?: CardId }>
  | Told<'door-shut', Who & { place: Place; side: number }>
  | Told<'hid', Who>
  | Told<'points-gained', Who & { what: 'ap' | 'mp' | 'sanity'; n: number }>
  | Told<'no-effect', Who & { card?: CardId }>
  | Told<'stunned', { monsters: readonly number[] }>
  | Told<'hunts', { monster: number; prey: PlayerId }>
  | Told<'horror', Who & { monster?: number }>
  | Told<'horror-ignored', Who>
  | Told<'horror-rolled', Who & { die: number; change: number; result: number }>
  | Told<'lost-item', Who & { card: CardId }>
  | Told<'nothing-lost', Who>
  | Told<'suffered', Who & { card: CardId }>
  | Told<'no-hallucination', Who>
  | Told<'reshuffled'>
  | Told<'discarded', Who & { cards: readonly CardId[] }>
  | Told<'dropped', Who & { card: CardId }>
  | Told<'paid', Who & { cost: number; sanity: number; pool: number }>
  | Told<'escaped', Who>
  | Told<'wanted', Who & { owner: PlayerId; card: CardId }>
  | Told<'accused', Who & { accused: PlayerId }>
  | Told<'voted', { accused: PlayerId; yes: number; of: number }>;
