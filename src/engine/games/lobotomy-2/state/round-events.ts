// Events of the setup, Rounds, the Hunt, Monsters, deaths and the Scenario.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { Level, SpawnColour } from '../cards/card-types.js';
import type { Cid } from '../cards/chapter-id.js';
import type { Mini, Phase, Space } from './state.js';

type Told<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;

export type WorldHappening =
  // Setup
  | Told<'difficulty', { card: string; level: Level }>
  | Told<'board-built', { tiles: readonly string[] }>
  /** Two Spaces and the kind of boundary between them. */
  | Told<'tokens-laid', { tokens: readonly (readonly string[])[] }>
  | Told<'lockers-laid', { spaces: readonly Space[] }>
  | Told<'marks-laid', { spaces: readonly Space[] }>
  | Told<'monsters-ready', { types: readonly string[] }>
  | Told<'bags-filled'>
  | Told<'decks-shuffled'>
  | Told<'track-laid', { aura: number; end: 'defeat' | 'final-battle' }>
  | Told<'seated', { player: PlayerId; card: string; at: Space }>
  | Told<'first-character', { player: PlayerId }>
  // The Round
  | Told<'round', { n: number }>
  | Told<'phase', { phase: Phase }>
  | Told<'phase-over', { phase: Phase }>
  | Told<'changes-over'>
  // The Hunt
  /** `at`: the Space of the Huntmaster's mini, if the track runs over the Board. */
  | Told<'hunt-moved', { from: number; to: number; at?: Space }>
  | Told<'hunt-waits'>
  | Told<'hunt-card', { space: number; card: string }>
  | Told<'track-ended', { end: 'defeat' | 'final-battle' }>
  | Told<'empowered', { cards: readonly string[] }>
  | Told<'final-battle'>
  // Monsters
  | Told<'boss-card', { monster: Mini; card: string }>
  | Told<'boss-rolled', { monster: Mini; die: number; attack: string }>
  | Told<'monster-goes', { monster: Mini; goal: Space }>
  | Told<'monster-passes', { monster: Mini; edge: string }>
  | Told<'monster-stops', { monster: Mini; at: Space }>
  | Told<'monster-waits', { monster: Mini }>
  | Told<'strikes', { monster: Mini; target: PlayerId; with: string }>
  // Spawning
  | Told<'spawn-card', { player: PlayerId; card: string }>
  | Told<'spawn-spared', { player: PlayerId }>
  | Told<'reshuffled', { deck: string }>
  | Told<'event', { number: number }>
  | Told<'spawned', { monster: Mini; card: string; at: Space; health: number }>
  | Told<'no-spawn', { card: string }>
  // Harm and death
  | Told<'wounded', { mini: Mini; n: number; from: Mini | null }>
  | Told<'defeated', { monster: Mini; card: string; at: Space; by: Mini | null }>
  | Told<'died', { player: PlayerId; at: Space }>
  | Told<'death-is-final', { gone: readonly PlayerId[] }>
  | Told<'respawn-card', { player: PlayerId; card: string; colour: SpawnColour | null }>
  | Told<'respawned', { player: PlayerId; at: Space }>
  // The Scenario
  | Told<'read', { cid: string } & Cid>
  | Told<'trigger', { key: string }>
  | Told<'memory', { card: string; own: boolean; on: Mini }>
  | Told<'scenario-act', { player: PlayerId; key: string; ap: number }>
  | Told<'tile', { tile: string }>
  | Told<'turned-up', { token: string; at: Space; value: string }>
  | Told<'nightmare', { scenario: string; done: boolean }>
  | Told<'over', { won: boolean }>;
