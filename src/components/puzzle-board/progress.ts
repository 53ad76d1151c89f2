// How much of a puzzle is solved in a position. The result is cached, because each update needs it for every piece.
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import { puzzleOf } from '../../engine/puzzle/puzzles.js';
import { edges, inPlace, live, type Edge } from '../../engine/puzzle/solved.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';

/** The puzzle of a checked model. */
export const puzzleIn = ({ position }: PuzzleModel): Puzzle => puzzleOf(position.puzzle) as Puzzle;

export interface Progress {
  readonly edges: readonly Edge[];
  /** Positions that the current reaches from the start; empty if the puzzle has no wires. */
  readonly fromStart: readonly number[];
  /** Positions that the current reaches from the end; empty if the puzzle has no wires. */
  readonly fromEnd: readonly number[];
  /** Positions with the correct fragment; empty for wiring and locks. */
  readonly inPlace: readonly number[];
}

const known = new WeakMap<Position, Progress>();

export function progressOf(position: Position): Progress {
  const progress = known.get(position) ?? measure(position);
  known.set(position, progress);
  return progress;
}

function measure(position: Position): Progress {
  const kind = puzzleOf(position.puzzle)?.kind;
  const { start, end } = kind === 'wiring' ? live(position) : { start: [], end: [] };
  return { edges: edges(position), fromStart: start, fromEnd: end, inPlace: kind === 'rune' ? inPlace(position) : [] };
}

/** Whether the current reaches that position from either end. */
export const isConnected = ({ fromStart, fromEnd }: Progress, n: number): boolean =>
  fromStart.includes(n) || fromEnd.includes(n);
