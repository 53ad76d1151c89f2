// Puzzles that an author writes: a valid puzzle can be played; an invalid one is refused with the path of the fault.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  act,
  actions,
  deal,
  dealId,
  edges,
  isSolved,
  lay,
  piecesOf,
  puzzles,
  readPosition,
  readPuzzle,
  type Position,
  type Puzzle,
} from '../../../src/engine/puzzle/index.js';
import { isSolvable } from '../../../src/engine/puzzle/solver/solvability.js';
import { createChance } from '../../../src/engine/kernel/index.js';
import { rule } from '../../support/rule-coverage.js';
import { ended, left, lying, make, meet } from './puzzle-match.js';

const wiring = {
  id: 'cellar',
  kind: 'wiring',
  at: [
    [0, 0],
    [0, 1],
  ],
  tileCells: [
    [1, 0],
    [1, 1],
  ],
  links: '1E-2W',
  start: '1S:R',
  end: '2S:B',
};
const lock = {
  id: 'casket',
  kind: 'lock',
  at: [
    [0, 0],
    [0, 1],
  ],
  tileCells: [
    [1, 0],
    [1, 1],
  ],
  links: '1E-2W',
  sockets: '1S:0 2S:1',
  print: 'YB',
  steps: 2,
  shift: 1,
};
const rune = {
  id: 'sign',
  kind: 'rune',
  at: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
};
const triangle = {
  id: 'corner',
  kind: 'lock',
  xyA: [
    [0, 0, 30],
    [1, 0, -30],
  ],
  links: '1S-2S',
};

const read = (json: unknown): Puzzle => {
  const result = readPuzzle(json);
  if (!result.ok) assert.fail(`${result.error.path}: ${result.error.message}`);
  return result.value;
};
const fault = (json: unknown): string => {
  const result = readPuzzle(json);
  return result.ok ? 'none' : `${result.error.code} ${result.error.path}`;
};

describe('a puzzle of an author', () => {
  for (const puzzle of [wiring, lock, rune, triangle])
    it(`is read, dealt and has actions: ${puzzle.id}`, () => {
      const known = read(puzzle);
      assert.deepEqual(known, puzzle);
      assert.notEqual(known, puzzle, 'what the page changes later changes nothing');
      const dealt = deal(known, 1);
      assert.ok(dealt.ok && actions(dealt.value).length > 0);
      assert.equal(dealt.value.pieces.includes(null), false);
      const again = deal(known, dealId(dealt.value) ?? '');
      assert.deepEqual(again, dealt);
    });

  it('may be one of the nine puzzles with another id', () => {
    for (const puzzle of Object.values(puzzles)) assert.equal(fault({ ...puzzle, id: 'own' }), 'none', puzzle.id);
  });

  it('may have its own pieces, with their own pile', () => {
    const known = read({ ...wiring, pieces: { a: 'RR--', b: 'B--B', c: 'RBRB' } });
    assert.deepEqual(Object.keys(piecesOf(known)), ['a', 'b', 'c']);
    const dealt = deal(known, 'x');
    assert.ok(dealt.ok);
    assert.deepEqual([...dealt.value.pieces, ...dealt.value.pile].sort(), ['a', 'b', 'c']);
  });

  const bad: readonly (readonly [what: string, json: unknown, fault: string])[] = [
    ['nothing', null, 'puzzle-shape '],
    ['a list', [], 'puzzle-shape '],
    ['the id of one of the nine puzzles', { ...wiring, id: '1A' }, 'puzzle-shape id'],
    ['a long id', { ...wiring, id: 'a'.repeat(30) }, 'puzzle-shape id'],
    ['no kind', { ...wiring, kind: 'toString' }, 'puzzle-shape kind'],
    ['a field of another kind of puzzle', { ...rune, print: 'Y' }, 'puzzle-unknown print'],
    ['an unknown field', { ...wiring, solution: 1 }, 'puzzle-unknown solution'],
    ['no positions', { ...wiring, at: undefined }, 'puzzle-shape at'],
    ['a position list that is null', { ...wiring, at: null }, 'puzzle-shape at'],
    ['a position list that is a number', { ...wiring, at: 0 }, 'puzzle-shape at'],
    ['a place list that is a string', { ...wiring, at: undefined, xyA: '' }, 'puzzle-shape xyA'],
    ['an empty position list', { ...wiring, at: [] }, 'puzzle-shape at'],
    ['too many positions', { ...rune, at: Array.from({ length: 11 }, (_, i) => [i, 0]) }, 'puzzle-shape at'],
    [
      'a position off the grid',
      {
        ...rune,
        at: [
          [0, 0],
          [0, 10],
        ],
      },
      'puzzle-shape at/1',
    ],
    [
      'a position between cells',
      {
        ...rune,
        at: [
          [0, 0],
          [0, 0.5],
        ],
      },
      'puzzle-shape at/1',
    ],
    [
      'two positions in one cell',
      {
        ...rune,
        at: [
          [0, 0],
          [0, 0],
        ],
      },
      'puzzle-shape at/1',
    ],
    ['a tile under a piece', { ...wiring, tileCells: [[0, 1]] }, 'puzzle-shape tileCells/0'],
    [
      'a place without an angle',
      {
        ...triangle,
        xyA: [
          [0, 0],
          [1, 0, 0],
        ],
      },
      'puzzle-shape xyA/0',
    ],
    [
      'a place that is not a number',
      {
        ...triangle,
        xyA: [
          [0, NaN, 0],
          [1, 0, 0],
        ],
      },
      'puzzle-shape xyA/0',
    ],
    ['links in another format', { ...wiring, links: '1-2' }, 'puzzle-shape links'],
    ['links that are a list', { ...wiring, links: ['1E-2W'] }, 'puzzle-shape links'],
    ['no end', { ...wiring, end: undefined }, 'puzzle-shape start'],
    ['an end of an unknown colour', { ...wiring, end: '2S:Y' }, 'puzzle-shape end'],
    ['equal ends', { ...wiring, end: '2S:R' }, 'puzzle-shape end'],
    ['a print without sockets', { ...lock, sockets: undefined }, 'puzzle-shape sockets'],
    ['a tile whose turns do not lead back to the beginning', { ...lock, steps: 3 }, 'puzzle-shape steps'],
    ['endless steps', { ...lock, steps: 1e9 }, 'puzzle-shape steps'],
    ['an unknown position', { ...wiring, links: '1E-3W' }, 'puzzle-touch links'],
    ['sides that do not face each other', { ...wiring, links: '1E-2N' }, 'puzzle-touch links'],
    [
      'positions that are not neighbours',
      {
        ...wiring,
        at: [
          [0, 0],
          [0, 2],
        ],
        tileCells: [],
      },
      'puzzle-shape tileCells',
    ],
    [
      'positions with a gap between them',
      {
        ...wiring,
        at: [
          [0, 0],
          [0, 2],
        ],
      },
      'puzzle-touch links',
    ],
    ['a side that is listed twice', { ...wiring, start: '1E:R' }, 'puzzle-touch start'],
    ['a socket that is not in the print', { ...lock, sockets: '1S:0 2S:2' }, 'puzzle-touch sockets'],
    ['a socket where a piece lies', { ...lock, links: '', sockets: '1E:0 2S:1' }, 'puzzle-shape links'],
    [
      'an end where a piece lies',
      {
        ...wiring,
        at: [
          [0, 0],
          [0, 1],
          [1, 0],
        ],
        tileCells: [[1, 1]],
      },
      'puzzle-touch start',
    ],
    ['two positions that touch twice', { ...triangle, links: '1S-2S 1E-2E' }, 'puzzle-touch links'],
    ['a position that touches itself', { ...triangle, links: '1S-1N' }, 'puzzle-touch links'],
    [
      'too many pieces',
      { ...wiring, pieces: Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`p${i}`, 'RRRR'])) },
      'puzzle-pieces pieces',
    ],
    ['too few pieces', { ...wiring, pieces: { a: 'RBRB' } }, 'puzzle-pieces pieces'],
    ['a piece of a lock in a wiring puzzle', { ...wiring, pieces: { a: 'RBYB', b: 'RBRB' } }, 'puzzle-pieces pieces/a'],
    ['a piece without a name', { ...wiring, pieces: { '': 'RBRB', b: 'RBRB' } }, 'puzzle-pieces pieces/'],
    [
      'a name that every object inherits',
      JSON.parse('{"id":"x","kind":"wiring","__proto__":{}}'),
      'json-name __proto__',
    ],
    ['more text than can be read', { ...wiring, links: 'x'.repeat(10_000) }, 'json-size links'],
  ];
  for (const [what, json, expected] of bad)
    it(`is refused with the path of the fault: ${what}`, () => {
      // In the list, an undefined value means that the field is missing.
      const left =
        json && typeof json === 'object' && !Array.isArray(json)
          ? Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined))
          : json;
      assert.equal(fault(left), expected);
    });

  it('is refused if no arrangement of its pieces solves it', () => {
    assert.equal(
      fault({ ...wiring, pieces: { a: 'RRRR', b: 'RRRR', c: 'R-RB' } }),
      'none',
      'red enters, blue leaves c',
    );
    assert.equal(fault({ ...wiring, pieces: { a: 'RRRR', b: 'RRRR' } }), 'puzzle-unsolvable pieces', 'no blue end');
    const apart = {
      id: 'apart',
      kind: 'wiring',
      at: [
        [0, 0],
        [0, 2],
      ],
      start: '1S:R',
      end: '2S:B',
    };
    assert.equal(fault(apart), 'puzzle-unsolvable pieces', 'no path can lead to the end');
    assert.equal(fault({ ...lock, pieces: { a: 'YYYY', b: 'YYYY' } }), 'puzzle-unsolvable pieces');
    assert.equal(
      fault({
        ...rune,
        at: [
          [0, 0],
          [2, 2],
        ],
      }),
      'puzzle-unsolvable at',
    );
  });
});

describe('nonsense in any field', () => {
  const rubbish = [
    null,
    0,
    -1,
    1e99,
    NaN,
    '',
    'x',
    '1E',
    '1E-1E',
    '0N:0',
    '1N:R',
    '99E:B',
    true,
    [],
    [[]],
    [[0]],
    [[0, 0]],
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    {},
    { a: 1 },
    { a: 'RBRB', b: 'YBYB' },
    [null],
    'YBR',
    'Y'.repeat(25),
  ];
  it('is refused, or makes a puzzle that can be dealt and played', () => {
    for (const good of [wiring, lock, rune, triangle])
      for (const field of [
        'id',
        'kind',
        'at',
        'xyA',
        'tileCells',
        'links',
        'start',
        'end',
        'sockets',
        'print',
        'steps',
        'shift',
        'pieces',
      ])
        for (const value of rubbish) {
          const result = readPuzzle({ ...good, [field]: value });
          if (!result.ok) {
            assert.ok(result.error.message.length > 5);
            continue;
          }
          const dealt = deal(result.value, 1);
          assert.ok(dealt.ok);
          for (const action of actions(dealt.value)) assert.ok(act(dealt.value, action).ok);
          isSolved(dealt.value);
          assert.deepEqual(readPosition(JSON.parse(JSON.stringify(dealt.value))), dealt);
        }
    for (const field of ['puzzle', 'pieces', 'turns', 'tile', 'pile', 'drawn'])
      for (const value of rubbish) {
        const result = readPosition({ ...lay('4A', ['L01', 'L02', 'L03', 'L04', 'L05']), [field]: value });
        if (result.ok) actions(result.value);
      }
  });
});

describe('the search for an arrangement that solves a puzzle', () => {
  it('agrees with trying all arrangements, for many small puzzles', () => {
    const chance = createChance('small');
    const any = (signs: string): string =>
      Array.from({ length: 4 }, () => signs.charAt(chance.below(signs.length))).join('');
    const shapes = [
      {
        ...wiring,
        at: [
          [0, 0],
          [0, 1],
        ],
      },
      { ...lock, print: 'YR' },
      {
        id: 'bend',
        kind: 'wiring',
        at: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        links: '1E-2W 2S-3N',
        start: '1S:R',
        end: '3E:B',
      },
      {
        id: 'row',
        kind: 'lock',
        at: [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
        links: '1E-2W 2E-3W',
        sockets: '1S:0 2S:1 3S:2',
        print: 'YBR',
        steps: 3,
        shift: 1,
      },
    ] as const;
    let solvable = 0;
    for (let i = 0; i < 240; i++) {
      const shape = shapes[i % 4]!;
      const puzzle = {
        ...shape,
        pieces: {
          a: any(shape.kind === 'lock' ? 'YBR' : 'RB--'),
          b: any(shape.kind === 'lock' ? 'YBR' : 'RB--'),
          c: any(shape.kind === 'lock' ? 'YBR' : 'RB--'),
        },
      } as unknown as Puzzle;
      const expected = everyPosition(puzzle).some(isSolved);
      assert.equal(isSolvable(puzzle), expected, JSON.stringify(puzzle));
      solvable += Number(expected);
    }
    assert.ok(solvable > 24 && solvable < 216, `${solvable} of 240 can be solved`);
  });

  it('ends after a fixed number of tries, and the puzzle is then refused', () => {
    const at = Array.from({ length: 10 }, (_, i) => [i >> 2, i & 3] as const);
    const links = at
      .flatMap(([, column], i) => [
        ...(column < 3 && i < 9 ? [`${i + 1}E-${i + 2}W`] : []),
        ...(i < 6 ? [`${i + 1}S-${i + 5}N`] : []),
      ])
      .join(' ');
    const pieces = Object.fromEntries(
      Array.from({ length: 18 }, (_, i) => [`p${i}`, ['RRYB', 'RYBY', 'BRYY', 'RYRY', 'BYBY'][i % 5]]),
    );
    const dense = {
      id: 'dense',
      kind: 'lock',
      at,
      links,
      sockets: '1N:0 1W:1 10S:2 10E:3 9S:4 8E:5',
      print: 'YYBBRR',
      steps: 6,
      shift: 1,
      pieces,
    } as unknown as Puzzle;
    assert.equal(isSolvable(dense), undefined);
    assert.equal(fault(dense), 'puzzle-unsolvable pieces');
  });
});

/** All ways to choose, place and turn the pieces. */
function everyPosition(puzzle: Puzzle): Position[] {
  const pieces = Object.keys(piecesOf(puzzle));
  const size = puzzle.at!.length;
  const orders = (n: number): string[][] =>
    n === 0
      ? [[]]
      : orders(n - 1).flatMap((order) =>
          pieces.filter((piece) => !order.includes(piece)).map((piece) => [...order, piece]),
        );
  const turns = (n: number): (0 | 1 | 2 | 3)[][] =>
    n === 0 ? [[]] : turns(n - 1).flatMap((before) => ([0, 1, 2, 3] as const).map((turn) => [...before, turn]));
  return orders(size).flatMap((order) =>
    turns(size).flatMap((turned) =>
      Array.from({ length: puzzle.steps ?? 1 }, (_, tile) => ({ ...lay(puzzle, order), turns: turned, tile })),
    ),
  );
}

rule('MOM-PUZ-04 an author’s puzzle can be set up and played in a match', (t) => {
  meet(t, read({ ...wiring, pieces: { a: 'RR--', b: 'B--R', c: 'RBRB' } }), 'a b c', {
    investigators: [{ intellect: 3, skillPoints: 0 }],
  });
  assert.deepEqual(lying(t).pieces, ['a', 'b']);
  make(t, 'rotate:1:cw');
  assert.equal(left(t), 2);
  assert.equal(edges(lying(t)).filter(({ agrees }) => agrees).length, 2);
  make(t, 'rotate:2:cw rotate:2:cw');
  assert.equal(ended(t), 'used-up');
});
