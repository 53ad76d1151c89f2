// The data from which every part of the table is drawn.
import type { nothing, TemplateResult } from 'lit';
import type { CatchModel, Scene } from '../../../engine/games/asylum-escape/table/scene.js';
import type { PlayerId } from '../../../engine/kernel/index.js';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { Guesses } from '../../../engine/games/asylum-escape/table/notebook-model.js';
import type { CardArt } from '../../nw-card-hand/nw-card-hand.js';
import type { StorageTrouble } from '../../game/session/autosave.js';
import type { Calm } from '../softened-content.js';
import type { PackInPlay } from '../match-settings.js';

export interface TableState {
  readonly scene: Scene;
  readonly occupants: readonly string[];
  readonly lines: LogModel['lines'];
  /** Null while the drawings are loading. */
  readonly cardArt: CardArt | null;
  /** Replaces the drawings by the pictures of the page's pack. It is not set with softened content. */
  readonly pictureOverrides?: PackInPlay['pictureOverrides'] | undefined;
  readonly calm: Calm | null;
  /** The die that is compared with a Catching Stat: the one on the table, or the last one rolled. */
  readonly attempt: CatchModel | null;
  /** The Victim whose possible rooms are highlighted in the house. */
  readonly highlightedVictim: PlayerId | null;
  highlightVictim(player: PlayerId): void;
  /** The viewer's notes in the notebook. */
  readonly guesses: Guesses;
  setGuesses(guesses: Guesses): void;
  /** A hint, if a kind of question is new to the viewer. */
  readonly hint: TemplateResult | null;
  /** The button that asks about acts that are not available now; nothing if there are none. */
  readonly missed: TemplateResult | typeof nothing;
  readonly canUndo: boolean;
  /** What went wrong with saving the match in the browser's storage. */
  readonly trouble: StorageTrouble | null;
  /**
   * The end of the match: whether it was won, a sentence that says so, and everything that is shown beside this
   * sentence.
   */
  readonly end: { readonly won: boolean; readonly text: string; readonly words?: TemplateResult | undefined } | null;
}
