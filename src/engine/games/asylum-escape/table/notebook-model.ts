// Facts and notes of a player who hides, as plain data: the game's scene makes them and its notebook draws them. Only
// one seat may see them.
import type { TargetId } from '../../../kernel/types.js';

export interface NotebookModel {
  readonly version: 1;
  /** The name of the notebook's owner. */
  readonly name: string;
  /** The house from the left; the rooms of each column from the bottom. */
  readonly columns: readonly {
    readonly name: string;
    readonly rooms: readonly { readonly id: TargetId; readonly name: string; readonly kind?: string }[];
  }[];
  /** The owner's room; left out while it is unknown. */
  readonly own?: TargetId;
  /** Figures that everybody sees. */
  readonly seen: readonly { readonly name: string; readonly room: TargetId }[];
  /** Players about whom the owner can note guesses. `told`: what is known of their last turn, in a few words. */
  readonly others: readonly {
    readonly id: string;
    readonly name: string;
    readonly letter: string;
    readonly told?: string;
  }[];
  /** The owner's own turns. */
  readonly turns: readonly { readonly n: number; readonly text: string }[];
}

/** How certain a guess is. */
export type Guess = 'perhaps' | 'sure';

/** Guesses by the player they concern, then by room. */
export type Guesses = Readonly<Record<string, Readonly<Record<TargetId, Guess>>>>;
