// Finds ways to solve a puzzle from its geometry. A way is an order in which positions are filled; it also says what
// each position must match.
import { bothWays, linksOf, routes, socketsOf, type Touch } from '../geometry.js';
import { puzzleOf } from '../puzzles.js';
import { SwapTable } from './swap-table.js';
import type { Position, Puzzle } from '../types.js';

/**
 * An order in which positions are filled. A place is an index into `positions`. The first `wanted` places have to be
 * filled one after another. The other places only hold pieces that can be swapped into the first ones.
 */
export interface Way {
  /** The number of the position at each place. */
  readonly positions: readonly number[];
  readonly wanted: number;
  readonly table: SwapTable;
  /** For each place, the earlier places that it touches, the latest one first. `at` and `to` are places. */
  readonly touches: readonly (readonly Meeting[])[];
  /** For each place, its sides that touch the setup tile. */
  readonly sockets: readonly (readonly Touch[])[];
  /** For each place, the sides of earlier places that this place or a later one touches. */
  readonly open: readonly (readonly Meeting[])[];
  /**
   * For each place, a bit mask of the sides that have to match something: one byte for each side, with N in the lowest
   * byte.
   */
  readonly masks: readonly number[];
}

/**
 * For each part of the board, the ways to fill it. Pieces cannot leave their part. The puzzle is solved if, for every
 * part, one of its ways succeeds.
 */
export type Plan = readonly (readonly Way[])[];

/** Where two places touch; `at` and `to` are places, not positions. */
interface Meeting {
  readonly at: number;
  readonly side: number;
  readonly to: number;
  readonly toSide: number;
}

const plans = new WeakMap<Puzzle, Map<string, Plan>>();

export function planOf({ puzzle: named, pieces }: Pick<Position, 'puzzle' | 'pieces'>): Plan {
  const puzzle = puzzleOf(named) as Puzzle;
  const known = plans.get(puzzle) ?? new Map<string, Plan>();
  plans.set(puzzle, known);
  const key = pieces.map((piece) => (piece === null ? 0 : 1)).join('');
  const plan = known.get(key) ?? makePlan(puzzle, pieces);
  known.set(key, plan);
  return plan;
}

function makePlan(puzzle: Puzzle, pieces: Position['pieces']): Plan {
  const filled = pieces.flatMap((piece, i) => (piece === null ? [] : [i + 1]));
  const links = bothWays(linksOf(puzzle).filter(({ at, to }) => filled.includes(at) && filled.includes(to as number)));
  // In a rune, each fragment fits only in its own position (MOM-PUZ-17). This is like a socket that only this fragment
  // matches.
  const sockets =
    puzzle.kind === 'rune'
      ? pieces.map((_, i): Touch => ({ at: i + 1, side: 0, to: null, toSide: i + 1 }))
      : socketsOf(puzzle);
  if (puzzle.kind === 'wiring')
    return [
      routes(links, sockets).map((route) =>
        wayThrough(
          route.map(({ at }) => at),
          links,
          route,
          sockets,
        ),
      ),
    ];
  // MOM-RUL-108: an empty position matches nothing, so the puzzle cannot be solved now.
  if ([...linksOf(puzzle), ...sockets].some(({ at, to }) => pieces[at - 1] === null || (to && pieces[to - 1] === null)))
    return [[]];
  const matters = puzzle.kind === 'lock' ? links : [];
  // Start each part at a position with as few links as possible. In a chain, each position then follows one that it
  // touches.
  const degree = (n: number): number => links.filter(({ at }) => at === n).length;
  const parts: (readonly number[])[] = [];
  for (const n of filled.sort((a, b) => degree(a) - degree(b)))
    if (!parts.some((part) => part.includes(n))) parts.push(walk(n, links));
  return parts.map((part) => [wayThrough(part, links, matters, sockets)]);
}

/** Lists all positions that can be reached from position `n`, in depth-first order. */
function walk(n: number, links: readonly Touch[], reached: number[] = []): number[] {
  reached.push(n);
  for (const { at, to } of links) if (at === n && !reached.includes(to as number)) walk(to as number, links, reached);
  return reached;
}

function wayThrough(
  wanted: readonly number[],
  links: readonly Touch[],
  matters: readonly Touch[],
  sockets: readonly Touch[],
): Way {
  const positions = [...new Set([...wanted, ...walk(wanted[0] ?? 0, links)])];
  const place = (n: number | null): number => positions.indexOf(n ?? 0);
  const joins = links
    .map(({ at, to }) => [place(to), place(at)] as const)
    .filter(([a, b], i, all) => a < b && i === all.findIndex(([c, d]) => a === c && b === d));
  const touches = wanted.map((n, k) =>
    matters
      .filter(({ at, to }) => at === n && to !== null && place(to) < k)
      .map((touch) => ({ ...touch, at: k, to: place(touch.to) }))
      .sort((a, b) => b.to - a.to),
  );
  const onTile = wanted.map((n) => sockets.filter(({ at }) => at === n));
  const masks = wanted.map(() => 0);
  const mark = (k: number, side: number): void => {
    masks[k] = (masks[k] ?? 0) | (127 << (8 * side));
  };
  for (const { at, side, to, toSide } of touches.flat()) {
    mark(at, side);
    mark(to, toSide);
  }
  onTile.forEach((sides, k) => {
    for (const { side } of sides) mark(k, side);
  });
  const open = wanted.map((_, k) =>
    touches
      .slice(k)
      .flat()
      .filter(({ to }) => to < k),
  );
  return {
    positions,
    wanted: wanted.length,
    table: new SwapTable(positions.length, wanted.length, joins),
    touches,
    sockets: onTile,
    open,
    masks,
  };
}
