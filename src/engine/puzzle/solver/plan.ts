// Ways to solve a puzzle, read from its geometry: orders in which positions are filled, and what each must match.
import { bothWays, linksOf, routes, socketsOf, type Touch } from '../geometry.js';
import { puzzleOf } from '../puzzles.js';
import { SwapTable } from './swap-table.js';
import type { Position, Puzzle } from '../types.js';

/** Places that have to be filled one after another, followed by the other places that pieces can be swapped with. */
export interface Way {
  /** The position of each place. */
  readonly positions: readonly number[];
  /** How many places have to be filled. */
  readonly wanted: number;
  readonly table: SwapTable;
  /** The earlier places that each place touches, with the preceding place first; `at` and `to` are places from 0. */
  readonly touches: readonly (readonly Meeting[])[];
  /** The sides of each place that touch the setup tile. */
  readonly sockets: readonly (readonly Touch[])[];
  /** For each place, the sides of earlier places that later places will touch. */
  readonly open: readonly (readonly Meeting[])[];
  /** The sides of each place that have to match something: one byte of ones for each side, N lowest. */
  readonly masks: readonly number[];
}

/** The ways for each part of the board that pieces cannot leave; one way for each part solves the puzzle. */
export type Plan = readonly (readonly Way[])[];

/** A touch between places. */
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
  // A fragment matches its own place and no other (MOM-PUZ-17).
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
  // MOM-RUL-108: an empty position matches nothing.
  if ([...linksOf(puzzle), ...sockets].some(({ at, to }) => pieces[at - 1] === null || (to && pieces[to - 1] === null)))
    return [[]];
  const matters = puzzle.kind === 'lock' ? links : [];
  // A part begins at an end, so that each position follows one that it touches.
  const degree = (n: number): number => links.filter(({ at }) => at === n).length;
  const parts: (readonly number[])[] = [];
  for (const n of filled.sort((a, b) => degree(a) - degree(b)))
    if (!parts.some((part) => part.includes(n))) parts.push(walk(n, links));
  return parts.map((part) => [wayThrough(part, links, matters, sockets)]);
}

/** Every reachable position, each as soon as possible after one that it touches. */
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
