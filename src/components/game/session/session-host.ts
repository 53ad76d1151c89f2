// What a session gets: the setup of its match, and a host. The host is the game's element; its methods are the requests
// that a session may make.
import type { Fault, Outcome, Save } from '../../../engine/kernel/index.js';
import type { Replay } from '../../../engine/table/replay.js';
import type { StorageTrouble } from './autosave.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { SoftenedContent } from '../comfort/softened-content.js';
import type { Hints } from '../lessons/hints.js';
import type { OwnLayout } from '../page-layout.js';
import type { Ambience } from '../comfort/match-sound.js';

/** The setup of a match, new or continued. */
export interface SessionSetup {
  /** The occupant of each seat: `person`, or the name of a bot. */
  readonly occupants: readonly string[];
  /** Names of the players by seat. For a seat without a name, a message of the game is used. */
  readonly names: readonly string[];
  readonly seed: string | number;
  /** The seed of the bots' random numbers. */
  readonly botSeed: string | number;
  /** Milliseconds that a bot waits before it acts. */
  readonly pace: number;
}

/** The element that a session is drawn in; `C` is the game's softened content. */
export interface SessionHost<C extends SoftenedContent = SoftenedContent> {
  /** Whether the browser's storage may be used. */
  readonly remembers: boolean;
  /** Whether the table stops for great moments and recaps the turns of others. */
  readonly tells: boolean;
  fail(fault: Fault): void;
  /** Called after each view; `outcome` is null while the match goes on. */
  viewShown(outcome: Outcome | null): void;
  /** Saves the match; returns what went wrong, if anything. */
  saveMatch(save: Save): StorageTrouble | null;
  /** Null if no hints are wanted. */
  hints(): Hints | null;
  /** Begins a match with the same settings and another seed. */
  newMatch(): void;
  /** Begins the same match again, with the same seed. The bots play it anew. */
  rematch(): void;
  /** Shows a replay in place of the table. */
  watch(replay: Replay): void;
  /** Leaves the match and shows the start form. */
  leave(): void;
  /** The game's softened content; null unless it is turned on and loaded. */
  calm(): C | null;
  /** Plays the sounds of the match; null unless sound is turned on and loaded. */
  ambience(): Ambience<unknown> | null;
  /** The page's own layout; null if the table has our layout. */
  layout(): OwnLayout<unknown, NwElement> | null;
}
