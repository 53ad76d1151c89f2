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
  /**
   * Replaces the drawings by the pictures of the page's pack. Undefined if content is softened or the pack has no
   * pictures.
   */
  readonly pictureOverrides?: PackInPlay['pictureOverrides'] | undefined;
  readonly calm: Calm | null;
  /**
   * The die of the current attempt to catch a Victim. After the attempt, it is the last die rolled in this turn. Null
   * if no die has been rolled.
   */
  readonly attempt: CatchModel | null;
  /** The Victim whose possible rooms are highlighted in the house. */
  readonly highlightedVictim: PlayerId | null;
  highlightVictim(player: PlayerId): void;
  /** The viewer's notes in the notebook. */
  readonly guesses: Guesses;
  setGuesses(guesses: Guesses): void;
  /** A hint about a kind of question that is new to the viewer; null if no hint is due. */
  readonly hint: TemplateResult | null;
  /**
   * The button that explains why acts are not available now; `nothing` for spectators, and if every act is available.
   */
  readonly missed: TemplateResult | typeof nothing;
  readonly canUndo: boolean;
  /** The problem with saving the match in the browser's storage; null if there is no problem. */
  readonly trouble: StorageTrouble | null;
  /**
   * The end of the match; null during the match. `text` is a sentence with the result. `words` is the whole report,
   * which contains that sentence; it is undefined until it can be drawn.
   */
  readonly end: { readonly won: boolean; readonly text: string; readonly words?: TemplateResult | undefined } | null;
}
