// Registers <puzzle-board>.
import { PuzzleBoard } from './puzzle-board.js';

PuzzleBoard.define();

export type { PuzzleBoard };
