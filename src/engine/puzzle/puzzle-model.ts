// A puzzle at one moment, as plain data: a game's scene makes it and `<puzzle-board>` draws it.
import type { Attempt } from './attempt.js';
import type { Position } from './types.js';

export interface PuzzleModel {
  readonly version: 1;
  /** The position; its pile is not used and may be empty. */
  readonly position: Position;
  /** Ids of the moves that are offered now (`moveId`), as in a question's options. */
  readonly moves: readonly string[];
  /** Puzzle actions left; without this field there is no limit. */
  readonly left?: number;
  /** The name of the investigator. */
  readonly investigator?: string;
  /** Puzzle actions that a skill point would add; null or left out if no skill point can be spent. */
  readonly luck?: number | null;
  readonly over?: Attempt['over'];
  /** The id of the next move, which is outlined in an example. */
  readonly next?: string;
}
