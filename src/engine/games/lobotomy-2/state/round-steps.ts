// Steps of setup, Rounds, the Hunt, Monsters, deaths and the Scenario.
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import type { Level, SpawnColour } from '../cards/card-types.js';
import type { Mini, Space } from './state.js';

export type RoundStep =
  // Setup
  /** `levels`: a level for each Difficulty Modifier card that is drawn at random. */
  | { readonly do: 'set-up'; readonly levels: readonly Level[] }
  | { readonly do: 'basic-weapon'; readonly player: PlayerId }
  | { readonly do: 'take-basic'; readonly player: PlayerId; readonly card: string }
  | { readonly do: 'deal-cards'; readonly player: PlayerId }
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
  /** Reveals face-down cards up to this Space of the track. */
  | { readonly do: 'reveal'; readonly upTo: number }
  | { readonly do: 'empower' }
  | { readonly do: 'final-battle' }
  | { readonly do: 'battle-where'; readonly spaces: readonly Space[] }
  // Bosses
  | { readonly do: 'bosses' }
  | { readonly do: 'boss-next'; readonly left: readonly Mini[] }
  | { readonly do: 'boss-order'; readonly left: readonly Mini[] }
  | { readonly do: 'boss'; readonly monster: Mini }
  /** `card`: the Boss card that was drawn, if the Boss has a deck. */
  | { readonly do: 'boss-attack'; readonly monster: Mini; readonly card: string | null }
  // Movement of Monsters
  | { readonly do: 'movement' }
  | { readonly do: 'move-next'; readonly left: readonly Mini[] }
  | { readonly do: 'move-order'; readonly left: readonly Mini[] }
  | { readonly do: 'monster-start-move'; readonly monster: Mini; readonly movement: number }
  /** Moves the Monster up to `left` Spaces towards the nearest Character. */
  | { readonly do: 'monster-move'; readonly monster: Mini; readonly left: number }
  | { readonly do: 'monster-goal'; readonly monster: Mini; readonly left: number }
  | { readonly do: 'monster-step'; readonly monster: Mini; readonly goal: Space; readonly left: number }
  | { readonly do: 'monster-way'; readonly monster: Mini; readonly goal: Space; readonly left: number }
  | {
      readonly do: 'monster-to';
      readonly monster: Mini;
      readonly to: Space;
      readonly goal: Space;
      readonly left: number;
    }
  // Attacks of Monsters
  | { readonly do: 'attacks' }
  | { readonly do: 'attack-next' }
  | { readonly do: 'attack-order' }
  | { readonly do: 'monster-attack'; readonly monster: Mini }
  /** `with`: the id of an attack on the Monster's card, or of a Boss card. */
  | { readonly do: 'attack-whom'; readonly monster: Mini; readonly with: string }
  | { readonly do: 'strike'; readonly monster: Mini; readonly with: string; readonly target: PlayerId }
  // Spawning
  | { readonly do: 'spawns' }
  | { readonly do: 'spawn-draw'; readonly player: PlayerId }
  /**
   * Spawns a Monster outside the Spawn Phase. Without `monster`, a Spawn card decides the type. If `colour` is `drawn`,
   * a Spawn card decides the colour; if it is `chosen`, the player does.
   */
  | {
      readonly do: 'spawn-effect';
      readonly player: PlayerId;
      readonly monster?: string;
      readonly colour: SpawnColour | 'drawn' | 'chosen';
    }
  | { readonly do: 'spawn-colour'; readonly player: PlayerId; readonly monster: string }
  | { readonly do: 'spawn-nearest'; readonly player: PlayerId; readonly monster: string; readonly colour: SpawnColour }
  | {
      readonly do: 'spawn-where';
      readonly player: PlayerId;
      readonly monster: string;
      readonly spaces: readonly Space[];
    }
  | { readonly do: 'spawn-at'; readonly monster: string; readonly space: Space; readonly by: RuleId }
  // Harm and death
  | { readonly do: 'wound'; readonly mini: Mini; readonly n: number; readonly from: Mini | null; readonly rule: RuleId }
  | { readonly do: 'check-death'; readonly mini: Mini; readonly from: Mini | null }
  | { readonly do: 'die'; readonly player: PlayerId; readonly rule: RuleId }
  | { readonly do: 'close-ability-scope'; readonly rewarded: boolean; readonly x: number }
  | { readonly do: 'death-is-final' }
  | { readonly do: 'respawn'; readonly player: PlayerId }
  | { readonly do: 'respawn-colour'; readonly player: PlayerId }
  | { readonly do: 'respawn-nearest'; readonly player: PlayerId; readonly colour: SpawnColour }
  | { readonly do: 'respawn-where'; readonly player: PlayerId; readonly spaces: readonly Space[] }
  | { readonly do: 'respawn-at'; readonly player: PlayerId; readonly space: Space }
  // The Scenario
  | { readonly do: 'read'; readonly cid: string }
  | { readonly do: 'chapter-choice'; readonly cid: string }
  | { readonly do: 'reveal-tile'; readonly tile: string }
  | { readonly do: 'check-triggers' }
  | { readonly do: 'nightmare' }
  | { readonly do: 'nightmare-over'; readonly scenario: string }
  | { readonly do: 'scenario-act'; readonly player: PlayerId; readonly key: string }
  | { readonly do: 'look-at-token'; readonly player: PlayerId; readonly mark: number }
  | { readonly do: 'game-won'; readonly rule: RuleId }
  | { readonly do: 'reveal-number-token'; readonly mark: number; readonly by: Mini }
  | { readonly do: 'game-lost'; readonly rule: RuleId };
