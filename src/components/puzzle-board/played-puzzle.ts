// What drawing, buttons and answers know of the element: what its page has set, and the puzzle that is played.
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StandalonePuzzle } from './standalone-puzzle.js';
import type { Key } from './words.js';

/** The element, and what its page has set. */
export interface BoardHost extends NwElement<Key> {
  readonly puzzle: unknown;
  readonly seed?: string;
  readonly deal: unknown;
  readonly hints: boolean;
  readonly showSolution: boolean;
  readonly fragmentNumbers: boolean;
}

/** What is drawn, and what can be asked of it. */
export interface PlayedPuzzle {
  model(): PuzzleModel | null;
  /** Where the element plays by itself. */
  standalone(): StandalonePuzzle | null;
  make(id: string): void;
  undo(): void;
  restart(): void;
  /** Deals anew. */
  redeal(): void;
}
