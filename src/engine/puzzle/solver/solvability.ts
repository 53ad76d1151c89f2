// Finds out whether any arrangement of the pieces in a pile solves a puzzle. An author's puzzle that cannot be solved
// is refused.
import { bothWays, linksOf, routes, shown, socketsOf, tileShows, type Touch } from '../geometry.js';
import { piecesOf, sizeOf } from '../puzzles.js';
import type { Puzzle, Turn } from '../types.js';

/** The maximum number of placements of pieces that are tried. They take about a tenth of a second. */
const mostTries = 300_000;
const quarters: readonly Turn[] = [0, 1, 2, 3];

/** Two sides that have to match. If one of them is on the setup tile, `shows` is the symbol or colour there. */
type Joint = Touch & { readonly shows?: string };

/**
 * A group of equal pieces: what such a piece shows in each of its four orientations, and how many are not placed yet.
 */
interface Sort {
  readonly faces: readonly string[];
  left: number;
}

/**
 * Whether some choice from the whole pile solves a wiring or lock puzzle; undefined if that would take too long to find
 * out.
 */
export function isSolvable(puzzle: Puzzle): boolean | undefined {
  const sorts = sortsOf(puzzle);
  let tries = 0;
  const fit = (order: readonly number[], joints: readonly Joint[], laid: ReadonlyMap<number, string>): boolean => {
    const n = order[laid.size];
    if (n === undefined) return true;
    const own = joints.flatMap(({ at, side, to, toSide, shows }) =>
      at === n
        ? [{ side, shows: shows ?? laid.get(to ?? 0)?.charAt(toSide) }]
        : to === n
          ? [{ side: toSide, shows: laid.get(at)?.charAt(side) }]
          : [],
    );
    for (const sort of sorts) {
      if (!sort.left) continue;
      sort.left--;
      // Of several orientations that look alike on the relevant sides, only one is tried.
      const seen = new Set<string>();
      for (const face of sort.faces) {
        const look = own.map(({ side }) => face.charAt(side)).join('');
        if (seen.has(look) || tries > mostTries) continue;
        seen.add(look);
        tries++;
        if (look.includes('-') || !own.every(({ shows }, i) => !shows || shows === look.charAt(i))) continue;
        if (fit(order, joints, new Map(laid).set(n, face))) return true;
      }
      sort.left++;
    }
    return false;
  };
  const found = plansOf(puzzle).some(([order, joints]) => fit(order, joints, new Map()));
  return found || tries <= mostTries ? found : undefined;
}

function sortsOf(puzzle: Puzzle): Sort[] {
  const sorts = new Map<string, Sort>();
  for (const print of Object.values(piecesOf(puzzle))) {
    const faces = quarters.map((turn) => quarters.map((side) => shown(print, turn, side)).join('')).sort();
    const sort = sorts.get(faces.join()) ?? { faces, left: 0 };
    sort.left++;
    sorts.set(faces.join(), sort);
  }
  return [...sorts.values()];
}

/**
 * The plans for solving a puzzle: one for each turn of a lock's tile, or one for each path of wires. A plan is the
 * order in which positions are filled, and the sides that have to match.
 */
function plansOf(puzzle: Puzzle): (readonly [order: readonly number[], joints: readonly Joint[]])[] {
  const links = linksOf(puzzle);
  const tile = (turned: number): Joint[] =>
    socketsOf(puzzle).map((socket) => ({ ...socket, shows: tileShows(puzzle, turned, socket.toSide) }));
  if (puzzle.kind === 'lock') {
    // Where possible, each position touches an earlier one, so that a mismatch is noticed early.
    const order = new Set<number>();
    for (let first = 1; first <= sizeOf(puzzle); first++) {
      order.add(first);
      for (const n of order)
        for (const { at, to } of links) if (to !== null && (at === n || to === n)) order.add(at).add(to);
    }
    return Array.from({ length: puzzle.steps ?? 1 }, (_, turned) => [[...order], [...links, ...tile(turned)]] as const);
  }
  const ends = tile(0);
  return routes(bothWays(links), ends)
    .map((route) => [route.map(({ at }) => at), [...route.filter(({ to }) => to !== null), ...ends]] as const)
    .sort(([a], [b]) => a.length - b.length);
}
