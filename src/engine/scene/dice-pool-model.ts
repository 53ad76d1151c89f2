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
    /**
     * The faces of the die in each throw of the roll, in order; null for a throw in which the die was not thrown. The
     * last face is `face`. Without a list, the die was thrown once.
     */
    readonly throws?: readonly (string | number | null)[];
    /** Whether the die may be chosen, was chosen, or is used up. */
    readonly state?: 'open' | 'chosen' | 'spent';
    /** The text below the die. */
    readonly label?: string;
  }[];
  /** A changed number means that all dice were thrown again, even if they show the same faces. */
  readonly roll?: number;
  /** Whether the dice have just been thrown: they fall when they are drawn for the first time. */
  readonly isNew?: true;
}
