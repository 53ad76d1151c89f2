// The rules of Lobotomy 2 about boards, shown on the boards of the worked examples in the rulebook.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  board,
  boardFromText,
  boardToText,
  edges,
  parseBoard,
  paths,
  presets,
  range,
  sight,
  type Board,
  type BoardData,
  type BoardState,
  type Boundary,
} from '../../../src/engine/board/index.js';
import { between, drawn, enclosure } from './boards.js';

const [M1, L1, L2, R1, V1] = [
  board(presets.M1),
  board(presets.L1),
  board(presets.L2),
  board(presets.R1),
  board(presets.V1),
];
const seenFrom = (of: Board, viewer: string, state: BoardState = {}): string =>
  sight(of, state).seenFrom(viewer).join('');
const reason = (of: Board, from: string, to: string): string => {
  const line = sight(of, {}).line(from, to);
  return line.sees ? 'seen' : line.by;
};
const walk = (of: Board, from: string, state: BoardState = {}): string =>
  paths(of, state, 'walker').steps(from).join('');

for (const [name, data] of Object.entries<BoardData>(presets))
  test(`preset ${name} is a valid board, and its drawing reads as the same board`, () => {
    assert.deepEqual(parseBoard(data), { ok: true, value: data });
    const again = boardFromText(boardToText(data) ?? '');
    assert.ok(again.ok);
    const id = (given: string): string => (/^[-\d]/.test(given) ? '' : given);
    const shown = (of: BoardData): unknown =>
      edges(board(of))
        .map(({ kind, from, to, spaces, id: given }) =>
          [[...spaces].sort().join(), kind, from, to, id(given)].join(' '),
        )
        .sort();
    assert.deepEqual(shown(again.value), shown(data));
  });

test('LOB-MAP-01 a space may be enclosed by any mixture of walls, white lines and doors', () => {
  assert.equal(enclosure(M1, 'D'), 'closed-door closed-door gap open');
  assert.equal(enclosure(L1, 'C'), 'breach closed-door gap open');
});

test('LOB-MAP-02 a space may have any shape, and only a white line divides it into two', () => {
  const [one, two] = [board(drawn('A.A.A', '.+.+.', 'A.A.A')), board(drawn('A.A.A', '.+:+:', 'A:B.B'))];
  assert.deepEqual(one.spaces, ['A']);
  assert.deepEqual(two.spaces, ['A', 'B']);
  assert.equal(paths(two, {}, 'walker').distance('A', 'B'), 1);
});

test('LOB-MAP-03 a boundary that is partly wall and partly white line joins the two spaces', () => {
  assert.ok(walk(V1, 'P').includes('C'));
  assert.ok(sight(M1, {}).sees('B', 'D'));
});

test('LOB-MAP-04 without a Door token, a picture of a doorway is an ordinary boundary', () => {
  const three = board(drawn('A=B=C'));
  assert.equal(seenFrom(three, 'A'), 'ABC', 'no one-space limit');
  assert.equal(seenFrom(three, 'A', { [between(three, 'A', 'B')]: 'open-door' }), 'AB');
});

test('LOB-MAP-05 a picture of a window in a wall is no gap', () => {
  assert.equal(edges(V1).find(({ spaces }) => spaces.includes('Q') && spaces.includes('G'))?.kind, 'wall');
  assert.equal(walk(V1, 'Q').includes('G'), false);
  assert.equal(sight(V1, {}).sees('Q', 'G'), false);
});

test('LOB-MAP-06 a door or a wall fills the whole gap, even where that is wider than the token', () => {
  const hall = board(drawn('A=B', 'edge A B 0.1 0.9'));
  const id = between(hall, 'A', 'B');
  const [shown] = edges(hall, { [id]: 'open-door' }).filter((edge) => edge.id === id);
  assert.deepEqual([shown?.from, shown?.to], [0.1, 0.9]);
  for (const kind of ['closed-door', 'wall'] as const)
    assert.equal(seenFrom(hall, 'A', { [id]: kind }), 'A', 'the token leaves no opening beside it');
  const white = board(drawn('A:B'));
  const wide = edges(white, { [between(white, 'A', 'B')]: 'open-door' }).find(
    ({ spaces }) => spaces.includes('A') && spaces.includes('B'),
  );
  assert.deepEqual([wide?.from, wide?.to], [0, 1]);
});

test('LOB-MAP-07 a Breach makes a gap in a wall, and a Wall closes a gap or a doorway', () => {
  const [wall, gap, door] = [between(L1, 'F', 'G'), between(L1, 'H', 'K'), between(L1, 'G', 'H')];
  assert.equal(seenFrom(L1, 'F'), 'F');
  assert.equal(seenFrom(L1, 'F', { [wall]: 'breach' }), 'FG');
  assert.equal(paths(L1, { [wall]: 'breach' }, 'walker').distance('F', 'G'), 1);
  assert.equal(paths(L1, {}, 'walker').distance('F', 'G'), null);
  assert.equal(sight(L1, {}).sees('H', 'K'), true);
  assert.equal(
    paths(L1, { [gap]: 'wall' }, 'walker')
      .steps('H')
      .includes('K'),
    false,
  );
  assert.equal(seenFrom(L1, 'G', { [door]: 'wall' }), 'CG');
  const breached = edges(L1, { [wall]: 'breach' }).find(({ id }) => id === wall);
  assert.deepEqual([breached?.from, breached?.to], [0.3, 0.7]);
});

test('LOB-MAP-08 a Breach of the tile works like a Breach token', () => {
  const art = board(drawn('A^B:C'));
  const token = board(drawn('A#B:C'));
  const state = { [between(token, 'A', 'B')]: 'breach' } as const;
  for (const viewer of art.spaces) assert.equal(seenFrom(art, viewer), seenFrom(token, viewer, state));
  assert.equal(seenFrom(art, 'A'), 'AB');
});

test('LOB-MAP-09 the position of a Mini within its Space never matters', () => {
  const long = board(drawn('A.A.A', '#+#+:', 'B:C#D'));
  assert.equal(sight(long, {}).sees('A', 'D'), true, 'though only its last cell lies over D');
});

test('LOB-LOS-01 sight is measured from the space of the acting figure to the space of the target', () => {
  assert.equal(sight(L1, {}).sees('I', 'G'), true);
  assert.equal(sight(L1, {}).sees('G', 'I'), false);
});

test('LOB-LOS-02 walls and Closed Doors stop sight', () => {
  assert.equal(seenFrom(board(drawn('A#B')), 'A'), 'A');
  assert.equal(seenFrom(board(drawn('A%B')), 'A'), 'A');
});

test('LOB-LOS-03 one free line from any point to any point is enough', () => {
  const narrow = board(drawn('A=B', 'edge A B 0.5 0.501'));
  assert.equal(seenFrom(narrow, 'A'), 'AB');
});

test('LOB-LOS-04 lines of sight pass through gaps, Open Doors and Breaches', () => {
  for (const mark of '=/^:') assert.equal(seenFrom(board(drawn(`A${mark}B`)), 'A'), 'AB', mark);
});

test('LOB-LOS-05 behind an Open Door or a Breach, a line of sight reaches only one space', () => {
  for (const mark of '/^') {
    assert.equal(seenFrom(board(drawn(`A${mark}B:C:D`)), 'A'), 'AB', mark);
    assert.equal(seenFrom(board(drawn(`A:B${mark}C:D`)), 'A'), 'ABC', mark);
  }
});

test('LOB-LOS-06 a gap does not limit how far a line of sight goes behind it', () => {
  assert.equal(seenFrom(board(drawn('A=B=C=D=E')), 'A'), 'ABCDE');
});

test('LOB-LOS-07 sight may be one-way: past a door, one space may see another without being seen', () => {
  const row = board(drawn('G/H:I'));
  assert.equal(seenFrom(row, 'I'), 'GHI');
  assert.equal(seenFrom(row, 'G'), 'GH');
});

test('LOB-LOS-08 a viewer who sees a part of a space sees all of it, even around its corners', () => {
  const around = board(drawn('A/B.B', '#+#+.', 'C#D#B'));
  assert.equal(sight(around, {}).sees('A', 'B'), true, 'though its last cell lies round the corner behind a door');
});

test('LOB-RUL-06 each kind of boundary: who crosses it, and whether sight passes', () => {
  const table = { ':': [1, 1, 1], '=': [1, 1, 1], '#': [0, 0, 0], '%': [0, 1, 0], '/': [1, 1, 1], '^': [1, 1, 1] };
  for (const [mark, [walker, prowler, seen]] of Object.entries(table)) {
    const of = board(drawn(`A${mark}B`));
    const crosses = (policy: 'walker' | 'prowler'): boolean => paths(of, {}, policy).distance('A', 'B') === 1;
    assert.deepEqual(
      [crosses('walker'), crosses('prowler'), sight(of, {}).sees('A', 'B')],
      [walker, prowler, seen].map(Boolean),
      mark,
    );
  }
});

test('LOB-RUL-07 a line may not touch a corner or the end of an opening, but an opening that is wider by a thousandth lets it pass', () => {
  // A line that crosses the first edge at y₁ and the second at y₂ crosses the third at 2y₂ − y₁. This is above 0.7 for
  // all y₁ < 0.3 and y₂ > 0.5.
  const row = (to: string): Board => board(drawn('A=B=C=D', 'edge A B 0 0.3', 'edge B C 0.5 1', `edge C D 0.2 ${to}`));
  assert.equal(seenFrom(row('0.7'), 'A'), 'ABC');
  assert.equal(seenFrom(row('0.701'), 'A'), 'ABCD');
  const upside = (from: string): Board =>
    board(drawn('A=B=C=D', 'edge A B 0.7 1', 'edge B C 0 0.5', `edge C D ${from} 0.8`));
  assert.equal(seenFrom(upside('0.3'), 'A'), 'ABC');
  assert.equal(seenFrom(upside('0.299'), 'A'), 'ABCD');
  assert.equal(sight(board(drawn('A#B', ':+:', 'C#D')), {}).sees('A', 'D'), false, 'not through the corner');
});

test('LOB-RUL-07 a space always sees itself, even inside four walls', () => {
  for (const of of [board(drawn('A#B')), M1])
    for (const id of of.spaces) assert.equal(sight(of, {}).sees(id, id), true);
});

test('LOB-RUL-08 sight is determined from the viewer, separately for each direction', () => {
  assert.deepEqual([sight(L1, {}).sees('I', 'G'), sight(L1, {}).sees('G', 'I')], [true, false]);
});

test('LOB-RUL-09 no line passes two Doors or Breaches', () => {
  for (const two of ['A/B/C', 'A^B/C', 'A/B^C', 'A^B^C']) assert.equal(seenFrom(board(drawn(two)), 'A'), 'AB', two);
});

test('LOB-RUL-10 only boundaries stop sight, not tokens or Minis', () => {
  const plain = drawn('A:B:C');
  const full: BoardData = {
    ...plain,
    points: ['A', 'B', 'C'].map((space) => ({ id: `p${space}`, space, colour: 'red' })),
  };
  assert.equal(seenFrom(board(full), 'A'), seenFrom(board(plain), 'A'));
});

test('LOB-EX-11 board M1: the boundaries around A, B, C and D', () => {
  assert.equal(enclosure(M1, 'A'), 'closed-door closed-door wall wall', 'corridor walls, a Door at each end');
  assert.equal(enclosure(M1, 'B'), 'closed-door closed-door gap wall', 'a gap in the bottom wall');
  assert.equal(enclosure(M1, 'C'), 'closed-door wall wall wall', 'walls on three sides');
  assert.equal(
    enclosure(M1, 'D'),
    'closed-door closed-door gap open',
    'Doors left and right, top partly wall, bottom white line only',
  );
  const bottom = edges(M1).find(
    ({ spaces: [above, below], kind }) => above === 'D' && below === null && kind === 'open',
  );
  assert.equal(bottom?.side, 2);
});

test('LOB-EX-12 without the white line, B and D are one T-shaped space, and the board has three spaces', () => {
  const { version, spaces, boundaries } = presets.M1;
  const joined: BoardData = {
    version,
    spaces: [
      ...spaces.filter(({ id }) => id !== 'B' && id !== 'D'),
      {
        id: 'B',
        cells: [
          [1, 0],
          [1, 1],
        ],
      },
    ],
    boundaries: boundaries
      .filter((boundary) => !('between' in boundary && boundary.kind === 'gap'))
      .map((boundary): Boundary =>
        'between' in boundary && boundary.between.includes('D') ? { ...boundary, between: ['C', 'B'] } : boundary,
      ),
  };
  assert.ok(parseBoard(joined).ok);
  assert.equal(board(joined).spaces.length, 3);
  assert.equal(M1.spaces.length, 4);
});

const looks: readonly (readonly [
  title: string,
  of: Board,
  viewer: string,
  seen: string,
  unseen: string,
  why?: Readonly<Record<string, string>>,
])[] = [
  ['LOB-EX-14 G sees C, the first space behind the Breach', L1, 'G', 'C', ''],
  [
    'LOB-EX-15 G does not see A, B and D: they are beyond the first space behind the Breach',
    L1,
    'G',
    '',
    'ABD',
    { A: 'past-opening', B: 'past-opening', D: 'past-opening' },
  ],
  ['LOB-EX-16 G does not see F and J: solid walls hide them', L1, 'G', '', 'FJ', { F: 'wall', J: 'wall' }],
  ['LOB-EX-17 G sees H, the first space behind the Open Door', L1, 'G', 'H', ''],
  [
    'LOB-EX-18 G does not see I and E: they are the second space or further',
    L1,
    'G',
    '',
    'IE',
    { I: 'past-opening', E: 'past-opening' },
  ],
  ['LOB-EX-19 I sees C, D, E, K and L through partly walled boundaries', L1, 'I', 'CDEKL', ''],
  ['LOB-EX-20 I sees H: nothing is in the way', L1, 'I', 'H', ''],
  ['LOB-EX-21 I sees G, though G does not see I', L1, 'I', 'G', ''],
  [
    'from I, no line goes round the corner into B, and F and J are behind walls',
    L1,
    'I',
    '',
    'BFJ',
    { B: 'no-line', F: 'wall', J: 'wall' },
  ],
  ['LOB-EX-23 A sees B, but not C and D', L2, 'A', 'B', 'CD', { C: 'past-opening', D: 'past-opening' }],
  ['LOB-EX-24 A sees E through the Breach, but not D and F', L2, 'A', 'E', 'DF', { F: 'past-opening' }],
  ['LOB-EX-25 E sees A, D and F, each through one opening', L2, 'E', 'ADF', ''],
];
for (const [title, of, viewer, seen, unseen, why = {}] of looks)
  test(title, () => {
    for (const id of seen) assert.equal(reason(of, viewer, id), 'seen', id);
    for (const id of unseen) assert.equal(sight(of, {}).sees(viewer, id), false, id);
    for (const [id, by] of Object.entries(why)) assert.equal(reason(of, viewer, id), by, id);
  });

test('LOB-EX-22 the boundary between D and E is no doorway, so it does not limit sight', () => {
  assert.equal(edges(L1).find(({ id }) => id === 'label-3')?.kind, 'gap');
  assert.equal(sight(L1, {}).sees('I', 'C'), true, 'through E, past it and on through D');
  assert.equal(sight(L1, { 'label-3': 'open-door' }).sees('I', 'C'), false, 'a Door would end the line in D');
  assert.equal(paths(L1, {}, 'walker').distance('D', 'E'), 1);
});

test('LOB-EX-26 from E, all of D and F can be targeted, including the cells around the corner', () => {
  const apart: BoardData = {
    ...presets.L2,
    spaces: presets.L2.spaces.flatMap((space) =>
      space.cells.length === 1
        ? [space]
        : space.cells.map((cell, n) => ({ id: `${space.id}${n || ''}`, cells: [cell] })),
    ),
  };
  const cells = board({
    ...apart,
    boundaries: [...apart.boundaries, { between: ['D', 'D1'], kind: 'open' }, { between: ['F', 'F1'], kind: 'open' }],
  });
  assert.equal(
    sight(cells, {}).sees('E', 'D1'),
    false,
    'a separate space in the place of the far cell would not be seen',
  );
  for (const id of 'DF') assert.equal(sight(L2, {}).sees('E', id), true);
});

test('LOB-EX-27 a Range of 0–2 reaches distances 0, 1 and 2, not 3', () => {
  const row = range(board(drawn('A:B:C:D')));
  assert.deepEqual(row.within('A', 0, 2), ['A', 'B', 'C']);
});

test('LOB-EX-28 board R1: 0 at the centre, 1 beside it, 2 at the corners', () => {
  const distances = R1.spaces.map((id) => range(R1).distance('E', id));
  assert.deepEqual(distances, [2, 1, 2, 1, 0, 1, 2, 1, 2]);
});

test('LOB-EX-29 board R1: the space above is at distance 1 and not seen', () => {
  assert.equal(range(R1).distance('E', 'B'), 1);
  assert.equal(sight(R1, {}).sees('E', 'B'), false);
  assert.equal(reason(R1, 'E', 'B'), 'wall');
});

test('LOB-EX-50 board V1: Character 1 may go to A, B and C, not to D', () => {
  assert.equal(walk(V1, 'P'), 'ABC');
});

test('LOB-EX-51 board V1: Character 2 may go to C and F, not to D, E or G', () => {
  assert.equal(walk(V1, 'Q'), 'CF');
});

test('LOB-EX-52 board V1: with the door open D is one step away, and the door is on the edge of Q', () => {
  const door = edges(V1).find(({ kind, spaces }) => kind === 'closed-door' && spaces.includes('Q'));
  assert.deepEqual([...door!.spaces].sort(), ['D', 'Q']);
  assert.equal(paths(V1, {}, 'walker').distance('Q', 'D'), null);
  assert.equal(paths(V1, { [door!.id]: 'open-door' }, 'walker').distance('Q', 'D'), 1);
});
