// What a puzzle looks like at one moment, as plain data: what a game's scene makes and `<puzzle-board>` draws.
import type { Attempt } from './attempt.js';
import type { Position } from './types.js';

export interface PuzzleModel {
  readonly version: 1;
  /** Where it stands; the order of its pile is not asked for and may be empty. */
  readonly position: Position;
  /** Ids of the moves that are offered now (`moveId`), as a question's options have them. */
  readonly moves: readonly string[];
  /** Puzzle actions left; without it there is no limit. */
  readonly left?: number;
  /** Who tries. */
  readonly investigator?: string;
  /** Puzzle actions that a skill point would add; null or left out: none can be spent. */
  readonly luck?: number | null;
  readonly over?: Attempt['over'];
  /** The id of the move that comes next, outlined in an example. */
  readonly next?: string;
}
