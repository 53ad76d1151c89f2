// Reads from the data of a puzzle which sides touch, and calculates what a side shows (MOM-RUL-114, -123).
import type { Puzzle, Side, Turn } from './types.js';

/**
 * A side of a position, and what it touches: a side of another position, or the setup tile. Positions are numbered from
 * 1.
 */
export interface Touch {
  readonly at: number;
  readonly side: Side;
  /** The other position; null for the setup tile. */
  readonly to: number | null;
  /**
   * The side of the other position. At the setup tile of a lock, it is the number of the socket. At the setup tile of a
   * wiring puzzle, it is 0 for the start and 1 for the end.
   */
  readonly toSide: number;
}

const sideOf = (letter = ''): Side => 'NESW'.indexOf(letter) as Side;

const read = new WeakMap<Puzzle, readonly Touch[]>();

/** The sides at which positions touch each other. Pieces are adjacent only at these sides (MOM-PUZ-25). */
export function linksOf(puzzle: Puzzle): readonly Touch[] {
  const known = read.get(puzzle) ?? readLinks(puzzle);
  read.set(puzzle, known);
  return known;
}

function readLinks({ kind, links = '', at = [] }: Puzzle): Touch[] {
  if (kind !== 'rune')
    return [...links.matchAll(/(\d+)([NESW])-(\d+)([NESW])/g)].map(([, from, side, to, toSide]) => ({
      at: Number(from),
      side: sideOf(side),
      to: Number(to),
      toSide: sideOf(toSide),
    }));
  // MOM-RUL-127: in a rune, direct neighbours touch. Each pair is listed once.
  return at.flatMap(([row, column], i) =>
    (
      [
        [row, column + 1, 1],
        [row + 1, column, 2],
      ] as const
    ).flatMap(([r, c, side]) => {
      const j = at.findIndex(([otherRow, otherColumn]) => otherRow === r && otherColumn === c);
      return j < 0 ? [] : [{ at: i + 1, side, to: j + 1, toSide: (side + 2) & 3 }];
    }),
  );
}

/** The sides that touch a socket of the setup tile or, in a wiring puzzle, its start or end. */
export function socketsOf({ sockets = '', start = '', end = '' }: Puzzle): Touch[] {
  const ends = [start, end].map((text, i) => text.replace(/:.*/, `:${i}`)).join(' ');
  return [...`${sockets} ${ends}`.matchAll(/(\d+)([NESW]):(\d+)/g)].map(([, at, side, socket]) => ({
    at: Number(at),
    side: sideOf(side),
    to: null,
    toSide: Number(socket),
  }));
}

/** Lists each link twice: once from each of its two positions. */
export const bothWays = (links: readonly Touch[]): Touch[] =>
  links.flatMap((link) => [link, { at: link.to as number, side: link.toSide as Side, to: link.at, toSide: link.side }]);

/**
 * All paths from the start to the end that visit each position at most once (MOM-RUL-115). A path lists, for each of
 * its positions, where that position touches the previous one; the first position touches the setup tile. `links` must
 * contain each link from both of its positions (see `bothWays`).
 */
export function routes(links: readonly Touch[], [start, end]: readonly Touch[]): (readonly Touch[])[] {
  const found: Touch[][] = [];
  const go = (route: Touch[], here: Touch): void => {
    if (here.at === end?.at) found.push([...route, here]);
    else
      for (const { at, side, to, toSide } of links)
        if (at === here.at && !route.some((earlier) => earlier.at === to))
          go([...route, here], { at: to as number, side: toSide as Side, to: at, toSide: side });
  };
  if (start) go([], start);
  return found;
}

/** The positions that are linked to this one. */
export function neighbours(puzzle: Puzzle, position: number): number[] {
  return linksOf(puzzle).flatMap(({ at, to }) => (at === position ? [to as number] : to === position ? [at] : []));
}

/** What a piece with this print and this turn shows on a side of its position. */
export function shown(print: string, turn: Turn, side: number): string {
  return print.charAt((side - turn + 4) & 3);
}

/**
 * What the setup tile shows at a socket. In a lock, this is a symbol, which depends on how far the tile is turned. In a
 * wiring puzzle, it is the colour of the start or the end.
 */
export function tileShows({ print, shift = 0, start, end }: Puzzle, tile: number, socket: number): string {
  if (!print) return (socket ? end : start)?.slice(-1) ?? '';
  const m = print.length;
  return print.charAt((((socket - tile * shift) % m) + m) % m);
}
