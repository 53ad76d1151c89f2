// The data from which every part of the table is drawn.
import type { CatchModel, Scene } from '../../../engine/games/asylum-escape/table/scene.js';
import type { PlayerId } from '../../../engine/kernel/index.js';
import type { Guesses } from '../../../engine/games/asylum-escape/table/notebook-model.js';
import type { CardArt } from '../../nw-card-hand/nw-card-hand.js';
import type { TableState } from '../../game/table/table-look.js';
import type { Calm } from '../softened-content.js';
import type { PackInPlay } from '../match-settings.js';

export interface AsylumTable extends TableState<Scene> {
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
}
