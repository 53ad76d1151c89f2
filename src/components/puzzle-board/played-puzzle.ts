// What the drawing, the buttons and the answers to “why not?” need from <puzzle-board>: its properties, and the puzzle
// that is played.
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StandalonePuzzle } from './standalone-puzzle.js';
import type { Key } from './words.js';

/** The element with its properties. */
export interface BoardHost extends NwElement<Key> {
  readonly puzzle: unknown;
  readonly seed?: string;
  readonly deal: unknown;
  readonly hints: boolean;
  readonly showSolution: boolean;
  readonly fragmentNumbers: boolean;
  /** Whether the number of each place is shown all the time, because the page speaks of moves by number. */
  readonly numbersPlaces?: boolean;
}

/** The puzzle that is drawn, and what can be done with it. */
export interface PlayedPuzzle {
  model(): PuzzleModel | null;
  /** The puzzle if this element itself plays it; null if a model controls it. */
  standalone(): StandalonePuzzle | null;
  make(id: string): void;
  undo(): void;
  restart(): void;
  redeal(): void;
}
