// Dice that were rolled for something: the model that a scene makes and a table draws.
import type { DiceModel } from './dice-pool-model.js';

export interface RolledDice {
  /** Who rolled, and for what. */
  readonly name: string;
  readonly model: DiceModel;
  /** The result, in words. */
  readonly result: string;
  /** Null if nothing was required. */
  readonly isPassed: boolean | null;
}
