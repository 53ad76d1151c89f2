// Boards that people draw as text, and text that editors have changed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  board,
  boardFromText,
  boardToText,
  edges,
  presets,
  type BoardData,
} from '../../../../src/engine/board/index.js';
import { drawn, randomBoard } from '../boards.js';

const ward = `
+#+#+#+
#A:B=C/
+%+.+#+
#D#B^E#
+#+#+#+
name A Night ward
name E The doctor’s room
edge B C 0.5 0.8
edge 1,0 w label-1
edge 0,1 n 0.1–0.9 grating
point p1 E red
`;
const told = (text: string): string => {
  const read = boardFromText(text);
  return read.ok ? 'none' : `${read.error.code} ${read.error.path}`;
};

test('a drawing is read as a board, with cells, spaces, edges, names, openings, ids and points', () => {
  assert.deepEqual(drawn(ward), {
    version: 1,
    spaces: [
      { id: 'A', name: 'Night ward', cells: [[0, 0]] },
      {
        id: 'B',
        cells: [
          [1, 0],
          [1, 1],
        ],
      },
      { id: 'C', cells: [[2, 0]] },
      { id: 'D', cells: [[0, 1]] },
      { id: 'E', name: 'The doctor’s room', cells: [[2, 1]] },
    ],
    boundaries: [
      { cell: [0, 0], side: 1, kind: 'open', id: 'label-1' },
      { cell: [1, 0], side: 1, kind: 'gap', from: 0.5, to: 0.8 },
      { cell: [2, 0], side: 1, kind: 'open-door' },
      { cell: [0, 0], side: 2, kind: 'closed-door', from: 0.1, to: 0.9, id: 'grating' },
      { cell: [1, 1], side: 1, kind: 'breach' },
    ],
    points: [{ id: 'p1', space: 'E', colour: 'red' }],
  } satisfies BoardData);
});

const mangled: Readonly<Record<string, (text: string) => string>> = {
  'the whole text is trimmed': (text) => text.trim(),
  'lines are indented': (text) => text.replaceAll('\n', '\n\t    '),
  'a space is between all marks': (text) => text.replace(/^[+#].*$/gm, (line) => Array.from(line).join(' ')),
  'hard spaces': (text) =>
    text.replace(/^[+#].*$/gm, (line) => Array.from(line).join('\u00a0')).replaceAll(' ', '\u00a0'),
  'hard spaces as HTML': (text) => text.replace(/^[+#].*$/gm, (line) => Array.from(line).join('&nbsp;')),
  'invisible spaces': (text) => text.replaceAll('+', '\u200b+\ufeff'),
  'blank lines between': (text) => text.replaceAll('\n', '\n\n'),
  'line breaks of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'line breaks in HTML': (text) => text.trim().replaceAll('\n', '<br />'),
  'one line, for an attribute': (text) => text.trim().replaceAll('\n', ';'),
  'line breaks are replaced by spaces': (text) => text.replaceAll('\n', ' '),
  'long dashes': (text) => text.replace('0.5 0.8', '0.5 — 0.8'),
  'notes before the drawing': (text) =>
    [...text.trim().split('\n').slice(5), ...text.trim().split('\n').slice(0, 5)].join('\n'),
};
for (const [what, mangle] of Object.entries(mangled))
  test(`a drawing that an editor has changed can still be read: ${what}`, () => {
    assert.notEqual(mangle(ward), ward);
    assert.deepEqual(drawn(mangle(ward)), drawn(ward));
  });

test('a drawing that an editor has changed can still be read: three dots turned into one character', () => {
  assert.deepEqual(drawn('A.A.A', '.+#+#', 'A#…'), drawn('A.A.A', '.+#+#', 'A#...'));
});

test('blanks between the marks do not change a drawing of one line', () => {
  assert.deepEqual(drawn('A : B % C'), drawn('A:B%C'));
  assert.deepEqual(drawn('A:B% C'), drawn('A:B%C'));
});

test('outer edges may be missing in a drawing', () => {
  assert.deepEqual(drawn('A:B'), drawn('+#+#+', '#A:B#', '+#+#+'));
  assert.deepEqual(
    drawn('A:.', '#+.', 'B#.').spaces.map(({ id }) => id),
    ['A', 'B'],
  );
});

const bad: readonly (readonly [what: string, text: string, fault: string])[] = [
  ['nothing', '  \n ', 'text-shape '],
  ['one line too few', 'A:B\n#+#', 'text-shape lines/2'],
  ['a line too long', 'A:B\n#+#\nC:D:', 'text-shape lines/3'],
  ['an invalid cell', 'A:?', 'text-mark lines/1'],
  ['an invalid edge', 'AxB', 'text-mark lines/1'],
  ['a missing edge', 'A.B', 'text-mark lines/1'],
  ['a wall inside a space', 'A#A', 'text-mark lines/1'],
  ['a door without a space', 'A#.%.', 'text-mark lines/1'],
  ['an invalid corner', 'A:B\n#:#\nC:D', 'text-mark lines/2'],
  ['a blank line before the fault', '\nA:B\n\n#:#\nC:D', 'text-mark lines/4'],
  ['a space in two parts', 'A#B#A', 'board-apart spaces/0/cells'],
  ['a name for an unknown space', 'A:B\nname C Hall', 'text-note lines/2'],
  ['a missing name', 'A:B\nname A', 'text-note lines/2'],
  ['a point without a colour', 'A:B\npoint p A', 'text-note lines/2'],
  ['a point in an unknown space', 'A:B\npoint p Z red', 'board-unknown points/0/space'],
  ['an edge between spaces that do not touch', 'A:B:C\nedge A C 0.1 0.2', 'text-note lines/2'],
  ['an edge between spaces that share two edges', 'A:B\n.+.\nA:B\nedge A B 0.1 0.2', 'text-note lines/4'],
  ['an unknown side', 'A:B\nedge 0,0 x 0.1 0.2', 'text-note lines/2'],
  ['a cell beyond the drawing', 'A:B\nedge 7,7 n door', 'board-unknown boundaries/1/cell'],
  ['an opening that ends before it begins', 'A=B\nedge A B 0.5 0.2', 'board-shape boundaries/0/to'],
  ['an opening in half of an open edge', 'A:B\nedge A B 0.5 0.8', 'board-shape boundaries/0/from'],
  ['a drawing that is too large', 'A'.repeat(40_001), 'text-size '],
];
for (const [what, text, fault] of bad)
  test(`an invalid drawing is refused with the number of the line: ${what}`, () => {
    assert.equal(told(text), fault);
  });

const plain = (data: BoardData): BoardData => {
  const letter = (n: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(n);
  return { ...data, spaces: data.spaces.map((space, n) => ({ ...space, id: letter(n) })) };
};
/** The data in a form in which the order of lists does not matter. */
const essence = (data: BoardData): unknown => ({
  spaces: data.spaces
    .map((space) => ({ ...space, cells: [...space.cells].map(String).sort() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  edges: edges(board(data))
    .map((edge) => JSON.stringify(edge))
    .sort(),
  points: data.points ?? [],
});

test('the drawing of a board reads as the same board', () => {
  assert.deepEqual(essence(drawn(boardToText(drawn(ward)) ?? '')), essence(drawn(ward)));
  for (let seed = 0; seed < 200; seed++) {
    const data = plain(randomBoard(seed));
    const [left, top] = [0, 1].map((axis) =>
      Math.min(...data.spaces.flatMap(({ cells }) => cells.map((cell) => cell[axis]!))),
    );
    if (left || top) continue;
    assert.deepEqual(essence(drawn(boardToText(data) ?? '')), essence(data), `board ${seed}`);
  }
  assert.equal(boardToText(presets.R1)?.split('\n')[1], '#A:B:C#');
});

test('a board that cannot be drawn as text gives null', () => {
  const data = drawn('A:B');
  assert.equal(boardToText({ ...data, spaces: data.spaces.map((space) => ({ ...space, id: `${space.id}1` })) }), null);
  for (const name of ['a;b', 'two  spaces', ' first', '<br>', '&nbsp;'])
    assert.equal(boardToText({ ...data, spaces: data.spaces.map((space) => ({ ...space, name })) }), null, name);
  assert.equal(boardToText({ ...data, points: [{ id: 'a b', space: 'A', colour: 'red' }] }), null);
});
