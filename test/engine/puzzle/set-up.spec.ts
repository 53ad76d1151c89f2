// Setting up puzzles: kinds, piles, the deal, and the data of the nine puzzles.
import assert from 'node:assert/strict';
import {
  edges,
  linksOf,
  piecesOf,
  pileOf,
  puzzles,
  shown,
  socketsOf,
  tileShows,
  type Kind,
  type Puzzle,
  type Puzzles,
  type Turn,
} from '../../../src/engine/puzzle/index.js';
import { rule } from '../../support/rule-coverage.js';
import { rules } from '../../../src/engine/games/mansions-of-madness/rules/rules.js';
import { ended, left, lying, make, meet, order } from './puzzle-match.js';

const get = (id: string): Puzzle => puzzles[id]!;
const ofKind = (kind: Kind): string[] =>
  Object.values(puzzles)
    .filter((puzzle) => puzzle.kind === kind)
    .map(({ id }) => id);

/** The rows of a puzzle as text: each position by its number, and the setup tile as #. */
function drawn({ at = [], tileCells = [] }: Puzzle): string {
  const rows: string[][] = [];
  const put = (row: number, column: number, sign: string): void => {
    (rows[row] ??= [])[column] = sign;
  };
  at.forEach(([row, column], i) => {
    put(row, column, String(i + 1));
  });
  for (const [row, column] of tileCells) put(row, column, '#');
  return rows.map((row) => Array.from(row, (sign) => sign ?? '.').join('')).join(' / ');
}

/** The links between neighbouring cells, found from the coordinates of the cells and not from the text in `links`. */
function touching({ at = [] }: Puzzle): string[] {
  return at.flatMap(([row, column], i) =>
    at.flatMap(([r, c], j) =>
      r === row && c === column + 1
        ? [`${i + 1}E-${j + 1}W`]
        : c === column && r === row + 1
          ? [`${i + 1}S-${j + 1}N`]
          : [],
    ),
  );
}

const named = (puzzle: Puzzle): string[] =>
  linksOf(puzzle).map(({ at, side, to, toSide }) => `${at}${'NESW'[side] ?? ''}-${to ?? 0}${'NESW'[toSide] ?? ''}`);

rule('MOM-PUZ-01 there are three kinds of puzzles, and the card names one of nine puzzles', (t) => {
  assert.deepEqual(
    [ofKind('wiring'), ofKind('lock'), ofKind('rune')],
    [
      ['1A', '2A', '3A'],
      ['4A', '5A', '6A'],
      ['7', '8', '9'],
    ],
  );
  for (const id of Object.keys(puzzles)) {
    meet(t, id);
    assert.equal(t.events().find(({ type }) => type === 'puzzle-set-up')?.['position'].puzzle, id);
  }
});

rule('MOM-PUZ-04 when a puzzle is first encountered, its pile is shuffled, and each position gets a piece', (t) => {
  const firsts = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    t.match(rules, { seed, situation: { cards: { card: { puzzle: '2A' } } } });
    assert.deepEqual(t.state.puzzles.open, []);
    t.choose('meet:card');
    assert.equal(lying(t).pieces.length, 7);
    const { order: pile } = t.state.puzzles.piles[0];
    assert.deepEqual(
      [...lying(t).pieces, ...pile].sort(),
      Object.keys(piecesOf(get('2A'))),
      'each piece is there once',
    );
    firsts.add(lying(t).pieces.join());
  }
  assert.equal(firsts.size, 12, 'the deals differ');
});

rule('MOM-PUZ-05 pieces are dealt in rows, from the top left', (t) => {
  meet(t, '8', '3 1 4 8 5 2 6 7');
  assert.deepEqual(lying(t).pieces, ['3', '1', '4', '8', '5', '2', '6', '7']);
  for (const { at } of Object.values(puzzles)) {
    const read = at?.map(([row, column]) => row * 10 + column);
    assert.deepEqual(
      read,
      read?.toSorted((a, b) => a - b),
    );
  }
});

rule('MOM-PUZ-06 each piece starts with its arrow up, whether it was dealt or drawn', (t) => {
  meet(t, '2A', 'W15 W06 W12 W07 W02 W13 W11 W03');
  assert.deepEqual(lying(t).turns, [0, 0, 0, 0, 0, 0, 0]);
  make(t, 'rotate:3:cw draw replace:3');
  assert.deepEqual(lying(t).pieces[2], 'W03');
  assert.deepEqual(lying(t).turns, [0, 0, 0, 0, 0, 0, 0]);
});

rule('MOM-PUZ-07 runes have no setup tile', (t) => {
  for (const id of ofKind('rune')) {
    meet(t, id);
    assert.deepEqual(socketsOf(get(id)), []);
    assert.equal(get(id).tileCells, undefined);
    assert.equal(t.why(0, 'turn-tile:cw')?.rule, 'MOM-RUL-106');
  }
});

rule('MOM-RUL-107 there are five piles of three kinds', (t) => {
  const cards = Object.fromEntries(
    Object.keys(puzzles).map((id) => [`card-${id.toLowerCase()}`, { puzzle: id, lock: true }]),
  );
  t.match(rules, { situation: { cards, turns: 40 } });
  for (const card of Object.keys(cards)) {
    t.choose(`meet:${card}`);
    if (t.view(0).questions[0]?.kind === 'puzzle-move') t.choose('stop');
    t.choose('end');
  }
  assert.deepEqual(t.state.puzzles.piles.map(({ name }: { name: string }) => name).sort(), [
    'lock',
    'rune-7',
    'rune-8',
    'rune-9',
    'wiring',
  ]);
  const sizes = new Map(Object.values(puzzles).map((puzzle) => [pileOf(puzzle), Object.keys(piecesOf(puzzle)).length]));
  assert.deepEqual(Object.fromEntries(sizes), { wiring: 15, lock: 15, 'rune-7': 6, 'rune-8': 8, 'rune-9': 9 });
});

rule(
  'MOM-RUL-108 positions without pieces stay empty, match nothing, cannot be swapped, and are filled when pieces return',
  (t) => {
    const cards = {
      one: { puzzle: '1A', lock: true },
      two: { puzzle: '2A', lock: true },
      three: { puzzle: '3A', lock: true },
    };
    const faces = order('wiring', 'W04 W12 W05 W09 W13 W08 W06 W07 W11 W15 W10 W01 W02 W14 W03');
    t.match(rules, { situation: { cards, investigators: [{ intellect: 9 }] }, faces });
    t.choose('meet:three');
    t.choose('stop');
    t.choose('meet:two');
    t.choose('stop');
    t.choose('end');
    t.choose('meet:one');
    assert.deepEqual(lying(t).pieces, [null, null, null, null, null, null]);
    assert.deepEqual(t.options(), ['skill-point', 'stop']);
    assert.equal(t.why(0, 'swap:1-2')?.rule, 'MOM-RUL-105');
    assert.equal(t.why(0, 'rotate:1:cw')?.rule, 'MOM-PUZ-10');
    assert.ok(edges(lying(t)).every(({ agrees }) => !agrees));
    t.choose('stop');
    t.choose('meet:three');
    make(t, 'swap:1-2 swap:2-3 swap:1-2 swap:7-8 rotate:1:cw rotate:3:ccw rotate:4:ccw rotate:7:ccw');
    assert.equal(ended(t), 'solved');
    const [filled] = t.events().filter(({ type }) => type === 'puzzle-filled');
    assert.equal(filled?.['card'], 'one');
    assert.ok(filled['position'].pieces.every((piece: unknown) => typeof piece === 'string'));
    assert.equal(t.state.puzzles.piles[0].order.length, 2, 'eight pieces came back, and six were needed');
  },
);

rule(
  'MOM-RUL-108 two pieces for eight positions go to the first two, and the pieces of a solved puzzle fill the rest',
  (t) => {
    const cards = {
      one: { puzzle: '1A', lock: true },
      two: { puzzle: '2A', lock: true },
      three: { puzzle: '3A', lock: true },
    };
    t.match(rules, {
      situation: { cards, investigators: [{ intellect: 4, skillPoints: 0 }] },
      faces: order('wiring', 'W11 W05 W15 W01 W10 W12'),
    });
    t.choose('meet:one');
    t.choose('stop');
    t.choose('meet:two');
    t.choose('stop');
    t.choose('end');
    t.choose('meet:three');
    assert.deepEqual(
      lying(t).pieces.map((piece) => piece !== null),
      [true, true, false, false, false, false, false, false],
    );
    const [first, second] = lying(t).pieces;
    make(t, 'rotate:2:ccw');
    t.choose('stop');
    t.choose('meet:one');
    make(t, 'swap:1-2 swap:3-6 rotate:1:cw rotate:2:ccw');
    const filled = t.events().find(({ type }) => type === 'puzzle-filled')?.['position'];
    assert.deepEqual(filled?.pieces.slice(0, 2), [first, second], 'what lies there stays');
    assert.deepEqual(filled?.turns, [0, 3, 0, 0, 0, 0, 0, 0]);
    assert.equal(filled?.pieces.includes(null), false);
  },
);

rule('MOM-RUL-110 two cards with the same puzzle have separate puzzles, but share the pile', (t) => {
  t.match(rules, { situation: { cards: { first: { puzzle: '7' }, second: { puzzle: '7', lock: true } } } });
  t.choose('meet:first');
  t.choose('stop');
  t.choose('meet:second');
  assert.deepEqual(lying(t).pieces, Array(6).fill(null));
  assert.deepEqual(
    t.state.puzzles.open.map(({ card, position }: { card: string; position: { pieces: unknown[] } }) => [
      card,
      position.pieces.includes(null),
    ]),
    [
      ['first', false],
      ['second', true],
    ],
  );
});

rule(
  'MOM-RUL-114 a side of a turned piece shows the print at the index of the side minus the number of quarter turns',
  (t) => {
    meet(t, '1A', 'W13 W05 W15 W01 W10 W12');
    const sides = (turn: number): string => [0, 1, 2, 3].map((side) => shown('RBYM', turn as Turn, side)).join('');
    assert.deepEqual([0, 1, 2, 3].map(sides), ['RBYM', 'MRBY', 'YMRB', 'BYMR']);
    const east = (): string | undefined => edges(lying(t)).find(({ at, to }) => at === 1 && to === 2)?.shows[0];
    assert.equal(east(), 'R', 'RRBB: red in the east');
    make(t, 'rotate:1:ccw');
    assert.equal(east(), 'B', 'the socket from the south side is on the east side');
  },
);

rule(
  'MOM-RUL-116 there are fifteen wiring pieces: straight, elbow, tee and cross; exchanging red and blue gives the same set',
  (t) => {
    meet(t, '1A');
    const prints = Object.values(piecesOf(get('1A')));
    const ends = prints.map((print) => print.replaceAll('-', '').length);
    assert.deepEqual(
      [2, 3, 4].map((n) => ends.filter((count) => count === n).length),
      [8, 4, 3],
    );
    const anyTurn = (print: string): string =>
      [0, 1, 2, 3]
        .map((turn) => [0, 1, 2, 3].map((side) => shown(print, turn as Turn, side)).join(''))
        .sort()
        .join();
    const exchanged = prints.map((print) => print.replace(/[RB]/g, (colour) => (colour === 'R' ? 'B' : 'R')));
    assert.deepEqual(exchanged.map(anyTurn).sort(), prints.map(anyTurn).sort());
    assert.equal(new Set(prints).size, 15);
  },
);

rule('MOM-RUL-117 start and end of a wiring puzzle have different colours', (t) => {
  for (const id of ofKind('wiring')) {
    meet(t, id);
    assert.deepEqual(
      edges(lying(t))
        .filter(({ to }) => to === null)
        .map(({ shows }) => shows[1])
        .sort(),
      ['B', 'R'],
    );
  }
});

const geometry = {
  118: ['1A', '123 / 456 / ###', [4, 2, 0, 'R'], [6, 2, 1, 'B']],
  119: ['2A', '1234 / 56## / 7###', [7, 1, 0, 'B'], [4, 2, 1, 'R']],
  120: ['3A', '1234 / 5### / 678', [4, 2, 0, 'R'], [7, 0, 1, 'B']],
  124: ['4A', '123 / 4## / 5', [2, 2, 0, 'Y'], [3, 2, 1, 'B'], [4, 1, 5, 'R']],
  126: [
    '6A',
    '.12 / .3# / .### / ..#4 / ..56',
    [2, 2, 0, 'Y'],
    [3, 1, 11, 'R'],
    [3, 2, 10, 'B'],
    [5, 0, 6, 'R'],
    [4, 0, 4, 'Y'],
    [4, 3, 5, 'R'],
  ],
} as const;
for (const [number, [id, rows, ...sockets]] of Object.entries(geometry))
  rule(`MOM-RUL-${number} puzzle ${id}: its rows, the touching positions, and the place of the setup tile`, (t) => {
    meet(t, id);
    const puzzle = get(id);
    assert.equal(drawn(puzzle), rows);
    assert.deepEqual(named(puzzle).sort(), touching(puzzle).sort());
    assert.deepEqual(
      edges(lying(t))
        .filter(({ to }) => to === null)
        .map(({ at, side, toSide, shows }) => [at, side, toSide, shows[1]]),
      sockets,
    );
    for (const { at, side } of socketsOf(puzzle)) {
      const [row, column] = puzzle.at?.[at - 1] ?? [0, 0];
      const [r, c] =
        [
          [row - 1, column],
          [row, column + 1],
          [row + 1, column],
          [row, column - 1],
        ][side] ?? [];
      assert.ok(
        puzzle.tileCells?.some(([y, x]) => y === r && x === c),
        `position ${at} touches the tile`,
      );
    }
  });

rule(
  'MOM-RUL-125 puzzle 5A: two pieces lie flush on each side of a triangle; pieces of different sides do not touch',
  (t) => {
    meet(t, '5A');
    const { xyA = [] } = get('5A');
    assert.deepEqual(named(get('5A')), ['1S-3N', '2S-4N', '5E-6W']);
    // The middle of a side of a piece, calculated from the centre and the angle of the piece. Where two pieces touch,
    // the middles of their sides are at the same place.
    const middle = (n: number, side: number): [number, number] => {
      const [x, y, degrees] = xyA[n - 1] ?? [0, 0, 0];
      const angle = ((degrees + side * 90) * Math.PI) / 180;
      return [x + Math.sin(angle) / 2, y - Math.cos(angle) / 2];
    };
    for (const { at, side, to, toSide } of linksOf(get('5A')))
      middle(at, side).forEach((value, i) => {
        assert.ok(Math.abs(value - (middle(to ?? 0, toSide)[i] ?? 9)) < 0.002, `${at} and ${to ?? ''} touch`);
      });
    // The corners of the triangle are (0, 0), (2, 0) and the apex. Each side has two sockets, at a quarter and at three
    // quarters of its length.
    const apex = [1, -Math.sqrt(3)] as const;
    const corners = [[0, 0], apex, [2, 0]] as const;
    for (const { at, side, toSide } of socketsOf(get('5A'))) {
      const [from, to] = [corners[Math.floor(toSide / 2)] ?? apex, corners[(Math.floor(toSide / 2) + 1) % 3] ?? apex];
      const share = toSide % 2 ? 0.75 : 0.25;
      middle(at, side).forEach((value, i) => {
        assert.ok(Math.abs(value - ((from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share)) < 0.002, `socket ${toSide}`);
      });
    }
    const tile = edges(lying(t)).filter(({ to }) => to === null);
    assert.deepEqual(
      tile.map(({ at, side, toSide, shows }) => [at, side, toSide, shows[1]]),
      [
        [3, 1, 0, 'Y'],
        [1, 1, 1, 'B'],
        [2, 3, 2, 'R'],
        [4, 3, 3, 'Y'],
        [6, 0, 4, 'R'],
        [5, 0, 5, 'B'],
      ],
    );
  },
);

rule('MOM-RUL-121 a lock piece has one of three symbols on each side', (t) => {
  meet(t, '4A');
  for (const print of Object.values(piecesOf(get('4A')))) assert.match(print, /^[YBR]{4}$/);
  assert.ok(edges(lying(t)).every(({ shows }) => shows.every((symbol) => 'YBR'.includes(symbol) && symbol !== '')));
});

rule('MOM-RUL-122 the lock pieces are all cyclic arrangements of three symbols with none more than twice', (t) => {
  meet(t, '5A');
  const cyclic = (print: string): string =>
    [0, 1, 2, 3].map((turn) => [0, 1, 2, 3].map((side) => shown(print, turn as Turn, side)).join('')).sort()[0] ?? '';
  const all = new Set<string>();
  for (const a of 'YBR')
    for (const b of 'YBR')
      for (const c of 'YBR')
        for (const d of 'YBR')
          if (['Y', 'B', 'R'].every((symbol) => [a, b, c, d].filter((each) => each === symbol).length <= 2))
            all.add(cyclic(a + b + c + d));
  assert.equal(all.size, 15);
  assert.deepEqual(
    Object.values(piecesOf(get('5A')))
      .map(cyclic)
      .sort(),
    [...all].sort(),
  );
});

rule('MOM-RUL-123 each turn of a lock’s setup tile shifts its print by a fixed number of sockets', (t) => {
  for (const [id, turned] of [
    ['4A', 'RYRYBB'],
    ['5A', 'RBYBRY'],
    ['6A', 'YBRYBRBYRRYB'],
  ] as const) {
    meet(t, id);
    make(t, 'turn-tile:cw');
    const puzzle = get(id);
    assert.equal(Array.from(turned, (_, k) => tileShows(puzzle, lying(t).tile, k)).join(''), turned);
    assert.deepEqual(lying(t).pieces.length, lying(t).turns.filter((turn) => turn === 0).length, 'pieces do not move');
    make(t, 'turn-tile:ccw');
    assert.equal(Array.from(turned, (_, k) => tileShows(puzzle, lying(t).tile, k)).join(''), puzzle.print);
    make(t, 'turn-tile:ccw');
    assert.equal(lying(t).tile, (puzzle.steps ?? 0) - 1);
  }
});

rule('MOM-RUL-127 fragment k belongs at position k, next to its direct neighbours', (t) => {
  const rows = { 7: '123 / 456', 8: '.12 / 3456 / .78', 9: '123 / 456 / 789' };
  for (const [id, picture] of Object.entries(rows)) {
    const n = Object.keys(piecesOf(get(id))).length;
    meet(t, id, Array.from({ length: n }, (_, i) => String(i === 0 ? 2 : i === 1 ? 1 : i + 1)).join(' '));
    assert.equal(drawn(get(id)), picture);
    assert.deepEqual(named(get(id)).sort(), touching(get(id)).sort());
    make(t, 'swap:1-2');
    assert.equal(ended(t), 'solved');
  }
});

rule('MOM-RUL-130 any other id is refused', (t) => {
  t.match(rules);
  for (const id of ['4B', '10', '', 'toString', '1a']) assert.equal(t.why(0, `set-up:${id}`)?.rule, 'MOM-RUL-130', id);
  assert.notEqual(t.why(0, 'set-up:1A')?.rule, 'MOM-RUL-130');
});

rule('MOM-RUL-100 a puzzle that is solved when it is dealt ends at once, without an action', (t) => {
  meet(t, '7', '1 2 3 4 5 6', { investigators: [{ intellect: 0, skillPoints: 0 }] });
  assert.equal(ended(t), 'solved');
  assert.equal(left(t), 0);
  assert.deepEqual(t.state.discarded, ['card']);
});

rule('MOM-LIM-02 puzzle pieces are limited to those in the box', (t) => {
  t.match(rules, {
    situation: {
      cards: { one: { puzzle: '2A', lock: true }, two: { puzzle: '2A', lock: true }, three: { puzzle: '2A' } },
    },
  });
  for (const card of ['one', 'two', 'three']) {
    t.choose(`meet:${card}`);
    t.choose('stop');
  }
  const inPlay = (t.state.puzzles as Puzzles).open
    .flatMap(({ position }) => position.pieces)
    .filter((piece) => piece !== null);
  assert.deepEqual(inPlay.sort(), Object.keys(piecesOf(get('2A'))), 'of 21 positions 15 are filled');
});
