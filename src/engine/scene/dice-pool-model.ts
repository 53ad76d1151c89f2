// Dice that a game has thrown: the model that a scene makes and `<dice-pool>` draws.
import type { TargetId } from '../kernel/types.js';

export interface DiceModel {
  readonly version: 1;
  readonly dice: readonly {
    /** The target's id in options. */
    readonly id: TargetId;
    readonly die: string;
    /** The name of the face; if left out, the die was not thrown yet. */
    readonly face?: string | number;
    /** May be chosen, was chosen, or is used up. */
    readonly state?: 'open' | 'chosen' | 'spent';
    /** What stands below the die. */
    readonly label?: string;
  }[];
  /** If this number changes, all dice were thrown again, even if they show the same. */
  readonly roll?: number;
}
