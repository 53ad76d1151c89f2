// Sight on the Floors of Coma Ward, according to docs/rules/coma-ward.md: lines between the centres of spaces.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  board,
  boardToText,
  comaWardFloors,
  edges,
  floorPlan,
  parseBoard,
  sight,
  type Board,
} from '../../../src/engine/board/index.js';

const floors = comaWardFloors.map((rows) => board(floorPlan(rows)));
const second = floors[2]!;
const sees = (on: Board, from: string, to: string): boolean => sight(on, {}).sees(from, to);

test('CW-RUL-09 each Floor is a valid board of single cells, and there are 25 spaces for Rooms', () => {
  for (const { data } of floors) assert.deepEqual(parseBoard(data), { ok: true, value: data });
  const kinds = floors.flatMap(({ data }) => data.spaces.map(({ kind }) => kind));
  assert.equal(kinds.filter((kind) => kind === 'undiscovered').length, 25);
  assert.equal(second.data.spaces.find(({ id }) => id === 'D3')?.kind, 'nurses-station');
});

test('CW-RUL-10 walls stand around the elevator, and between two Rooms', () => {
  const kindOf = (one: string, other: string): string | undefined =>
    edges(second).find(({ spaces }) => [one, other].every((id) => spaces.includes(id)))?.kind;
  assert.equal(kindOf('F2', 'G2'), 'wall');
  assert.equal(kindOf('G2', 'G3'), 'wall');
  assert.equal(kindOf('G3', 'G4'), 'wall');
  assert.equal(kindOf('B1', 'B2'), 'open');
  assert.equal(kindOf('A2', 'A3'), 'open');
});

test('CW-EX-12 B1 sees C2 past a corner', () => {
  assert.equal(sees(second, 'B1', 'C2'), true);
});

test('CW-EX-13 B1 does not see D2, because a wall is between them', () => {
  assert.equal(sees(second, 'B1', 'D2'), false);
  const line = sight(second, {}).line('B1', 'D2');
  assert.deepEqual(line, {
    sees: false,
    by: 'wall',
    boundary: '1,0:e',
    from: [1.5, 0.5],
    to: [3.5, 1.5],
    at: [2, 0.75],
  });
});

test('CW-EX-16 G3 does not see into the elevator G2', () => {
  assert.equal(sees(second, 'G3', 'G2'), false);
  assert.equal(sees(second, 'G2', 'G2'), true);
});

test('CW-RUL-10 the line that shows sight runs from centre to centre', () => {
  assert.deepEqual(sight(second, {}).line('D3', 'D1'), { sees: true, from: [3.5, 2.5], to: [3.5, 0.5] });
});

test('CW-RUL-10 whoever is seen sees back', () => {
  for (const floor of floors)
    for (const one of floor.spaces)
      for (const other of floor.spaces)
        assert.equal(sees(floor, one, other), sees(floor, other, one), `${one} ${other}`);
});

test('with "sight": "centres", a closed door blocks a line, and an open one does not end it', () => {
  const row = board({
    version: 1,
    spaces: ['A', 'B', 'C'].map((id, x) => ({ id, cells: [[x, 0]] as const })),
    boundaries: [
      { between: ['A', 'B'], kind: 'open-door', id: 'door' },
      { between: ['B', 'C'], kind: 'open-door' },
    ],
    sight: 'centres',
  });
  assert.deepEqual(sight(row, {}).seenFrom('A'), ['A', 'B', 'C']);
  assert.deepEqual(sight(row, { door: 'closed-door' }).seenFrom('A'), ['A']);
  const line = sight(row, { door: 'closed-door' }).line('A', 'C');
  assert.equal(!line.sees && line.by, 'closed-door');
});

test('a board with kinds or another rule of sight is not written as text, which would lose them', () => {
  assert.equal(boardToText(floorPlan(['HH'])), null);
  const { boundaries } = floorPlan(['HH']);
  assert.equal(
    boardToText({
      version: 1,
      spaces: [
        { id: 'A', cells: [[0, 0]] },
        { id: 'B', cells: [[1, 0]] },
      ],
      boundaries,
      sight: 'centres',
    }),
    null,
  );
});
