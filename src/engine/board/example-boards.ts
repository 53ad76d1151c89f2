// The boards of the worked examples of Lobotomy 2 (LOB-EX-11, -12, -14 to -29, -50 to -52), as docs/rules/lobotomy-2.md
// describes them.
import type { BoardData, Boundary, BoundaryKind, Cell } from './types.js';

type Pair = readonly [spaces: string, kind: BoundaryKind, from?: number, to?: number, id?: string];

const space = (id: string, ...cells: Cell[]): { id: string; cells: Cell[] } => ({ id, cells });
/** A boundary between two spaces, which are named by their letters. */
const between = ([spaces, kind, from, to, id]: Pair): Boundary => ({
  between: [spaces.charAt(0), spaces.charAt(1)],
  kind,
  ...(from !== undefined && to !== undefined && { from, to }),
  ...(id !== undefined && { id }),
});

/** The board of the examples about spaces. */
const M1: BoardData = {
  version: 1,
  spaces: [space('A', [0, 0]), space('B', [1, 0]), space('C', [0, 1]), space('D', [1, 1])],
  boundaries: [
    ...(
      [
        ['AB', 'closed-door'],
        ['CD', 'closed-door'],
        ['BD', 'gap', 0.3, 0.7],
      ] as const
    ).map(between),
    { cell: [0, 0], side: 3, kind: 'closed-door' },
    { cell: [1, 0], side: 1, kind: 'closed-door' },
    { cell: [1, 1], side: 1, kind: 'closed-door' },
    { cell: [1, 1], side: 2, kind: 'open' },
  ],
};

/** The board of the examples about line of sight. */
const L1: BoardData = {
  version: 1,
  spaces: [
    space('A', [0, 1]),
    space('B', [1, 0]),
    space('C', [1, 1]),
    space('D', [2, 1]),
    space('E', [3, 1]),
    space('F', [0, 2]),
    space('G', [1, 2]),
    space('H', [2, 2]),
    space('I', [3, 2]),
    space('J', [1, 3]),
    space('K', [2, 3]),
    space('L', [3, 3]),
  ],
  boundaries: (
    [
      ['AC', 'closed-door'],
      ['BC', 'open'],
      ['CD', 'gap', 0.5, 0.8],
      ['DE', 'gap', 0.2, 0.8, 'label-3'],
      ['CG', 'breach', 0.3, 0.7, 'label-1'],
      ['GH', 'open-door', 0.35, 0.65, 'label-2'],
      ['HI', 'open'],
      ['EI', 'gap', 0.2, 0.8],
      ['HK', 'gap', 0.2, 0.8],
      ['IL', 'gap', 0.2, 0.8],
      ['KL', 'open'],
    ] as const
  ).map(between),
};

/** The board of the examples about line of sight past openings. */
const L2: BoardData = {
  version: 1,
  spaces: [
    space('A', [1, 0]),
    space('B', [2, 0]),
    space('C', [3, 0]),
    space('D', [2, 1], [2, 2]),
    space('E', [1, 1]),
    space('F', [0, 1], [0, 2]),
  ],
  boundaries: (
    [
      ['AB', 'open-door', 0.35, 0.65, 'label-1'],
      ['AE', 'breach', 0.3, 0.7, 'label-2'],
      ['ED', 'open-door', 0.35, 0.65, 'label-3'],
      ['EF', 'open-door', 0.35, 0.65, 'label-4'],
      ['BC', 'open'],
      ['BD', 'open'],
    ] as const
  ).map(between),
};

/** The board of the examples about Range. The Character is on E. The Space above E is B. */
const R1: BoardData = {
  version: 1,
  spaces: Array.from('ABCDEFGHI', (id, n) => space(id, [n % 3, Math.floor(n / 3)])),
  boundaries: (['AB', 'BC', 'DE', 'EF', 'GH', 'HI', 'AD', 'CF', 'DG', 'EH', 'FI'] as const).map((pair) =>
    between([pair, 'open']),
  ),
};

/** The board of the examples about movement: Character 1 is on P, Character 2 on Q. */
const V1: BoardData = {
  version: 1,
  spaces: [
    space('A', [0, 1]),
    space('B', [1, 0]),
    space('C', [2, 1]),
    space('D', [1, 2]),
    space('E', [3, 1]),
    space('F', [3, 2]),
    space('G', [2, 3]),
    space('P', [1, 1]),
    space('Q', [2, 2]),
  ],
  boundaries: (
    [
      ['PA', 'open-door'],
      ['PB', 'open'],
      ['PC', 'gap', 0.3, 0.7],
      ['PD', 'wall'],
      ['QC', 'gap', 0, 0.5],
      ['QD', 'closed-door'],
      ['QF', 'open'],
      ['QG', 'wall'],
    ] as const
  ).map(between),
};

export const presets = { M1, L1, L2, R1, V1 } as const satisfies Readonly<Record<string, BoardData>>;
