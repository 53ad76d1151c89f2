// A look at the table: what a scene is made for, and what of it is drawn.
import type { Option, PlayerId, Seat, View } from '../../../engine/kernel/index.js';
import type { ChoicesModel, LogModel } from '../../../engine/scene/choices-model.js';
import type { StorageTrouble } from './autosave.js';

/** What every scene has. */
export interface GameScene {
  readonly choices: ChoicesModel;
}

/** What a scene is made for. */
export interface SceneRequest {
  /** Whose cards are shown. */
  readonly player: PlayerId;
  /** What has been pointed at so far. */
  readonly path: readonly string[];
  /** A dear option that was chosen once. */
  readonly unsure: Option | null;
}

/** A table that is seen: what its game draws. */
export interface TableLook<V, S, T> {
  readonly seen: View<V>;
  readonly scene: S;
  readonly told: T;
  /** Whose cards are shown. */
  readonly player: PlayerId;
  /** Whose eyes it is shown to; null watches, and cannot be told why not. */
  readonly eye: Seat | null;
  readonly lines: LogModel['lines'];
  readonly canUndo: boolean;
  /** What became of the match in the browser's storage. */
  readonly trouble: StorageTrouble | null;
}
