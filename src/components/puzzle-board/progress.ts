// How near a position is to being solved. A press asks it for every piece, in the drawing and in words: it is looked at once.
import { edges, inPlace, live, type Edge } from '../../engine/puzzle/solved.js';
import { puzzleOf } from '../../engine/puzzle/puzzles.js';
import type { Position } from '../../engine/puzzle/types.js';

export interface Near {
  readonly edges: readonly Edge[];
  /** Positions that the current reaches from the start, and from the end; none where there are no wires. */
  readonly fromStart: readonly number[];
  readonly fromEnd: readonly number[];
  /** Positions whose fragment belongs there; none of wires and locks. */
  readonly inPlace: readonly number[];
}

const looked = new WeakMap<Position, Near>();

export function nearOf(position: Position): Near {
  const known = looked.get(position) ?? look(position);
  looked.set(position, known);
  return known;
}

function look(position: Position): Near {
  const kind = puzzleOf(position.puzzle)?.kind;
  const { start, end } = kind === 'wiring' ? live(position) : { start: [], end: [] };
  return { edges: edges(position), fromStart: start, fromEnd: end, inPlace: kind === 'rune' ? inPlace(position) : [] };
}

/** Whether the current reaches that position from either end. */
export const isLive = ({ fromStart, fromEnd }: Near, n: number): boolean =>
  fromStart.includes(n) || fromEnd.includes(n);
