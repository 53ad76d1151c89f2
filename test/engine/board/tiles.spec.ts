// Tiles that form a board: their common edges, turned tiles, and tokens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assemble,
  board,
  edges,
  paths,
  sight,
  type BoardData,
  type Placement,
  type Boundary,
} from '../../../src/engine/board/index.js';
import { drawn } from './boards.js';

const built = (
  tiles: Readonly<Record<string, BoardData>>,
  placements: readonly Placement[],
  tokens: readonly Boundary[] = [],
): BoardData => {
  const whole = assemble(tiles, placements, tokens);
  if (!whole.ok) assert.fail(`${whole.error.path}: ${whole.error.message}`);
  return whole.value;
};
/** A tile of one cell. `marks` are its four outer edges: above, right, below, left. */
const cell = (marks: string, ...notes: string[]): BoardData =>
  drawn(`+${marks[0]!}+`, `${marks[3]!}A${marks[1]!}`, `+${marks[2]!}+`, ...notes);
const seam = (left: BoardData, right: BoardData, tokens: readonly Boundary[] = []): string => {
  const whole = built(
    { left, right },
    [
      { tile: 'left', at: [0, 0] },
      { tile: 'right', at: [1, 0] },
    ],
    tokens,
  );
  const found = edges(board(whole)).find(({ spaces }) => !spaces.includes(null));
  return `${found?.kind ?? ''} ${found?.from ?? ''}–${found?.to ?? ''}`;
};

test('LOB-RUL-12 where two tiles touch, a wall on either tile is a wall; otherwise the part that both tiles leave open is open', () => {
  assert.equal(seam(cell('####'), cell('####')), 'wall 0–0');
  assert.equal(seam(cell('#:##'), cell('####')), 'wall 0–0');
  assert.equal(seam(cell('####'), cell('###:')), 'wall 0–0');
  assert.equal(seam(cell('#:##'), cell('###:')), 'open 0–1');
  assert.equal(seam(cell('#:##'), cell('###=')), 'gap 0.2–0.8');
  assert.equal(seam(cell('#=##', 'edge 0,0 e 0.1 0.5'), cell('###=', 'edge 0,0 w 0.3 0.9')), 'gap 0.3–0.5');
  assert.equal(seam(cell('#=##', 'edge 0,0 e 0.1 0.3'), cell('###=', 'edge 0,0 w 0.3 0.9')), 'wall 0–0');
  assert.equal(seam(cell('#^##'), cell('###:')), 'breach 0.3–0.7');
});

test('LOB-RUL-12 a token replaces the printed boundary and takes over its width', () => {
  const token = (kind: Boundary['kind']): Boundary[] => [{ between: ['left.A', 'right.A'], kind }];
  assert.equal(seam(cell('#=##', 'edge 0,0 e 0.1 0.5'), cell('###:'), token('closed-door')), 'closed-door 0.1–0.5');
  assert.equal(seam(cell('#:##'), cell('###:'), token('open-door')), 'open-door 0–1');
  assert.equal(seam(cell('#:##'), cell('###:'), token('wall')), 'wall 0–0');
  assert.equal(seam(cell('####'), cell('####'), token('breach')), 'breach 0.3–0.7');
  assert.equal(seam(cell('#=##'), cell('###='), [{ cell: [1, 0], side: 3, kind: 'open' }]), 'open 0–1');
  assert.equal(
    seam(cell('#=##'), cell('###='), [{ cell: [0, 0], side: 1, kind: 'open-door', from: 0.4, to: 0.6 }]),
    'open-door 0.4–0.6',
  );
});

test('LOB-SET-01 on a board of tiles, ids begin with the name of the tile, and ways and lines of sight cross from tile to tile', () => {
  const tile = drawn('+#+:+', ':A=B:', '+:+#+', 'name A Hall', 'point p A red', 'edge A B 0.2 0.9 arch');
  const whole = built({ tile }, [
    { tile: 'tile', id: 'west', at: [0, 0] },
    { tile: 'tile', id: 'east', at: [2, 0] },
  ]);
  assert.deepEqual(
    whole.spaces.map(({ id, name }) => [id, name]),
    [
      ['west.A', 'Hall'],
      ['west.B', 'B'],
      ['east.A', 'Hall'],
      ['east.B', 'B'],
    ],
  );
  assert.deepEqual(whole.points, [
    { id: 'west.p', space: 'west.A', colour: 'red' },
    { id: 'east.p', space: 'east.A', colour: 'red' },
  ]);
  const of = board(whole);
  assert.equal(paths(of, {}, 'walker').distance('west.A', 'east.B'), 3);
  assert.deepEqual(sight(of, {}).seenFrom('west.A'), of.spaces);
  assert.deepEqual(sight(of, { 'east.arch': 'wall' }).seenFrom('west.A'), ['west.A', 'west.B', 'east.A']);
});

test('turning a tile clockwise also turns its openings', () => {
  const tile = drawn(
    '+=+#+',
    '%A^B#',
    '+#+/+',
    'edge 0,0 n 0.1 0.2',
    'edge 0,0 w 0.3 0.5',
    'edge A B 0.2 0.6',
    'edge 1,0 s 0.7 1',
  );
  const shown = (turn: 0 | 1 | 2 | 3): string[] =>
    edges(board(built({ t: tile }, [{ tile: 't', at: [0, 0], turn }])))
      .filter(({ kind }) => kind !== 'wall')
      .map(({ id, kind, from, to }) => `${id} ${kind} ${from}–${to}`)
      .sort();
  assert.deepEqual(shown(0), [
    '-1,0:e closed-door 0.3–0.5',
    '0,-1:s gap 0.1–0.2',
    '0,0:e breach 0.2–0.6',
    '1,0:s open-door 0.7–1',
  ]);
  assert.deepEqual(shown(1), [
    '-1,1:e open-door 0.7–1',
    '0,-1:s closed-door 0.5–0.7',
    '0,0:e gap 0.1–0.2',
    '0,0:s breach 0.4–0.8',
  ]);
  assert.deepEqual(shown(2), [
    '0,-1:s open-door 0–0.3',
    '0,0:e breach 0.4–0.8',
    '1,0:e closed-door 0.5–0.7',
    '1,0:s gap 0.8–0.9',
  ]);
  assert.deepEqual(shown(3), [
    '-1,1:e gap 0.8–0.9',
    '0,0:e open-door 0–0.3',
    '0,0:s breach 0.2–0.6',
    '0,1:s closed-door 0.3–0.5',
  ]);
});

test('tiles in impossible positions are refused with the path of the fault', () => {
  const tile = drawn('A:B');
  const told = (placements: readonly Placement[], tokens: readonly Boundary[] = []): string => {
    const whole = assemble({ tile }, placements, tokens);
    return whole.ok ? 'none' : `${whole.error.code} ${whole.error.path}`;
  };
  assert.equal(told([{ tile: 'attic', at: [0, 0] }]), 'tile-unknown placements/0/tile');
  assert.equal(told([{ tile: 'toString', at: [0, 0] }]), 'tile-unknown placements/0/tile');
  assert.equal(told([]), 'board-shape spaces');
  assert.equal(
    told([
      { tile: 'tile', at: [0, 0] },
      { tile: 'tile', at: [5, 0] },
    ]),
    'board-twice spaces/2/id',
  );
  assert.equal(
    told([
      { tile: 'tile', at: [0, 0] },
      { tile: 'tile', id: 'b', at: [1, 0] },
    ]),
    'board-overlap spaces/2/cells/0',
  );
  assert.equal(told([{ tile: 'tile', at: [999, 0] }]), 'board-shape spaces/1/cells/0');
  assert.equal(
    told([{ tile: 'tile', at: [0, 0] }], [{ between: ['tile.A', 'tile.C'], kind: 'wall' }]),
    'board-unknown boundaries/0/between/1',
  );
  assert.equal(
    told(
      [{ tile: 'tile', at: [0, 0] }],
      [
        { cell: [0, 0], side: 1, kind: 'wall' },
        { cell: [1, 0], side: 3, kind: 'wall' },
      ],
    ),
    'board-twice boundaries/1',
  );
});
