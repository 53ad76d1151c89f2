// Dice that a game has thrown: the model that a scene makes and `<dice-pool>` draws.
import type { TargetId } from '../kernel/types.js';

export interface DiceModel {
  readonly version: 1;
  readonly dice: readonly {
    /** The id by which options name this die as a target. */
    readonly id: TargetId;
    readonly die: string;
    /** The name of the face. A die that has not been thrown yet has none. */
    readonly face?: string | number;
    /** Whether the die may be chosen, was chosen, or is used up. */
    readonly state?: 'open' | 'chosen' | 'spent';
    /** The text below the die. */
    readonly label?: string;
  }[];
  /** A changed number means that all dice were thrown again, even if they show the same faces. */
  readonly roll?: number;
}
