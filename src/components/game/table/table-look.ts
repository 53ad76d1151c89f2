// What a game draws of its table at one moment.
import type { TemplateResult } from 'lit';
import type { PlayerId, Seat, View } from '../../../engine/kernel/index.js';
import type { ChoicesModel, LogModel } from '../../../engine/scene/choices-model.js';
import type { StorageTrouble } from '../session/autosave.js';
import type { MomentCard } from '../../../engine/scene/moment-card.js';
import type { Recap } from '../../../engine/speech/recap.js';
import type { TurningPoint } from '../../../engine/speech/turning-points.js';
import type { Speed } from '../session/speed.js';
import type { Drawers } from './drawers.js';

/** The part of the scene that every game has. */
export interface GameScene {
  readonly choices: ChoicesModel;
}

/** What the table of any game shows; each game adds to it. */
export interface TableState<S extends GameScene> {
  readonly scene: S;
  /** The occupant of each seat: `person`, or the name of a bot. */
  readonly occupants: readonly string[];
  readonly lines: LogModel['lines'];
  readonly drawers: Drawers;
  /** Whether an earlier act is shown again in place of the table as it is. */
  readonly isReplaying: boolean;
  /** The great moment that the table stops for; null if there is none. */
  readonly moment: MomentCard | null;
  /** What the viewer's last choice has caused; empty once somebody else has acted. */
  readonly result: string;
  /** What others have done since the viewer's last turn; null if nobody plays at this device, and after the end. */
  readonly recap: Recap | null;
  readonly speed: Speed;
  /** Whether the viewer takes no more part in the match, and may jump to its end. */
  readonly isOut: boolean;
  /** Whether others are acting, so that the viewer may skip their turns. */
  readonly canSkip: boolean;
  /** A hint about a kind of question that is new to the viewer; null if no hint is due. */
  readonly hint: TemplateResult | null;
  /** The button that explains why acts are not available now; null if the viewer is not being asked to act. */
  readonly whyNot: TemplateResult | null;
  readonly canUndo: boolean;
  /** The problem with saving the match in the browser's storage; null if there is no problem. */
  readonly trouble: StorageTrouble | null;
  /**
   * How the match has ended for the viewer; null while it goes on. `text` is a sentence with the result. `words` is the
   * whole report, which contains that sentence and what decided the match; it is undefined until it can be drawn.
   */
  readonly end: {
    readonly won: boolean;
    readonly text: string;
    readonly decided: readonly TurningPoint[];
    readonly words?: ((decided: unknown) => TemplateResult) | undefined;
  } | null;
}

export interface TableLook<V, S extends GameScene, T> extends Omit<TableState<S>, 'whyNot'> {
  readonly seen: View<V>;
  readonly context: T;
  /** The player whose cards are shown. */
  readonly player: PlayerId;
  /** The seat whose view it is; null for a spectator, who cannot ask why something is not possible. */
  readonly viewer: Seat | null;
}
