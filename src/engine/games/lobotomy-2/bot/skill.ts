// What the bots of Lobotomy 2 consider.
import type { Position } from '../state/step-context.js';

/** What a bot considers. A weaker bot considers less. */
export interface Skill {
  /** Whether it uses the Abilities of Characters, Disorders and Items. */
  readonly usesAbilities: boolean;
  /** Whether it raises Attributes, upgrades Items, gives them to others, and wears the best ones. */
  readonly improves: boolean;
  /** Whether it leaves tasks to Characters that can do them sooner. Otherwise, it goes to the nearest task. */
  readonly sharesTasks: boolean;
  /** How much it fears the Monsters that may attack where its Turn ends. The others fear them with weight 1. */
  readonly fear: number;
}

/** A position, as a bot of some skill sees it. */
export interface Outlook extends Position {
  readonly skill: Skill;
}
