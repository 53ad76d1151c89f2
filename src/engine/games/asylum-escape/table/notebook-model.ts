// What somebody who hides knows and has written down, as plain data: what a game's scene makes and its notebook draws. It
// belongs to one seat alone.
import type { TargetId } from '../../../kernel/types.js';

export interface NotebookModel {
  readonly version: 1;
  /** Whose it is. */
  readonly name: string;
  /** The house from the left, the rooms of each column from the bottom. */
  readonly columns: readonly {
    readonly name: string;
    readonly rooms: readonly { readonly id: TargetId; readonly name: string; readonly kind?: string }[];
  }[];
  /** Where the owner is; left out while that is open. */
  readonly own?: TargetId;
  /** Who walks about for all to see. */
  readonly seen: readonly { readonly name: string; readonly room: TargetId }[];
  /** Of whom a guess can be pencilled; `told`: what is known of their last turn, short. */
  readonly others: readonly {
    readonly id: string;
    readonly name: string;
    readonly letter: string;
    readonly told?: string;
  }[];
  /** The owner's own turns. */
  readonly turns: readonly { readonly n: number; readonly text: string }[];
}

/** How sure a guess is. */
export type Guess = 'perhaps' | 'sure';

/** Guesses by whom they are of, then by room. */
export type Guesses = Readonly<Record<string, Readonly<Record<TargetId, Guess>>>>;
