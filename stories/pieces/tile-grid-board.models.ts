// Boards and tokens for the stories and tests of <tile-grid> with walls, doors and lines of sight.
import type { GridBoundary, GridModel, GridSpace, GridToken } from '../../src/engine/scene/tile-grid-model.js';

const space = (id: string, name: string, ...cells: readonly (readonly [number, number])[]): GridSpace => ({
  id,
  name,
  cells,
});

const boundaries: readonly GridBoundary[] = [
  { id: 'cell-door', cell: [0, 0], side: 1, kind: 'closed-door', name: 'The cell door' },
  { id: 'east-door', cell: [3, 1], side: 1, kind: 'open-door' },
  { cell: [1, 0], side: 1, kind: 'gap', from: 0.25, to: 0.75 },
  { cell: [1, 0], side: 2, kind: 'open' },
  { cell: [2, 1], side: 2, kind: 'breach' },
  { cell: [2, 0], side: 2, kind: 'gap', from: 0.1, to: 0.6 },
  { cell: [0, 1], side: 1, kind: 'gap', from: 0.3, to: 0.9 },
  { cell: [1, 2], side: 1, kind: 'open' },
];

const spaces: readonly GridSpace[] = [
  space('cell', 'Cell 9', [0, 0]),
  space('wash', 'Washroom', [1, 0]),
  space('ward', 'Ward', [2, 0], [3, 0]),
  space('hall', 'Long hall', [1, 1], [2, 1], [3, 1]),
  space('store', 'Store', [0, 1]),
  space('bend', 'The bend', [1, 2], [0, 2], [0, 3], [1, 3]),
  space('pit', 'Pit', [2, 2], [3, 2], [2, 3]),
  space('office', 'Office', [4, 0], [4, 1]),
];

const token = (
  id: string,
  at: string,
  kind: GridToken['kind'],
  shape: number,
  name: string,
  more: Partial<GridToken> = {},
): GridToken => ({ id, space: at, kind, shape, name, ...more });

/** The tokens on the example board L1. */
export const guards: readonly GridToken[] = [
  token('rosa', 'I', 'person', 1, 'Rosa', { letter: 'R' }),
  token('mara', 'L', 'person', 0, 'Mara', { letter: 'M' }),
  token('tom', 'A', 'person', 4, 'Tom', { letter: 'T' }),
  token('watcher', 'C', 'monster', 0, 'the Watcher', { marks: [{ kind: 'wound', n: 2 }] }),
  token('grin', 'G', 'monster', 2, 'the Grin'),
  token('hand', 'B', 'monster', 1, 'the Hand'),
];

/** A board of six spaces, drawn as text. */
export const textArt = `
A:B#C
=+#+/
D%E^F
name C The guard's corner
point p1 E red
`;

/** Spaces in the shapes of L and T, with every kind of boundary, and figures with marks. */
export const oldWing: GridModel = {
  version: 1,
  tiles: [],
  spaces,
  boundaries,
  points: [
    { id: 'green', space: 'pit', colour: 'green', letter: 'G', name: 'green spawn point' },
    { id: 'blue', space: 'office', colour: 'blue', letter: 'B', name: 'blue spawn point' },
    { id: 'red', space: 'bend', colour: 'red', letter: 'R', name: 'red spawn point' },
    { id: 'yellow', space: 'ward', colour: 'yellow', letter: 'Y', name: 'yellow spawn point' },
  ],
  tokens: [
    token('rosa', 'hall', 'person', 1, 'Rosa', { letter: 'R', marks: [{ kind: 'wound', n: 2 }] }),
    token('mara', 'hall', 'person', 0, 'Mara', { letter: 'M' }),
    token('watcher', 'ward', 'monster', 0, 'the Watcher', { marks: [{ kind: 'fire' }, { kind: 'stun' }] }),
    token('crawler', 'pit', 'monster', 2, 'the Crawler', { marks: [{ kind: 'frost' }] }),
  ],
  targets: [
    { id: 'cell-door', state: 'can-act' },
    { id: 'rosa', state: 'selected' },
    { id: 'watcher', state: 'can-act' },
    { id: 'crawler', state: 'disabled', reason: 'Out of range.' },
    { id: 'mara', state: 'threatened' },
  ],
  ghosts: [],
  paths: [{ from: 'pit', to: 'hall', kind: 'step' }],
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Thirty figures, many of them in one space. */
export const thirty: GridModel = {
  ...oldWing,
  points: [],
  paths: [],
  targets: [
    { id: 'f3', state: 'can-act' },
    { id: 'f20', state: 'can-act' },
  ],
  tokens: Array.from({ length: 30 }, (_, n) => {
    const at =
      n < 13
        ? 'hall'
        : n < 20
          ? 'bend'
          : (['ward', 'pit', 'office', 'wash', 'cell', 'ward', 'pit', 'office', 'wash', 'ward'] as const)[n - 20];
    const isMonster = n % 13 > 2 || n > 20;
    return token(
      `f${n}`,
      at ?? 'hall',
      isMonster ? 'monster' : 'person',
      isMonster ? n % 3 : n % 5,
      isMonster ? (['hound', 'keeper', 'crawler'][n % 3] ?? '') : `Patient ${LETTERS.charAt(n)}`,
      {
        ...(!isMonster && { letter: LETTERS.charAt(n) }),
        ...(n % 4 === 0 && { marks: [{ kind: 'wound', n: 1 + (n % 3) }] }),
      },
    );
  }),
};

/** What two figures have done since the viewer's last choice. */
export const walked: GridModel = {
  ...oldWing,
  paths: [],
  targets: [],
  trails: [
    { figure: 'rosa', through: ['office', 'hall'] },
    { figure: 'watcher', through: ['pit', 'hall', 'ward'] },
  ],
};

/** Seven figures in a space of one cell, the viewer's own among them. */
export const seven: GridModel = {
  ...oldWing,
  paths: [],
  points: [],
  targets: [{ id: 'f4', state: 'can-act' }],
  tokens: Array.from({ length: 7 }, (_, n) =>
    n < 3
      ? token(`f${n}`, 'wash', 'person', n, `Patient ${LETTERS.charAt(n)}`, {
          letter: LETTERS.charAt(n),
          ...(n === 0 && { isOwn: true }),
        })
      : token(`f${n}`, 'wash', 'monster', n % 3, ['hound', 'keeper', 'crawler'][n % 3] ?? ''),
  ),
};

/** The largest board of a game: 108 spaces, 30 figures. */
export const largest: GridModel = {
  version: 1,
  tiles: [],
  spaces: Array.from({ length: 108 }, (_, n) => space(`s${n}`, String(n + 1), [n % 12, Math.floor(n / 12)])),
  boundaries: Array.from({ length: 108 }, (_, n): readonly GridBoundary[] => [
    {
      ...(n % 5 === 0 && { id: `d${n}` }),
      cell: [n % 12, Math.floor(n / 12)],
      side: 1,
      kind: n % 5 === 0 ? 'open-door' : n % 3 ? 'open' : 'gap',
    },
    { cell: [n % 12, Math.floor(n / 12)], side: 2, kind: n % 7 === 0 ? 'breach' : n % 4 ? 'gap' : 'wall' },
  ])
    .flat()
    .filter(({ cell: [x, y], side }) => (side === 1 ? x < 11 : y < 8)),
  tokens: Array.from({ length: 30 }, (_, n) =>
    token(`t${n}`, `s${(n * 7) % 40}`, n % 4 ? 'monster' : 'person', n % 5, `Figure ${n}`),
  ),
  targets: [],
  ghosts: [],
  paths: [],
};
