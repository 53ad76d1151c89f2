// What a session is given: how its match is played, and the place in the game's element where it is drawn.
import type { Fault, Outcome, Save } from '../../../engine/kernel/index.js';
import type { Replay } from '../../../engine/table/replay.js';
import type { StorageTrouble } from './autosave.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { SoftenedContent } from '../comfort/softened-content.js';
import type { Hints } from '../lessons/hints.js';
import type { OwnLayout } from '../page-layout.js';
import type { Ambience } from '../comfort/match-sound.js';

/** What a match is played with, whether it begins or goes on. */
export interface SessionSetup {
  /** A person or a bot by its name, for each seat. */
  readonly occupants: readonly string[];
  /** Of the players; missing ones go by ours. */
  readonly names: readonly string[];
  readonly seed: string | number;
  /** Milliseconds that a bot waits before it acts. */
  readonly pace: number;
}

/** What the session asks of the element it is drawn in. */
export interface SessionHost {
  fail(fault: Fault): void;
  /** After each look; `outcome` is null while the match goes on. */
  looked(outcome: Outcome | null): void;
  /** Keeps the match; gives what has to be told of it. */
  keep(save: Save): StorageTrouble | null;
  /** Null where nobody has to be advised. */
  hints(): Hints | null;
  /** Other cards for the same players. */
  newMatch(): void;
  rematch(): void;
  /** Shows a match again in place of the table. */
  watch(replay: Replay): void;
  leave(): void;
  /** Null while nobody asks for it. */
  calm(): SoftenedContent | null;
  /** Null while nobody asks for sound. */
  ambience(): Ambience<unknown> | null;
  /** What feeds a page's own pieces; null: the table is ours. */
  layout(): OwnLayout<unknown, NwElement> | null;
}
