// Steps of setup, Rounds, the Hunt, Monsters, deaths and the Scenario.
import type { PlayerId, RuleId } from '../../kernel/index.js';
import type { Effect, SpawnColour } from './cards.js';
import type { Mini, Space } from './state.js';

export type WorldStep =
  // Setup
  | { readonly do: 'set-up' }
  | { readonly do: 'basic-weapon'; readonly player: PlayerId }
  | { readonly do: 'take-basic'; readonly player: PlayerId; readonly card: string }
  | { readonly do: 'deal'; readonly player: PlayerId }
  | { readonly do: 'first-character' }
  | { readonly do: 'take-first'; readonly player: PlayerId }
  | { readonly do: 'begin' }
  // The Round
  | { readonly do: 'round' }
  | { readonly do: 'maintenance' }
  | { readonly do: 'characters' }
  | { readonly do: 'next-character' }
  | { readonly do: 'monster-phase' }
  | { readonly do: 'monster-phase-ends' }
  // The Hunt
  | { readonly do: 'hunt' }
  | { readonly do: 'hunt-step'; readonly n: number; readonly reveals: boolean }
  | { readonly do: 'reveal' }
  | { readonly do: 'empower' }
  | { readonly do: 'final-battle' }
  // Bosses
  | { readonly do: 'bosses' }
  | { readonly do: 'boss-order'; readonly left: readonly Mini[] }
  | { readonly do: 'boss'; readonly monster: Mini }
  | { readonly do: 'boss-attack'; readonly monster: Mini }
  // Basic and Elite Monsters
  | { readonly do: 'movement' }
  | { readonly do: 'move-order'; readonly left: readonly Mini[] }
  | { readonly do: 'monster-move'; readonly monster: Mini; readonly left: number }
  | { readonly do: 'monster-way'; readonly monster: Mini; readonly left: number }
  | { readonly do: 'attacks' }
  | { readonly do: 'attack-order' }
  | { readonly do: 'monster-attack'; readonly monster: Mini }
  | { readonly do: 'attack-whom'; readonly monster: Mini }
  | { readonly do: 'strike'; readonly monster: Mini; readonly target: PlayerId }
  // Spawning
  | { readonly do: 'spawns' }
  | { readonly do: 'spawn-draw'; readonly player: PlayerId }
  /** A card's: of that type, or as a Spawn card says. LOB-RUL-82 */
  | { readonly do: 'spawn-effect'; readonly player: PlayerId; readonly monster?: string; readonly colour: SpawnColour | 'drawn' | 'chosen' }
  | { readonly do: 'spawn-where'; readonly player: PlayerId; readonly monster: string; readonly spaces: readonly Space[] }
  | { readonly do: 'spawn-colour'; readonly player: PlayerId; readonly monster: string }
  | { readonly do: 'spawn-nearest'; readonly player: PlayerId; readonly monster: string; readonly colour: SpawnColour }
  | { readonly do: 'spawn-at'; readonly monster: string; readonly space: Space; readonly by: RuleId }
  // Harm and death
  | { readonly do: 'wound'; readonly mini: Mini; readonly n: number; readonly from: Mini | null; readonly rule: RuleId }
  | { readonly do: 'check-death'; readonly mini: Mini; readonly from: Mini | null }
  | { readonly do: 'die'; readonly player: PlayerId; readonly rule: RuleId }
  | { readonly do: 'respawn'; readonly player: PlayerId }
  | { readonly do: 'respawn-colour'; readonly player: PlayerId }
  | { readonly do: 'respawn-nearest'; readonly player: PlayerId; readonly colour: SpawnColour | null }
  | { readonly do: 'respawn-where'; readonly player: PlayerId; readonly spaces: readonly Space[] }
  | { readonly do: 'respawn-at'; readonly player: PlayerId; readonly space: Space }
  // The Scenario
  | { readonly do: 'read'; readonly cid: string }
  | { readonly do: 'chapter-choice'; readonly cid: string; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'reveal-tile'; readonly tile: string }
  | { readonly do: 'notice' }
  | { readonly do: 'scenario-act'; readonly player: PlayerId; readonly id: string };
