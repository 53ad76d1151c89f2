// A puzzle at one moment, as plain data: a game's scene makes it and `<puzzle-board>` draws it.
import type { Attempt } from './attempt.js';
import type { Position } from './types.js';

export interface PuzzleModel {
  readonly version: 1;
  /** The position of the pieces. Its pile is not used and may be empty. */
  readonly position: Position;
  /** The ids of the moves that are possible now. They are made by `moveId`, and are the ids of a question's options. */
  readonly moves: readonly string[];
  /** The number of puzzle actions left; unlimited if this field is left out. */
  readonly left?: number;
  /** The name of the investigator. */
  readonly investigator?: string;
  /** Puzzle actions that a skill point would add; null or left out if no skill point can be spent. */
  readonly luck?: number | null;
  readonly over?: Attempt['over'];
  /** In an example, the id of the next move, which is outlined. */
  readonly next?: string;
}
