// Events of the setup, Rounds, the Hunt, Monsters, deaths and the Scenario.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Level, SpawnColour } from '../cards/card-types.js';
import type { Cid } from '../cards/chapter-id.js';
import type { Mini, Phase, Space } from './state.js';

type EventOf<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;

export type RoundEvent =
  // Setup
  | EventOf<'difficulty', { card: string; level: Level }>
  | EventOf<'board-built', { tiles: readonly string[] }>
  /** Each token consists of two Spaces and the kind of the boundary between them. */
  | EventOf<'tokens-laid', { tokens: readonly (readonly string[])[] }>
  | EventOf<'lockers-laid', { spaces: readonly Space[] }>
  | EventOf<'marks-laid', { spaces: readonly Space[] }>
  | EventOf<'monsters-ready', { types: readonly string[] }>
  | EventOf<'bags-filled'>
  | EventOf<'decks-shuffled'>
  | EventOf<'track-laid', { aura: number; end: 'defeat' | 'final-battle' }>
  | EventOf<'seated', { player: PlayerId; card: string; at: Space }>
  | EventOf<'first-character', { player: PlayerId }>
  // The Round
  | EventOf<'round', { n: number }>
  | EventOf<'phase', { phase: Phase }>
  | EventOf<'phase-over', { phase: Phase }>
  | EventOf<'changes-over', { until: 'round' | 'moved' }>
  // The Hunt
  /** `at`: the Space of the Huntmaster's mini, if the track is on the Board. */
  | EventOf<'hunt-moved', { from: number; to: number; at?: Space }>
  | EventOf<'hunt-waits'>
  | EventOf<'hunt-card', { space: number; card: string }>
  | EventOf<'track-ended', { end: 'defeat' | 'final-battle' }>
  | EventOf<'empowered', { cards: readonly string[] }>
  | EventOf<'final-battle'>
  // Monsters
  | EventOf<'boss-card', { monster: Mini; card: string }>
  | EventOf<'boss-rolled', { monster: Mini; die: number; attack: string }>
  | EventOf<'monster-goes', { monster: Mini; goal: Space }>
  | EventOf<'monster-passes', { monster: Mini; edge: string }>
  | EventOf<'monster-stops', { monster: Mini; at: Space }>
  | EventOf<'monster-waits', { monster: Mini }>
  | EventOf<'strikes', { monster: Mini; target: PlayerId; with: string }>
  // Spawning
  | EventOf<'spawn-card', { player: PlayerId; card: string }>
  | EventOf<'spawn-spared', { player: PlayerId }>
  | EventOf<'reshuffled', { deck: string }>
  | EventOf<'event', { number: number }>
  | EventOf<'spawned', { monster: Mini; card: string; at: Space; health: number }>
  | EventOf<'no-spawn', { card: string }>
  // Harm and death
  | EventOf<'wounded', { mini: Mini; n: number; from: Mini | null }>
  | EventOf<'defeated', { monster: Mini; card: string; number: number; at: Space; by: Mini | null }>
  | EventOf<'died', { player: PlayerId; at: Space }>
  | EventOf<'death-is-final', { gone: readonly PlayerId[] }>
  | EventOf<'respawn-card', { player: PlayerId; card: string; colour: SpawnColour | null }>
  | EventOf<'respawned', { player: PlayerId; at: Space }>
  // The Scenario
  | EventOf<'read', { cid: string } & Cid>
  | EventOf<'trigger', { key: string }>
  | EventOf<'memory', { card: string; own: boolean; on: Mini }>
  | EventOf<'scenario-act', { player: PlayerId; key: string; ap: number }>
  | EventOf<'tile', { tile: string }>
  | EventOf<'turned-up', { token: string; at: Space; value: string }>
  | EventOf<'nightmare', { scenario: string; done: boolean }>
  | EventOf<'over', { won: boolean }>;
