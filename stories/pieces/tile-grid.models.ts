// Maps for the stories and tests of <tile-grid>: cards as in Sanitarium, and irregular spaces without tiles.
import type {
  Cell,
  Doorway,
  GridGhost,
  GridModel,
  GridSpace,
  GridTile,
  Side,
} from '../../src/engine/scene/tile-grid-model.js';

type Lying = readonly [id: string, kind: GridTile['kind'], name: string, x: number, y: number, facing: 'h' | 'v'];

const steps: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const cellsOf = (x: number, y: number, facing: 'h' | 'v'): readonly [Cell, Cell] => [
  [x, y],
  facing === 'h' ? [x + 1, y] : [x, y + 1],
];

/** The doorways of a card: two in each of its two cells. */
const doorwaysOf = (x: number, y: number, facing: 'h' | 'v'): Doorway[] =>
  cellsOf(x, y, facing).flatMap(
    (cell, n) =>
      (facing === 'h'
        ? [
            [0, 3],
            [1, 2],
          ]
        : [
            [0, 1],
            [2, 3],
          ])[n]?.map((side) => ({ cell, side: side as Side })) ?? [],
  );

const cards: readonly Lying[] = [
  ['chapel', 'room', 'Chapel', 1, 1, 'h'],
  ['passage', 'corridor', 'Passage', 3, 0, 'v'],
  ['records', 'room', 'Records', 4, 0, 'h'],
  ['stair', 'corridor', 'Stair', 7, 0, 'v'],
  ['cellar', 'dark', 'Cellar', 5, 1, 'h'],
  ['gallery', 'corridor', 'Gallery', 2, 2, 'v'],
  ['day-room', 'room', 'Day Room', 3, 2, 'h'],
  ['walk', 'corridor', 'Long Walk', 5, 2, 'h'],
  ['bend', 'corridor', 'Bend', 7, 2, 'h'],
  ['linen', 'room', 'Linen Store', 0, 3, 'h'],
  ['way', 'corridor', 'Side Way', 4, 3, 'v'],
  ['baths', 'room', 'Hydrotherapy', 5, 3, 'h'],
  ['drain', 'dark', 'Drain', 7, 3, 'h'],
  ['pit', 'dark', 'Pit', 2, 4, 'h'],
  ['lobby', 'corridor', 'Lobby', 6, 4, 'v'],
];

function ward(laid: readonly Lying[]): Pick<GridModel, 'tiles' | 'spaces'> {
  const tiles = laid.map(([id, kind, name, x, y, facing]): GridTile => ({
    id,
    kind,
    name,
    facing,
    cells: cellsOf(x, y, facing),
    doorways: doorwaysOf(x, y, facing),
  }));
  const bare = laid.flatMap(([id, kind, name, x, y, facing]): GridSpace[] =>
    kind === 'corridor'
      ? cellsOf(x, y, facing).map((cell, n) => ({
          id: `${id}:${n}`,
          tile: id,
          cells: [cell],
          name: `${name}, ${facing === 'h' ? (n ? 'east' : 'west') : n ? 'south' : 'north'} end`,
        }))
      : [{ id: `${id}:0`, tile: id, cells: cellsOf(x, y, facing), name }],
  );
  const spaceAt = (cell: Cell): GridSpace | undefined =>
    bare.find(({ cells }) => cells?.some((each) => String(each) === String(cell)));
  const open = (cell: Cell, side: number): boolean =>
    tiles.some(({ doorways }) => doorways?.some((each) => String(each.cell) === String(cell) && each.side === side));
  const spaces = bare.map((space): GridSpace => ({
    ...space,
    exits: (space.cells ?? []).flatMap(([x, y]) =>
      steps.flatMap(([dx, dy], side) => {
        const beyond: Cell = [x + dx, y + dy];
        const other = spaceAt(beyond);
        const joined =
          other &&
          other !== space &&
          (other.tile === space.tile || (open([x, y], side) && open(beyond, (side + 2) % 4)));
        return joined ? [{ to: other.id, side: side as Side }] : [];
      }),
    ),
  }));
  return { tiles, spaces };
}

/** A late position of Sanitarium: four people, three monsters, and the acts of one person. */
export const sanitariumWard: GridModel = {
  version: 1,
  ...ward(cards),
  tokens: [
    { id: 'ada', space: 'way:1', kind: 'person', shape: 0, letter: 'A', name: 'Ada' },
    { id: 'bruno', space: 'day-room:0', kind: 'person', shape: 1, letter: 'B', name: 'Bruno' },
    { id: 'cleo', space: 'chapel:0', kind: 'person', shape: 2, letter: 'C', name: 'Cleo' },
    { id: 'dov', space: 'bend:0', kind: 'person', shape: 3, letter: 'D', name: 'Dov' },
    { id: 'reaching', space: 'pit:0', kind: 'monster', shape: 1, name: 'the reaching one' },
    { id: 'crawling', space: 'walk:1', kind: 'monster', shape: 2, name: 'the crawling one' },
    { id: 'hooded', space: 'cellar:0', kind: 'monster', shape: 0, name: 'the hooded one' },
  ],
  targets: [
    { id: 'ada', state: 'can-act' },
    { id: 'way:0', state: 'can-act', cost: 1 },
    { id: 'pit:0', state: 'can-act', cost: 1 },
  ],
  ghosts: [
    {
      id: 'lay:4,5',
      cells: [
        [4, 5],
        [5, 5],
      ],
      doorways: doorwaysOf(4, 5, 'h'),
      cost: 2,
    },
  ],
  paths: [
    { from: 'reaching', to: 'ada', kind: 'step' },
    { from: 'crawling', to: 'dov', kind: 'step' },
  ],
};

/** The first card, and all eight places for the second, some of which overlap (SAN-EX-10). */
export const firstExplore: GridModel = {
  version: 1,
  ...ward([['hall', 'room', 'Hall', 0, 0, 'h']]),
  tokens: [],
  targets: [],
  ghosts: (
    [
      [-2, 0, 'h'],
      [-1, -1, 'h'],
      [1, 1, 'h'],
      [2, 0, 'h'],
      [-1, 0, 'v'],
      [0, -2, 'v'],
      [1, 1, 'v'],
      [2, -1, 'v'],
    ] as const
  ).map(([x, y, facing]): GridGhost => ({
    id: `lay:${x},${y}:${facing}`,
    cells: cellsOf(x, y, facing),
    facing,
    doorways: doorwaysOf(x, y, facing),
  })),
  paths: [],
};

/** The spaces of a house without tiles, with every state of a target. */
export const places: GridModel = {
  version: 1,
  tiles: [],
  spaces: [
    { id: 'porch', name: 'Porch', at: [0.2, 2], exits: [{ to: 'hall', side: 1, door: 'open' }] },
    {
      id: 'hall',
      name: 'Hall',
      cells: [
        [1, 1],
        [1, 2],
        [2, 2],
      ],
      exits: [
        { to: 'porch', side: 3, door: 'open' },
        { to: 'study', side: 0, door: 'closed' },
        { to: 'attic' },
        { to: 'pantry', side: 1 },
      ],
    },
    { id: 'study', name: 'Study', at: [1.8, 0.2], exits: [{ to: 'hall', side: 2, door: 'closed' }] },
    { id: 'pantry', name: 'Pantry', at: [3.9, 1.7], exits: [{ to: 'hall', side: 3 }] },
    { id: 'attic', name: 'Attic', at: [3.4, 0.4], exits: [{ to: 'hall' }] },
  ],
  tokens: [
    { id: 'eva', space: 'hall', kind: 'person', shape: 4, letter: 'E', name: 'Eva' },
    { id: 'clue', space: 'attic', kind: 'mark', shape: 0, letter: '?', name: 'a clue' },
  ],
  targets: [
    { id: 'porch', state: 'seen' },
    { id: 'hall', state: 'selected' },
    { id: 'study', state: 'disabled', reason: 'The door is locked.' },
    { id: 'pantry', state: 'threatened' },
    { id: 'attic', state: 'can-act', cost: 3 },
  ],
  ghosts: [],
  paths: [],
};

/** The largest number of tokens that our games can have in one space: in the end of a corridor, and in a Room. */
export const crowds: GridModel = {
  ...sanitariumWard,
  tokens: ['way:1', 'chapel:0', 'gallery:0'].flatMap((space, place) =>
    Array.from({ length: [7, 7, 3][place] ?? 0 }, (_, i) => ({
      id: `${space}:${i}`,
      space,
      kind: i < 3 - place ? ('monster' as const) : ('person' as const),
      shape: i,
      letter: 'ABCDEFG'.charAt(i),
      name: `Visitor ${i + 1}`,
    })),
  ),
  targets: [
    { id: 'way:1:4', state: 'can-act' },
    { id: 'chapel:0:1', state: 'selected' },
    { id: 'gallery:0:2', state: 'threatened' },
  ],
  ghosts: [],
  paths: [],
};
