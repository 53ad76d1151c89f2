// Tests reading models of tile grids from outside, and their layout.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../../src/components/shared/pointing/key-navigation.js';
import { bounds, outline, standing } from '../../../src/components/tile-grid/layout.js';
import { parseGrid } from '../../../src/engine/scene/read-tile-grid.js';
import { oldWing, thirty } from '../../../stories/pieces/tile-grid-board.models.js';
import { firstExplore, places, sanitariumWard } from '../../../stories/pieces/tile-grid.models.js';

test('a complete model is accepted unchanged, and missing lists are empty', () => {
  for (const model of [firstExplore, places, sanitariumWard, oldWing, thirty])
    assert.deepEqual(parseGrid(JSON.parse(JSON.stringify(model))), { ok: true, value: model });
  assert.deepEqual(parseGrid({ version: 1 }), {
    ok: true,
    value: { version: 1, tiles: [], spaces: [], tokens: [], targets: [], ghosts: [], paths: [] },
  });
});

const hall = { id: 'hall', name: 'Hall', at: [0, 0] };
const bad: readonly [what: string, data: unknown, fault: string][] = [
  ['text that is not JSON', '{oops', 'grid-shape version'],
  ['nothing', null, 'grid-shape version'],
  ['a later version', { version: 2 }, 'grid-shape version'],
  ['a list that is an object', { version: 1, spaces: {} }, 'grid-shape spaces'],
  [
    'a cell of three numbers',
    { version: 1, tiles: [{ id: 'a', kind: 'room', name: 'A', cells: [[0, 0, 0]] }] },
    'grid-shape tiles/0/cells/0',
  ],
  ['a cell that is too far away', { version: 1, spaces: [{ ...hall, at: [1e9, 0] }] }, 'grid-shape spaces/0/at'],
  ['a cell that is not a number', { version: 1, spaces: [{ ...hall, at: [Number.NaN, 0] }] }, 'grid-shape spaces/0/at'],
  ['a space without a place', { version: 1, spaces: [{ id: 'hall', name: 'Hall' }] }, 'grid-shape spaces/0/cells'],
  ['a missing name', { version: 1, spaces: [{ id: 'hall', at: [0, 0] }] }, 'grid-shape spaces/0/name'],
  ['an id that is used twice', { version: 1, spaces: [hall, hall] }, 'grid-twice spaces/1/id'],
  [
    'an exit to an unknown space',
    { version: 1, spaces: [{ ...hall, exits: [{ to: 'attic' }] }] },
    'grid-unknown spaces/0/exits/0/to',
  ],
  [
    'a boundary of an unknown kind',
    { version: 1, boundaries: [{ cell: [0, 0], side: 1, kind: 'curtain' }] },
    'grid-shape boundaries/0/kind',
  ],
  [
    'a boundary on a fifth side',
    { version: 1, boundaries: [{ cell: [0, 0], side: 4, kind: 'wall' }] },
    'grid-shape boundaries/0/side',
  ],
  [
    'an opening that ends before it begins',
    { version: 1, boundaries: [{ cell: [0, 0], side: 1, kind: 'gap', from: 0.8, to: 0.2 }] },
    'grid-shape boundaries/0/to',
  ],
  [
    'a door with the id of a space',
    { version: 1, spaces: [hall], boundaries: [{ id: 'hall', cell: [0, 0], side: 1, kind: 'open-door' }] },
    'grid-twice boundaries/0/id',
  ],
  [
    'sight of an unknown space',
    { version: 1, spaces: [hall], sight: [{ from: 'hall', to: 'attic', seen: true }] },
    'grid-unknown sight/0/to',
  ],
  [
    'sight that is a string',
    { version: 1, spaces: [hall], sight: [{ from: 'hall', to: 'hall', seen: 'false' }] },
    'grid-shape sight/0/seen',
  ],
  [
    'a line with only one end',
    { version: 1, spaces: [hall], sight: [{ from: 'hall', to: 'hall', seen: true, line: [[0, 0]] }] },
    'grid-shape sight/0/line',
  ],
  [
    'a spawn point of an unknown colour',
    { version: 1, spaces: [hall], points: [{ id: 'p', space: 'hall', colour: 'pink', letter: 'P', name: 'P' }] },
    'grid-shape points/0/colour',
  ],
  [
    'a token in an unknown space',
    { version: 1, spaces: [hall], tokens: [{ id: 'a', space: 'b', kind: 'person', shape: 0, name: 'A' }] },
    'grid-unknown tokens/0/space',
  ],
];
for (const [what, data, fault] of bad) {
  test(`an invalid model is refused with the path of the fault: ${what}`, () => {
    const read = parseGrid(data);
    assert.equal(read.ok ? 'ok' : `${read.error.code} ${read.error.path}`, fault);
  });
}

test('a cell, a bent shape and a shape with two loops have the right outlines', () => {
  assert.equal(outline([[0, 0]], 10), 'M90 10L90 90L10 90L10 10z');
  assert.equal(
    outline(
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      0,
    ).split('L').length,
    6,
  );
  const ring = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ] as const;
  assert.equal(outline(ring, 5).match(/z/g)?.length, 2);
  assert.equal(
    outline(
      [
        [0, 0],
        [1, 1],
      ],
      5,
    ).match(/[ML]/g)?.length,
    8,
  );
});

test('the bounding box contains everything, including the places for new tiles', () => {
  assert.deepEqual(bounds(firstExplore), { x: -225, y: -225, width: 650, height: 550 });
});

test('tokens that share a space stand apart, monsters behind', () => {
  const model = {
    ...places,
    tokens: ['person', 'monster', 'person'].map((kind, n) => ({
      id: String(n),
      space: 'porch',
      kind: kind as 'person',
      shape: 0,
      name: 'x',
    })),
  };
  const stand = standing(model);
  assert.equal(new Set([...stand.values()].map(String)).size, 3);
  assert.ok((stand.get('1')?.[1] ?? 0) < (stand.get('0')?.[1] ?? 0));
});

test('tokens that stand on one line leave the lower part of their cell to its name', () => {
  const space = { id: 'room', name: 'Room', cells: [[0, 0]] as const };
  for (const n of [1, 2, 3, 4, 5, 6, 8]) {
    const tokens = Array.from({ length: n }, (_, i) => ({
      id: String(i),
      space: 'room',
      kind: 'person' as const,
      shape: 0,
      name: 'x',
    }));
    const stands = [...standing({ ...places, spaces: [space], tokens }, 52).values()];
    assert.equal(new Set(stands.map(String)).size, n);
    assert.equal(Math.max(...stands.map(([, y]) => y)), 52);
    for (const [x, , scale] of stands) assert.ok(x - 20 * scale >= 0 && x + 20 * scale <= 100, `${n} tokens at ${x}`);
  }
});

test('the nearest thing in a direction is ahead rather than to the side', () => {
  const stops = [
    { id: 'ahead', x: 30, y: 0 },
    { id: 'aside', x: 5, y: 20 },
    { id: 'behind', x: -5, y: 0 },
  ];
  const to = (dx: number, dy: number): string | undefined => nearest(stops, { x: 0, y: 0 }, dx, dy)?.id;
  assert.deepEqual([to(1, 0), to(-1, 0), to(0, 1), to(0, -1)], ['ahead', 'behind', 'aside', undefined]);
});
