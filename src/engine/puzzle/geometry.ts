// Which sides touch, read from the short strings of a puzzle's data, and what a side shows (MOM-RUL-114, -123).
import type { Puzzle, Side, Turn } from './types.js';

/** A side of a position that touches a side of another position, or the setup tile. Positions are numbered from 1. */
export interface Touch {
  readonly at: number;
  readonly side: Side;
  /** null: the setup tile. */
  readonly to: number | null;
  /**
   * The side of the other position. On the setup tile: the socket of a lock; in a wiring puzzle, 0 for the start and 1
   * for the end.
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
  // MOM-RUL-127: direct neighbours, each pair once.
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

/** The sides that touch a marked place of the setup tile. */
export function socketsOf({ sockets = '', start = '', end = '' }: Puzzle): Touch[] {
  const ends = [start, end].map((text, i) => text.replace(/:.*/, `:${i}`)).join(' ');
  return [...`${sockets} ${ends}`.matchAll(/(\d+)([NESW]):(\d+)/g)].map(([, at, side, socket]) => ({
    at: Number(at),
    side: sideOf(side),
    to: null,
    toSide: Number(socket),
  }));
}

/** Each link, listed from both of its positions. */
export const bothWays = (links: readonly Touch[]): Touch[] =>
  links.flatMap((link) => [link, { at: link.to as number, side: link.toSide as Side, to: link.at, toSide: link.side }]);

/**
 * The paths of wires from the start to the end that visit each position at most once (MOM-RUL-115), as the places where
 * each position touches the one before it, beginning at the tile. `links` must be listed from both of their positions.
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

/** What this side of the position shows, for a piece with this print and this turn. */
export function shown(print: string, turn: Turn, side: number): string {
  return print.charAt((side - turn + 4) & 3);
}

/**
 * What the setup tile shows at a socket: the symbol of a lock with the tile in this turn, or the colour of a wiring
 * puzzle's start or end.
 */
export function tileShows({ print, shift = 0, start, end }: Puzzle, tile: number, socket: number): string {
  if (!print) return (socket ? end : start)?.slice(-1) ?? '';
  const m = print.length;
  return print.charAt((((socket - tile * shift) % m) + m) % m);
}
