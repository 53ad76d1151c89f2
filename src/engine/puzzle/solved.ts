// Whether a puzzle is solved, and which of its parts are right already: matching edges, live wires, and fragments in
// their places.
import { linksOf, shown, socketsOf, tileShows, type Touch } from './geometry.js';
import { piecesOf, puzzleOf } from './puzzles.js';
import type { Position, Puzzle } from './types.js';

/** Two touching edges of a wiring or lock puzzle. */
export interface Edge extends Touch {
  /** What the two sides show: `R`, `B`, `Y`, `-` for no wire, '' for no piece. */
  readonly shows: readonly [string, string];
  /** Whether both sides show the same colour (MOM-PUZ-19) or symbol (MOM-PUZ-20). */
  readonly agrees: boolean;
}

/**
 * The positions that are connected to the start and to the end of a wiring puzzle, in the order in which the current
 * reaches them.
 */
export interface Live {
  readonly start: readonly number[];
  readonly end: readonly number[];
  /** A shortest path from the start to the end; empty while there is none. */
  readonly path: readonly number[];
}

const known = ({ puzzle }: Position): Puzzle => puzzleOf(puzzle) as Puzzle;

/** All pairs of touching edges of a wiring or lock puzzle. Those at the setup tile come last. A rune has none. */
export function edges(position: Position): Edge[] {
  const puzzle = known(position);
  if (puzzle.kind === 'rune') return [];
  const prints = piecesOf(puzzle);
  const { pieces, turns, tile } = position;
  const at = (n: number, side: number): string => shown(prints[pieces[n - 1] ?? ''] ?? '', turns[n - 1] ?? 0, side);
  return [...linksOf(puzzle), ...socketsOf(puzzle)].map((touch) => {
    const here = at(touch.at, touch.side);
    const there = touch.to === null ? tileShows(puzzle, tile, touch.toSide) : at(touch.to, touch.toSide);
    return { ...touch, shows: [here, there] as const, agrees: here === there && here !== '-' && here !== '' };
  });
}

/**
 * Follows the current in a wiring puzzle from the start and from the end. All wires on a piece meet in one junction
 * (MOM-RUL-115).
 */
export function live(position: Position): Live {
  const joined = edges(position).filter(({ agrees }) => agrees);
  const from = (end: number): Map<number, number> => {
    const before = new Map<number, number>();
    for (const { at, to, toSide } of joined) if (to === null && toSide === end) before.set(at, 0);
    for (const [reached] of before)
      for (const { at, to } of joined) {
        const next = at === reached ? to : to === reached ? at : null;
        if (next !== null && !before.has(next)) before.set(next, reached);
      }
    return before;
  };
  const start = from(0);
  const end = from(1);
  const path: number[] = [];
  // If the current from the start reaches the end, follow it back to the start. `start` holds the previous position of
  // each position.
  const [last] = end.keys();
  if (last !== undefined && start.has(last)) for (let n = last; n; n = start.get(n) ?? 0) path.unshift(n);
  return { start: [...start.keys()], end: [...end.keys()], path };
}

/** The positions of a rune that hold the right fragment (MOM-RUL-127). */
export function inPlace({ pieces }: Position): number[] {
  return pieces.flatMap((piece, i) => (piece === String(i + 1) ? [i + 1] : []));
}

/** MOM-PUZ-17, -18, -20 */
export function isSolved(position: Position): boolean {
  switch (known(position).kind) {
    case 'wiring':
      return live(position).path.length > 0;
    case 'lock':
      return edges(position).every(({ agrees }) => agrees);
    case 'rune':
      return inPlace(position).length === position.pieces.length;
  }
}
