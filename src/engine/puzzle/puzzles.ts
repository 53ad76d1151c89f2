// The nine puzzles and the pieces of their piles, as data (MOM-RUL-116, -118 to -120, -122 to -127).
import type { Puzzle } from './types.js';

type Prints = Readonly<Record<string, string>>;

/** What each piece shows on its sides N, E, S and W: a red wire, a blue wire, or none. MOM-RUL-116 */
const wirePieces: Prints = {
  W01: 'R-R-',
  W02: 'B-B-',
  W03: 'R-B-',
  W04: 'B-R-',
  W05: 'RR--',
  W06: 'BB--',
  W07: 'RB--',
  W08: 'BR--',
  W09: 'RB-R',
  W10: 'BR-B',
  W11: 'RR-B',
  W12: 'BB-R',
  W13: 'RRBB',
  W14: 'RBRB',
  W15: 'RBBR',
};

/** What each piece shows on its sides N, E, S and W: a yellow sun, a blue moon or a red rose. MOM-RUL-122 */
const lockPieces: Prints = {
  L01: 'YYBR',
  L02: 'YYRB',
  L03: 'BBYR',
  L04: 'BBRY',
  L05: 'RRYB',
  L06: 'RRBY',
  L07: 'YBYR',
  L08: 'BYBR',
  L09: 'RYRB',
  L10: 'YYBB',
  L11: 'YYRR',
  L12: 'BBRR',
  L13: 'YBYB',
  L14: 'YRYR',
  L15: 'BRBR',
};

/** The nine puzzles by their ids. The game has no other puzzles (MOM-RUL-130). */
export const puzzles: Readonly<Record<string, Puzzle>> = Object.fromEntries(
  (
    [
      {
        id: '1A',
        kind: 'wiring',
        at: [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 0],
          [1, 1],
          [1, 2],
        ],
        tileCells: [
          [2, 0],
          [2, 1],
          [2, 2],
        ],
        links: '1E-2W 2E-3W 4E-5W 5E-6W 1S-4N 2S-5N 3S-6N',
        start: '4S:R',
        end: '6S:B',
      },
      {
        id: '2A',
        kind: 'wiring',
        at: [
          [0, 0],
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 0],
          [1, 1],
          [2, 0],
        ],
        tileCells: [
          [1, 2],
          [1, 3],
          [2, 1],
          [2, 2],
          [2, 3],
        ],
        links: '1E-2W 2E-3W 3E-4W 5E-6W 1S-5N 2S-6N 5S-7N',
        start: '7E:B',
        end: '4S:R',
      },
      {
        id: '3A',
        kind: 'wiring',
        at: [
          [0, 0],
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 0],
          [2, 0],
          [2, 1],
          [2, 2],
        ],
        tileCells: [
          [1, 1],
          [1, 2],
          [1, 3],
        ],
        links: '1E-2W 2E-3W 3E-4W 1S-5N 5S-6N 6E-7W 7E-8W',
        start: '4S:R',
        end: '7N:B',
      },
      {
        id: '4A',
        kind: 'lock',
        at: [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 0],
          [2, 0],
        ],
        tileCells: [
          [1, 1],
          [1, 2],
        ],
        links: '1E-2W 2E-3W 1S-4N 4S-5N',
        sockets: '2S:0 3S:1 4E:5',
        print: 'YBBRYR',
        steps: 2,
        shift: 3,
      },
      {
        id: '5A',
        kind: 'lock',
        xyA: [
          [0.317, -1.549, 30],
          [1.683, -1.549, -30],
          [-0.183, -0.683, 30],
          [2.183, -0.683, -30],
          [0.5, 0.5, 0],
          [1.5, 0.5, 0],
        ],
        links: '1S-3N 2S-4N 5E-6W',
        sockets: '3E:0 1E:1 2W:2 4W:3 6N:4 5N:5',
        print: 'YBRYRB',
        steps: 3,
        shift: 2,
      },
      {
        id: '6A',
        kind: 'lock',
        at: [
          [0, 1],
          [0, 2],
          [1, 1],
          [3, 3],
          [4, 2],
          [4, 3],
        ],
        tileCells: [
          [1, 2],
          [2, 1],
          [2, 2],
          [2, 3],
          [3, 2],
        ],
        links: '1E-2W 1S-3N 5E-6W 4S-6N',
        sockets: '2S:0 3E:11 3S:10 5N:6 4N:4 4W:5',
        print: 'YBRBYRRYBYBR',
        steps: 4,
        shift: 3,
      },
      {
        id: '7',
        kind: 'rune',
        at: [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 0],
          [1, 1],
          [1, 2],
        ],
      },
      {
        id: '8',
        kind: 'rune',
        at: [
          [0, 1],
          [0, 2],
          [1, 0],
          [1, 1],
          [1, 2],
          [1, 3],
          [2, 1],
          [2, 2],
        ],
      },
      {
        id: '9',
        kind: 'rune',
        at: [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 0],
          [1, 1],
          [1, 2],
          [2, 0],
          [2, 1],
          [2, 2],
        ],
      },
    ] satisfies Puzzle[]
  ).map((puzzle) => [puzzle.id, puzzle]),
);

/**
 * Returns the game's puzzle with this id, or an author's puzzle unchanged; undefined if no puzzle has this id
 * (MOM-RUL-130).
 */
export function puzzleOf(puzzle: string | Puzzle): Puzzle | undefined {
  return typeof puzzle === 'object' ? puzzle : Object.hasOwn(puzzles, puzzle) ? puzzles[puzzle] : undefined;
}

export function sizeOf({ at, xyA }: Puzzle): number {
  return (at ?? xyA ?? []).length;
}

/**
 * All pieces of the puzzle's pile. Each id has its print: what the piece shows on its sides N, E, S and W. The
 * fragments of a rune are numbered and have an empty print (MOM-RUL-127).
 */
export function piecesOf(puzzle: Puzzle): Prints {
  const { kind, pieces, at = [] } = puzzle;
  if (pieces) return pieces;
  if (kind === 'rune') return Object.fromEntries(at.map((_, i) => [String(i + 1), '']));
  return kind === 'wiring' ? wirePieces : lockPieces;
}

/**
 * The name of the pile from which the puzzle takes its pieces. All wiring puzzles share a pile, and all locks share
 * another. Each rune has its own pile (MOM-RUL-107), and so has an author's puzzle with its own pieces.
 */
export function pileOf({ id, kind, pieces }: Puzzle): string {
  return kind === 'rune' || pieces ? `${kind}-${id}` : kind;
}
