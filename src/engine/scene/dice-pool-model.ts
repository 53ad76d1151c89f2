// Dice that somebody else has thrown, as plain data: what a game's scene makes and `<dice-pool>` draws.
import type { TargetId } from '../kernel/types.js';

export interface DiceModel {
  readonly version: 1;
  readonly dice: readonly {
    /** What options call their target. */
    readonly id: TargetId;
    readonly die: string;
    /** The name of the face; without it the die has not been thrown. */
    readonly face?: string | number;
    /** May be chosen, was chosen, or is used up. */
    readonly state?: 'open' | 'chosen' | 'spent';
    /** What stands below the die. */
    readonly label?: string;
  }[];
  /** Another number: all dice were thrown again, even where they show the same. */
  readonly roll?: number;
}
