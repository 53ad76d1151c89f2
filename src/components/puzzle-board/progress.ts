// How near a position is to being solved. A press asks it for every piece, in the drawing and in words: it is looked at once.
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import { puzzleOf } from '../../engine/puzzle/puzzles.js';
import { edges, inPlace, live, type Edge } from '../../engine/puzzle/solved.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';

/** A model's puzzle; it was read before. */
export const puzzleIn = ({ position }: PuzzleModel): Puzzle => puzzleOf(position.puzzle) as Puzzle;

export interface Progress {
  readonly edges: readonly Edge[];
  /** Positions that the current reaches from the start, and from the end; none where there are no wires. */
  readonly fromStart: readonly number[];
  readonly fromEnd: readonly number[];
  /** Positions whose fragment belongs there; none of wires and locks. */
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
