// The Map Tiles of Lobotomy 2 and the maps of its Scenarios, checked with the code in src/engine/board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assemble,
  board,
  edges,
  paths,
  sight,
  type Board,
  type BoardData,
  type BoardState,
} from '../../../../../src/engine/board/index.js';
import { dn1 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn1.js';
import { dn2 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn2.js';
import { dn3 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn3.js';
import { dn4 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn4.js';
import { s1 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s1.js';
import { s2 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s2.js';
import { s3 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s3.js';
import { s4 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s4.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import type { TilePlacement, Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';

const { tiles } = pack;
const scenarios = [s1, s2, s3, s4, dn1, dn2, dn3, dn4];
const boards: Readonly<Record<string, BoardData>> = Object.fromEntries(tiles.map(({ id, board: data }) => [id, data]));
const tile = (id: string): Board => board(boards[id] ?? assert.fail(id));

function laid(map: readonly TilePlacement[], tokens: Scenario['tokens'] = []): Board {
  const there = new Set(map.map(({ tile: id }) => id));
  const whole = assemble(
    boards,
    map,
    tokens.filter(({ between }) => between.every((space) => there.has(space.split('.')[0] ?? ''))),
  );
  assert.ok(whole.ok, JSON.stringify(whole));
  return board(whole.value);
}
/** The state of a Board on which every Door is open. */
const opened = (on: Board): BoardState =>
  Object.fromEntries(edges(on).flatMap(({ id, kind }) => (kind === 'closed-door' ? [[id, 'open-door']] : [])));
/** Spaces that cannot be reached on foot from this Space. */
function apart(on: Board, state: BoardState, from = on.spaces[0] ?? ''): readonly string[] {
  const ways = paths(on, state, 'walker');
  return on.spaces.filter((space) => ways.distance(from, space) === null);
}
/** The average number of other Spaces that can be seen from a Space. */
function meanSight(on: Board, state: BoardState = {}): number {
  const seen = sight(on, state);
  return (
    on.spaces.reduce((sum, from) => sum + on.spaces.filter((to) => to !== from && seen.sees(from, to)).length, 0) /
    on.spaces.length
  );
}
const sharedEdges = (on: Board, [one, other]: readonly [string, string]): number =>
  edges(on).filter(({ spaces }) => spaces.includes(one) && spaces.includes(other)).length;

// Tiles

test('LOB-EX-13 the first Map Tile, the confinement cells, has 12 Spaces', () => {
  assert.deepEqual([tiles[0]?.id, tiles[0]?.board.spaces.length], ['cells', 12]);
});

test('LOB-MAP-01 there are nine Map Tiles of 8 to 14 Spaces on 5 × 5 cells', () => {
  assert.equal(tiles.length, 9);
  for (const {
    id,
    board: { spaces },
  } of tiles) {
    assert.ok(spaces.length >= 8 && spaces.length <= 14, id);
    const cells = spaces.flatMap((space) => space.cells);
    for (const axis of [0, 1] as const)
      assert.deepEqual(
        [Math.min(...cells.map((cell) => cell[axis])), Math.max(...cells.map((cell) => cell[axis]))],
        [0, 4],
        id,
      );
  }
});

test('LOB-MAP-03 on each tile, every Space can be reached on foot from every other Space', () => {
  for (const { id } of tiles) assert.deepEqual(apart(tile(id), {}), [], id);
});

test('LOB-MAP-04, LOB-MAP-08 no tile has a printed Door, but some have Breaches', () => {
  const printed = tiles.map(({ id, board: { boundaries } }) => [id, boundaries.map(({ kind }) => kind)] as const);
  for (const [id, kinds] of printed) assert.ok(!kinds.includes('closed-door') && !kinds.includes('open-door'), id);
  assert.deepEqual(
    printed.flatMap(([id, kinds]) => (kinds.includes('breach') ? [id] : [])),
    ['cells', 'theatre', 'kitchen', 'chapel', 'boiler', 'attic', 'hall'],
  );
});

test('LOB-MAP-05 windows are walls', () => {
  const windows = tiles.flatMap(({ board: { boundaries } }) => boundaries.filter(({ id }) => id?.startsWith('window')));
  assert.ok(windows.length >= 15);
  for (const { kind } of windows) assert.equal(kind, 'wall');
});

test('LOB-RUL-12 any two tiles fit together in all directions, with a way on foot between them', () => {
  for (const one of tiles)
    for (const other of tiles)
      for (const turn of [0, 1, 2, 3] as const) {
        if (one === other) continue;
        const both = laid([
          { tile: one.id, at: [0, 0] },
          { tile: other.id, at: [5, 0], turn },
        ]);
        assert.deepEqual(apart(both, {}), [], `${one.id} and ${other.id} turned ${turn}`);
      }
});

test('LOB-RUL-14 each tile has 2 to 4 Spawn Points of different colours', () => {
  for (const {
    id,
    board: { points = [] },
  } of tiles) {
    assert.ok(points.length >= 2 && points.length <= 4, id);
    assert.equal(new Set(points.map(({ colour }) => colour)).size, points.length, id);
    for (const { colour } of points) assert.ok(['green', 'blue', 'red', 'yellow'].includes(colour), id);
  }
});

test('LOB-LOS-03 tiles differ in their lines of sight: fewest in the boiler room, most in the theatre and on the great stair', () => {
  const share = Object.fromEntries(tiles.map(({ id }) => [id, meanSight(tile(id)) / (tile(id).spaces.length - 1)]));
  const order = Object.entries(share)
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id);
  assert.equal(order[0], 'boiler');
  assert.ok((share['boiler'] ?? 1) < 0.65 && (share['theatre'] ?? 0) > 0.95 && (share['courtyard'] ?? 0) > 0.9);
});

// Maps

for (const { id, map, tokens, starts, hunt, lockers } of scenarios) {
  const whole = laid(map, tokens);

  test(`LOB-SET-01 ${id}: a Character that opens Doors reaches all revealed Spaces, but no others`, () => {
    assert.deepEqual(apart(whole, opened(whole), starts[0]), []);
    const first = laid(
      map.filter(({ shown }) => shown),
      tokens,
    );
    assert.deepEqual(apart(first, opened(first), starts[0]), []);
    for (const space of [...starts, ...lockers]) assert.ok(first.spaceOfId.has(space), space);
  });

  test(`LOB-SET-02 ${id}: every Door and Wall token is in a gap, on the only shared edge of two Spaces, and there are at most 36 Doors`, () => {
    const bare = laid(map);
    for (const { between, kind } of tokens) {
      assert.equal(sharedEdges(whole, between), 1, between.join());
      const under = edges(bare).find(({ spaces }) => between.every((space) => spaces.includes(space)));
      assert.notEqual(under?.kind, 'wall', between.join());
      assert.ok(kind === 'closed-door' || kind === 'wall');
    }
    assert.ok(tokens.length <= 36);
  });

  test(`LOB-SET-03 ${id}: no Space has two Lockers, and there are enough Locker tokens`, () => {
    assert.equal(new Set(lockers).size, lockers.length);
    assert.ok(lockers.length <= 27);
  });

  test(`LOB-RUL-83 ${id}: there are Spawn Points of all four colors, for every Spawn card`, () => {
    assert.deepEqual([...new Set((whole.data.points ?? []).map(({ colour }) => colour))].sort(), [
      'blue',
      'green',
      'red',
      'yellow',
    ]);
  });

  test(`LOB-LOS-02 ${id}: Closed Doors remove at least a fifth of all lines of sight, but not all`, () => {
    const gaps = laid(
      map,
      tokens.map((token) => ({ ...token, kind: 'gap' })),
    );
    assert.ok(meanSight(whole) >= 1.5, String(meanSight(whole)));
    assert.ok(meanSight(whole) < meanSight(gaps) * 0.8, `${meanSight(whole)} of ${meanSight(gaps)}`);
  });

  if (hunt.onBoard) {
    test(`LOB-RUL-98 ${id}: the Huntmaster’s path over the Board is 12 Spaces in a row, on revealed tiles`, () => {
      const path = hunt.onBoard ?? [];
      const ways = paths(
        laid(
          map.filter(({ shown }) => shown),
          tokens,
        ),
        opened(whole),
        'prowler',
      );
      assert.equal(path.length, 12);
      for (const [n, space] of path.entries())
        if (n > 0) assert.equal(ways.distance(path[n - 1] ?? '', space), 1, space);
    });
  }
}

test('LOB-LOS-02 from a cell of S1, no mini is visible except through a hole in the wall', () => {
  const cells = laid(
    s1.map.filter(({ shown }) => shown),
    s1.tokens,
  );
  const seen = sight(cells, {});
  const from = (space: string) => cells.spaces.filter((to) => to !== space && seen.sees(space, to));
  assert.deepEqual([from('cells.A'), from('cells.C'), from('cells.E')], [['cells.B'], [], []]);
});
