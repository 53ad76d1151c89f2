// What <puzzle-board> and the part of it that draws know of each other.
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import type { Puzzle } from '../../engine/puzzle/types.js';
import { puzzleOf } from '../../engine/puzzle/puzzles.js';
import type en from '../../messages/en/pieces/puzzle-board.js';
import type playing from '../../messages/en/pieces/puzzle-board-play.js';
import type reasons from '../../messages/en/pieces/puzzle-board-why-not.js';
import type { Navigation } from '../shared/pointing/key-navigation.js';
import type { NwElement } from '../shared/nw-element.js';
import type { Solo } from './standalone.js';

export type Key = keyof typeof en | keyof typeof playing | keyof typeof reasons;

/** Clockwise, or the other way. */
export type Way = 'cw' | 'ccw';

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
export interface Game {
  model(): PuzzleModel | null;
  /** Where the element plays by itself. */
  solo(): Solo | null;
  make(id: string): void;
  undo(): void;
  restart(): void;
  /** Deals anew. */
  redeal(): void;
  readonly keys: Navigation;
}

/** A model's puzzle has been read. */
export const puzzleIn = ({ position }: PuzzleModel): Puzzle => puzzleOf(position.puzzle) as Puzzle;

/** The number of a position from the id of a thing on the board; 0 is the setup tile. */
export const numberOf = (thing: string): number => Number(/^position:(\d+)$/.exec(thing)?.[1] ?? 0);
