// Boards and states from outside: a valid one can be used, and an invalid one is refused with the path of the fault.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  assemble,
  board,
  boardFromText,
  boardToText,
  edges,
  parseBoard,
  parseState,
  paths,
  presets,
  range,
  sight,
  type BoardData,
  type BoardState,
  type Boundary,
} from '../../../src/engine/board/index.js';
import { changed, changes, nasty } from '../untrusted-input/hostile-values.js';
import { all, drawn, randomBoard } from './boards.js';

const told = (result: {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly path: string };
}): string => (result.error ? `${result.error.code} ${result.error.path}` : 'none');
const two = {
  version: 1,
  spaces: [
    { id: 'A', cells: [[0, 0]] },
    { id: 'B', cells: [[1, 0]] },
  ],
  boundaries: [],
};
const withEdge = (...boundaries: unknown[]): unknown => ({ ...two, boundaries });
const withSpace = (...spaces: unknown[]): unknown => ({ ...two, spaces });
const ab = { between: ['A', 'B'], kind: 'gap' };

const bad: readonly (readonly [what: string, json: unknown, fault: string])[] = [
  ['nothing', null, 'board-shape '],
  ['a list', [], 'board-shape '],
  ['a later version', { ...two, version: 2 }, 'board-shape version'],
  ['an unknown field', { ...two, rooms: [] }, 'board-shape rooms'],
  ['an unknown rule of sight', { ...two, sight: 'corners' }, 'board-shape sight'],
  [
    'a space of two cells, with sight between centres',
    {
      ...two,
      sight: 'centres',
      spaces: [
        {
          id: 'A',
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    },
    'board-centres spaces/0/cells',
  ],
  ['a space of an unknown kind', withSpace({ id: 'A', kind: 'crypt', cells: [[0, 0]] }), 'board-shape spaces/0/kind'],
  ['no spaces', { ...two, spaces: [] }, 'board-shape spaces'],
  ['spaces that are not a list', { ...two, spaces: 'A' }, 'board-shape spaces'],
  [
    'too many spaces',
    withSpace(...Array.from({ length: 257 }, (_, n) => ({ id: `s${n}`, cells: [[n, 0]] }))),
    'board-shape spaces',
  ],
  ['a space that is a string', withSpace('A'), 'board-shape spaces/0'],
  ['a space without an id', withSpace({ cells: [[0, 0]] }), 'board-shape spaces/0/id'],
  ['an empty id', withSpace({ id: '', cells: [[0, 0]] }), 'board-shape spaces/0/id'],
  ['an id that every object inherits', withSpace({ id: 'constructor', cells: [[0, 0]] }), 'board-shape spaces/0/id'],
  ['an id that contains HTML', withSpace({ id: 'A<b>', cells: [[0, 0]] }), 'board-shape spaces/0/id'],
  [
    'an id that is used twice',
    withSpace({ id: 'A', cells: [[0, 0]] }, { id: 'A', cells: [[1, 0]] }),
    'board-twice spaces/1/id',
  ],
  ['a name that is a number', withSpace({ id: 'A', name: 7, cells: [[0, 0]] }), 'board-shape spaces/0/name'],
  ['an endless name', withSpace({ id: 'A', name: 'a'.repeat(101), cells: [[0, 0]] }), 'board-shape spaces/0/name'],
  ['a space without cells', withSpace({ id: 'A', cells: [] }), 'board-shape spaces/0/cells'],
  [
    'too many cells',
    withSpace({ id: 'A', cells: Array.from({ length: 1025 }, (_, n) => [n % 40, Math.floor(n / 40)]) }),
    'board-shape spaces/0/cells',
  ],
  ['half a cell', withSpace({ id: 'A', cells: [[0, 0.5]] }), 'board-shape spaces/0/cells/0'],
  ['a cell of three numbers', withSpace({ id: 'A', cells: [[0, 0, 0]] }), 'board-shape spaces/0/cells/0'],
  ['a cell that is too far away', withSpace({ id: 'A', cells: [[1000, 0]] }), 'board-shape spaces/0/cells/0'],
  [
    'two spaces on the same cell',
    withSpace(
      { id: 'A', cells: [[0, 0]] },
      {
        id: 'B',
        cells: [
          [1, 0],
          [0, 0],
        ],
      },
    ),
    'board-overlap spaces/1/cells/1',
  ],
  [
    'a space in two parts',
    withSpace({
      id: 'A',
      cells: [
        [0, 0],
        [1, 1],
      ],
    }),
    'board-apart spaces/0/cells',
  ],
  ['a boundary without a place', withEdge({ kind: 'open' }), 'board-shape boundaries/0'],
  [
    'a boundary whose place is given in two ways',
    withEdge({ ...ab, cell: [0, 0], side: 1 }),
    'board-shape boundaries/0',
  ],
  ['a cell without a side', withEdge({ cell: [0, 0], kind: 'open' }), 'board-shape boundaries/0'],
  ['a fifth side', withEdge({ cell: [0, 0], side: 4, kind: 'open' }), 'board-shape boundaries/0/side'],
  ['a cell that no space has', withEdge({ cell: [5, 5], side: 0, kind: 'open' }), 'board-unknown boundaries/0/cell'],
  ['an unknown space', withEdge({ between: ['A', 'Z'], kind: 'open' }), 'board-unknown boundaries/0/between/1'],
  [
    'a boundary between three spaces',
    withEdge({ between: ['A', 'B', 'A'], kind: 'open' }),
    'board-shape boundaries/0/between',
  ],
  [
    'a boundary between a space and itself',
    withEdge({ between: ['A', 'A'], kind: 'open' }),
    'board-between boundaries/0/between',
  ],
  [
    'spaces that do not touch',
    {
      ...two,
      spaces: [...two.spaces, { id: 'C', cells: [[2, 0]] }],
      boundaries: [{ between: ['A', 'C'], kind: 'open' }],
    },
    'board-between boundaries/0/between',
  ],
  [
    'spaces that share two edges',
    {
      version: 1,
      spaces: [
        {
          id: 'A',
          cells: [
            [0, 0],
            [0, 1],
          ],
        },
        {
          id: 'B',
          cells: [
            [1, 0],
            [1, 1],
          ],
        },
      ],
      boundaries: [ab],
    },
    'board-between boundaries/0/between',
  ],
  [
    'a boundary inside a space',
    {
      ...(withSpace({
        id: 'A',
        cells: [
          [0, 0],
          [1, 0],
        ],
      }) as object),
      boundaries: [{ cell: [0, 0], side: 1, kind: 'wall' }],
    },
    'board-inside boundaries/0',
  ],
  ['an edge that is listed twice', withEdge(ab, { cell: [1, 0], side: 3, kind: 'wall' }), 'board-twice boundaries/1'],
  ['no kind', withEdge({ between: ['A', 'B'] }), 'board-shape boundaries/0/kind'],
  [
    'a kind with the name of an object method',
    withEdge({ between: ['A', 'B'], kind: 'toString' }),
    'board-shape boundaries/0/kind',
  ],
  ['an opening without an end', withEdge({ ...ab, from: 0.2 }), 'board-shape boundaries/0/from'],
  ['an opening that ends before it begins', withEdge({ ...ab, from: 0.5, to: 0.5 }), 'board-shape boundaries/0/to'],
  ['an opening wider than its edge', withEdge({ ...ab, from: 0, to: 1.001 }), 'board-shape boundaries/0/to'],
  ['an opening finer than a thousandth', withEdge({ ...ab, from: 0.1234, to: 0.5 }), 'board-shape boundaries/0/from'],
  [
    'an open edge with an opening in one part',
    withEdge({ ...ab, kind: 'open', from: 0, to: 0.5 }),
    'board-shape boundaries/0/from',
  ],
  [
    'a boundary id that is used twice',
    withEdge({ ...ab, id: 'x' }, { cell: [0, 0], side: 3, kind: 'wall', id: 'x' }),
    'board-twice boundaries/1/id',
  ],
  ['the id of another edge', withEdge({ ...ab, id: '-1,0:e' }), 'board-twice boundaries/0/id'],
  [
    'a point in an unknown space',
    { ...two, points: [{ id: 'p', space: 'Z', colour: 'red' }] },
    'board-unknown points/0/space',
  ],
  ['a point without a colour', { ...two, points: [{ id: 'p', space: 'A' }] }, 'board-shape points/0/colour'],
  [
    'a point id that is used twice',
    {
      ...two,
      points: [
        { id: 'p', space: 'A', colour: 'red' },
        { id: 'p', space: 'B', colour: 'red' },
      ],
    },
    'board-twice points/1/id',
  ],
  [
    'endless nesting',
    JSON.parse('['.repeat(100) + ']'.repeat(100)),
    'json-depth 0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0',
  ],
];
for (const [what, json, fault] of bad)
  test(`an invalid board is refused with the path of the fault: ${what}`, () => {
    assert.equal(told(parseBoard(json)), fault);
  });

test('cells beyond the 1024th are refused, in whichever space they are', () => {
  const cells = Array.from({ length: 1024 }, (_, n) => [n % 40, Math.floor(n / 40)]);
  const message = 'The board has too many cells; all spaces together may have at most 1024.';
  for (const [most, last] of [
    [1024, 1],
    [1000, 25],
  ])
    assert.deepEqual(
      parseBoard(
        withSpace(
          { id: 'A', cells: cells.slice(0, most) },
          { id: 'B', cells: Array.from({ length: last! }, (_, n) => [100, n]) },
        ),
      ),
      { ok: false, error: { code: 'board-shape', path: 'spaces/1/cells', message } },
    );
});

test('every field of a board is read, and the result shares no object with the input', () => {
  const read = parseBoard(presets.L2);
  assert.ok(read.ok);
  assert.deepEqual(read.value, presets.L2);
  assert.notEqual(read.value.spaces, presets.L2.spaces);
  assert.ok(parseBoard({ ...two, spaces: [{ id: 'Zelle 7.ü', cells: [[-999, 999]] }] }).ok);
});

test('without a given opening, a boundary has the opening of its kind', () => {
  const shown = (boundary: object): unknown => {
    const read = parseBoard(withEdge({ between: ['A', 'B'], ...boundary }));
    assert.ok(read.ok);
    const found = edges(board(read.value)).find(({ spaces }) => !spaces.includes(null));
    return [found?.from, found?.to];
  };
  assert.deepEqual(
    ['open', 'gap', 'wall', 'closed-door', 'open-door', 'breach'].map((kind) => shown({ kind })),
    [
      [0, 1],
      [0.2, 0.8],
      [0, 0],
      [0.35, 0.65],
      [0.35, 0.65],
      [0.3, 0.7],
    ],
  );
  assert.deepEqual(shown({ kind: 'breach', from: 0.1, to: 0.2 }), [0.1, 0.2]);
});

test('every edge is listed once, including those on the outside, and a door to the outside leads nowhere', () => {
  const of = board(drawn('+%+#+', '#A:B/', '+#+#+'));
  assert.deepEqual(
    edges(of).map(({ id, kind, spaces }) => [id, kind, ...spaces]),
    [
      ['0,-1:s', 'closed-door', null, 'A'],
      ['0,0:e', 'open', 'A', 'B'],
      ['0,0:s', 'wall', 'A', null],
      ['-1,0:e', 'wall', null, 'A'],
      ['1,-1:s', 'wall', null, 'B'],
      ['1,0:e', 'open-door', 'B', null],
      ['1,0:s', 'wall', 'B', null],
    ],
  );
  assert.deepEqual(paths(of, {}, 'ethereal').steps('B'), ['A']);
  assert.deepEqual(sight(of, {}).seenFrom('B'), ['A', 'B']);
});

test('a valid state is read, and an invalid one is refused with the path of the fault', () => {
  const of = board(drawn('A#B'));
  assert.deepEqual(parseState(of, { '0,0:e': 'breach' }), { ok: true, value: { '0,0:e': 'breach' } });
  assert.equal(told(parseState(of, [])), 'state-shape ');
  assert.equal(told(parseState(of, { attic: 'breach' })), 'state-unknown attic');
  assert.equal(told(parseState(of, { '0,0:e': 'broken' })), 'state-shape 0,0:e');
  assert.equal(told(parseState(of, JSON.parse('{"__proto__": "wall"}'))), 'json-name __proto__');
});

/** Makes all queries on a board. */
function asked(data: BoardData, state: BoardState = {}): void {
  const of = board(data);
  for (const [one, other] of all(of).slice(0, 100)) {
    sight(of, state).line(one, other);
    range(of).way(one, other);
    for (const policy of ['walker', 'prowler', 'ethereal'] as const) paths(of, state, policy).towards(one, other);
  }
}

const good = fc.integer({ min: 0, max: 500 }).map((seed): unknown =>
  JSON.parse(
    JSON.stringify({
      ...randomBoard(seed),
      points: [{ id: 'p', space: randomBoard(seed).spaces[0]?.id, colour: 'red' }],
    }),
  ),
);
const hostile = fc.oneof(
  nasty,
  fc.tuple(good, changes(nasty, 3)).map(([json, made]) => changed(json, made)),
);
const soundly = (json: unknown): void => {
  const read = parseBoard(json);
  if (read.ok) asked(read.value);
  else
    assert.ok(
      /^(?:board|json)-[a-z]+$/.test(read.error.code) && read.error.message,
      JSON.stringify(read.error).slice(0, 300),
    );
};

test('any value is either a fault or a board that answers all queries', () => {
  fc.assert(fc.property(hostile, soundly), { numRuns: 300, seed: 8 });
});

test('any text is either a fault or a board that answers all queries', () => {
  const drawing = good.map(
    (json) =>
      boardToText({
        ...(json as BoardData),
        spaces: (json as BoardData).spaces.map((space, n) => ({ ...space, id: String.fromCharCode(65 + n) })),
        points: [],
      }) ?? '',
  );
  const cut = fc
    .tuple(
      drawing,
      fc.nat(200),
      fc.constantFrom('', ' ', '+', '#', 'A', '.', ':', '\n', ';', 'edge A B 0.1 ', 'ä', '\u0000', '😀'),
    )
    .map(([text, at, mark]) => text.slice(0, at) + mark + text.slice(at + 1));
  const marks = fc
    .array(fc.constantFrom('A', 'B', '+', '#', '.', ':', '=', '%', '\n', 'edge A B 1,0 n', 'name A', ' '), {
      maxLength: 30,
    })
    .map((each) => each.join(''));
  let read = 0;
  fc.assert(
    fc.property(fc.oneof(drawing, cut, marks, fc.string()), (text) => {
      const result = boardFromText(text);
      if (result.ok) {
        read++;
        asked(result.value);
      } else assert.match(result.error.code, /^(?:text|board|json)-[a-z]+$/);
    }),
    { numRuns: 300, seed: 8 },
  );
  assert.ok(read > 50);
});

test('tiles with any tokens give either a fault or a board', () => {
  const token = fc.record({
    cell: fc.tuple(fc.integer({ min: -1, max: 4 }), fc.integer({ min: -1, max: 4 })),
    side: fc.integer({ min: 0, max: 3 }),
    kind: fc.constantFrom('wall', 'breach', 'open'),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.array(token, { maxLength: 4 }), (seed, tokens) => {
      const whole = assemble({ t: randomBoard(seed) }, [{ tile: 't', at: [0, 0] }], tokens as Boundary[]);
      if (whole.ok) asked(whole.value);
      else assert.match(told(whole), /^board-(?:unknown|inside|twice) boundaries\/\d/);
    }),
    { numRuns: 200, seed: 8 },
  );
});
