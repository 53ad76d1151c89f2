// What is seen of the table, and what can be done with it: all that the views below it are given.
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
  /** The drawings of the cards, once they have come. */
  readonly cardArt: CardArt | null;
  /** The pictures of a pack over the drawings; none are where it is calm. */
  readonly dress?: PackInPlay['dress'] | undefined;
  readonly calm: Calm | null;
  /** The die against a Catching Stat, as it lies or was thrown last. */
  readonly attempt: CatchModel | null;
  /** The Victim whose rooms the house shows. */
  readonly highlightedVictim: PlayerId | null;
  highlightVictim(player: PlayerId): void;
  /** What whoever looks has pencilled. */
  readonly guesses: Guesses;
  setGuesses(guesses: Guesses): void;
  /** Advice at the first use of what is asked. */
  readonly hint: TemplateResult | null;
  /** A button that asks for the acts that are no options now; nothing where there are none. */
  readonly missed: TemplateResult | typeof nothing;
  readonly canUndo: boolean;
  /** What became of the match in the browser's storage. */
  readonly trouble: StorageTrouble | null;
  /** How it ended, in words; and all that stands beside it. */
  readonly end: { readonly won: boolean; readonly text: string; readonly words?: TemplateResult | undefined } | null;
}
