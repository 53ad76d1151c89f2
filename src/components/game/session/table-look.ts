// What a game draws of its table at one moment.
import type { PlayerId, Seat, View } from '../../../engine/kernel/index.js';
import type { ChoicesModel, LogModel } from '../../../engine/scene/choices-model.js';
import type { StorageTrouble } from './autosave.js';

/** The part of the scene that every game has. */
export interface GameScene {
  readonly choices: ChoicesModel;
}

export interface TableLook<V, S, T> {
  readonly seen: View<V>;
  readonly scene: S;
  readonly context: T;
  /** The player whose cards are shown. */
  readonly player: PlayerId;
  /** The seat whose view it is; null for a spectator, who cannot ask why something is not possible. */
  readonly viewer: Seat | null;
  readonly lines: LogModel['lines'];
  readonly canUndo: boolean;
  /** What went wrong with saving the match in the browser's storage. */
  readonly trouble: StorageTrouble | null;
  /** How the match has ended for the viewer; null while it goes on. */
  readonly end: { readonly won: boolean; readonly text: string } | null;
}
