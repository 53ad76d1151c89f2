// What the drawing, the buttons and the answers need from the element: its properties, and the puzzle in play.
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
}

/** The puzzle that is drawn, and what can be asked about it. */
export interface PlayedPuzzle {
  model(): PuzzleModel | null;
  /** The puzzle, if it is not controlled by a model. */
  standalone(): StandalonePuzzle | null;
  make(id: string): void;
  undo(): void;
  restart(): void;
  /** Deals again. */
  redeal(): void;
}
