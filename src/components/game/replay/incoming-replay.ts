// What came to be looked at in place of the table, and what is done for it.
import type { TemplateResult } from 'lit';
import type { Fault } from '../../../engine/kernel/index.js';
import type { SavedMatch } from '../session/autosave.js';

/** What came, from anywhere; a file as a `File`. */
export interface IncomingReplay {
  readonly by: 'link' | 'cut link' | 'file' | 'state';
  readonly what: unknown;
}

/** What the element does for it. */
export interface ReplayHost<C> {
  /** The cards, all of them: anything may have come. */
  chosen(): C | Promise<C | null>;
  /** What may sit on a seat. */
  occupantNames(): readonly string[];
  /** Whether another match is kept, whose place is taken by going on. */
  keeps(): boolean;
  fail(fault: Fault | null): void;
  goOn(kept: SavedMatch): void;
  /** The table, or the form, is there again. */
  back(): void;
  unreachable(): void;
}

/** What stands there now. */
export interface ReplayState {
  /** Null: there is nothing to look at. */
  came: IncomingReplay | null;
  /** The way back from a fault of it. */
  wayOn: TemplateResult | undefined;
}
