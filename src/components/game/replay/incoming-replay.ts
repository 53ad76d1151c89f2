// Types for a shared match that the game's element has to show.
import type { TemplateResult } from 'lit';
import type { Fault } from '../../../engine/kernel/index.js';
import type { SavedMatch } from '../session/autosave.js';

/** A match from a link, a file or the page's script. `what` is a `File` if `by` is `file`. */
export interface IncomingReplay {
  readonly by: 'link' | 'cut link' | 'file' | 'state';
  readonly what: unknown;
}

/** What a replay needs from the game's element. */
export interface ReplayHost<C> {
  /** All cards, because the match may have used any of them. Null if the page's pack is faulty. */
  chosen(): C | Promise<C | null>;
  /** The names of the occupants that the game knows. */
  occupantNames(): readonly string[];
  /** Whether another match is saved. Continuing the replay would replace it. */
  hasSave(): boolean;
  fail(fault: Fault | null): void;
  continueMatch(kept: SavedMatch): void;
  /** Returns to the table or the form. */
  leaveReplay(): void;
  unreachable(): void;
}

/** The match being watched. */
export interface ReplayState {
  /** Null while no match is watched. */
  incoming: IncomingReplay | null;
  /** The button that leads back if the match cannot be shown. */
  backButton: TemplateResult | undefined;
}
