// The model of a notebook: facts and notes of a player who hides, as plain data. The scene of the game makes it, and
// the notebook of the game draws it. Only one seat may see it.
import type { TargetId } from '../../../kernel/types.js';

export interface NotebookModel {
  readonly version: 1;
  /** The name of the notebook's owner. */
  readonly name: string;
  /** The columns of the building from the left, each with its rooms from the bottom. */
  readonly columns: readonly {
    readonly name: string;
    readonly rooms: readonly { readonly id: TargetId; readonly name: string; readonly kind?: string }[];
  }[];
  /** The owner's room; left out while it is unknown. */
  readonly own?: TargetId;
  /** Figures that everybody sees. */
  readonly seen: readonly { readonly name: string; readonly room: TargetId }[];
  /** Players about whom the owner can note guesses. `told` says in a few words what is known about their last turn. */
  readonly others: readonly {
    readonly id: string;
    readonly name: string;
    readonly letter: string;
    readonly told?: string;
  }[];
  /** The owner's own turns. */
  readonly turns: readonly { readonly n: number; readonly text: string }[];
}

export type Guess = 'perhaps' | 'sure';

/** Guesses, by the id of the player whom they concern and then by the room. */
export type Guesses = Readonly<Record<string, Readonly<Record<TargetId, Guess>>>>;
