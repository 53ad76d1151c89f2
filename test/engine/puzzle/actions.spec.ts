// Puzzle actions: which are offered, their effects and costs, and when a puzzle is solved.
import assert from 'node:assert/strict';
import { actions, deal, edges, isSolved, lay, linksOf, live, puzzles } from '../../../src/engine/puzzle/index.js';
import { rule } from '../../support/rule-coverage.js';
import { rules } from '../../../src/engine/games/mansions-of-madness/rules/rules.js';
import { ended, left, lying, make, meet } from './puzzle-match.js';

const stairs = 'W15 W06 W12 W07 W02 W13 W11';

rule('MOM-PUZ-09 swap exchanges two adjacent pieces; both keep their orientation', (t) => {
  meet(t, '2A', stairs);
  make(t, 'rotate:5:cw rotate:7:ccw swap:5-7');
  assert.deepEqual(lying(t).pieces, ['W15', 'W06', 'W12', 'W07', 'W11', 'W13', 'W02']);
  assert.deepEqual(lying(t).turns, [0, 0, 0, 0, 3, 0, 1]);
  assert.equal(left(t), 5);
});

rule('MOM-PUZ-10 rotate turns one piece by a quarter, either way, in place', (t) => {
  meet(t, '2A', stairs);
  const turned = (): number => lying(t).turns[3] ?? -1;
  for (const turn of [1, 2, 3, 0]) {
    make(t, 'rotate:4:cw');
    assert.equal(turned(), turn);
  }
  make(t, 'rotate:4:ccw');
  assert.equal(turned(), 3);
  assert.equal(lying(t).pieces.join(' '), stairs);
  assert.equal(left(t), 3);
});

rule(
  'MOM-PUZ-11 the setup tile of a lock turns by 180°, 120° or 90° for one action; the tile of a wiring puzzle never turns',
  (t) => {
    for (const [id, steps] of [
      ['4A', 2],
      ['5A', 3],
      ['6A', 4],
    ] as const) {
      // With these pieces, none of the three puzzles is solved, however the tile is turned.
      meet(t, id, 'L13 L14 L15 L01 L02');
      for (let step = 1; step <= steps; step++) {
        make(t, 'turn-tile:cw');
        assert.equal(lying(t).tile, step % steps);
      }
      assert.equal(left(t), 8 - steps);
      make(t, 'turn-tile:ccw');
      assert.equal(lying(t).tile, steps - 1);
    }
    meet(t, '2A', stairs);
    assert.ok(!t.options().some((id) => id.startsWith('turn-tile')));
    assert.equal(t.why(0, 'turn-tile:cw')?.rule, 'MOM-PUZ-11');
  },
);

rule(
  'MOM-PUZ-12 a draw costs two actions: the drawn piece replaces any piece, arrow up, and the replaced piece goes to the bottom of the pile',
  (t) => {
    meet(t, '2A', `${stairs} W03 W01`);
    make(t, 'rotate:2:cw draw');
    assert.equal(left(t), 5);
    assert.equal(lying(t).drawn, 'W03');
    make(t, 'replace:2');
    assert.equal(left(t), 5);
    assert.deepEqual(lying(t).pieces, ['W15', 'W03', 'W12', 'W07', 'W02', 'W13', 'W11']);
    assert.deepEqual(lying(t).turns, [0, 0, 0, 0, 0, 0, 0]);
    const { order: pile } = t.state.puzzles.piles[0];
    assert.deepEqual([pile[0], pile.at(-1), pile.length], ['W01', 'W06', 8]);
    assert.equal(t.why(0, 'replace:1')?.rule, 'MOM-PUZ-12', 'without a draw, replacing is impossible');
  },
);

rule('MOM-PUZ-13 the drawn piece has to replace a piece; the investigator chooses which one', (t) => {
  meet(t, '2A', stairs);
  make(t, 'draw');
  assert.equal(t.view(0).questions[0]?.rule, 'MOM-PUZ-13');
  assert.deepEqual(t.options(), [
    'replace:1',
    'replace:2',
    'replace:3',
    'replace:4',
    'replace:5',
    'replace:6',
    'replace:7',
    'skill-point',
  ]);
  for (const other of ['stop', 'swap:1-2', 'rotate:1:cw', 'draw'])
    assert.equal(t.why(0, other)?.rule, 'MOM-PUZ-13', other);
});

rule('MOM-PUZ-14 with only one puzzle action left, drawing is illegal', (t) => {
  meet(t, '2A', stairs, { investigators: [{ intellect: 2 }] });
  assert.ok(t.options().includes('draw'));
  make(t, 'rotate:1:cw');
  assert.ok(!t.options().includes('draw'));
  assert.equal(t.why(0, 'draw')?.rule, 'MOM-PUZ-14');
});

rule('MOM-PUZ-15 swapping is the only action of a rune', (t) => {
  for (const id of ['7', '8', '9']) {
    meet(t, id, '2 3 1 4 6 5');
    assert.deepEqual([...new Set(t.options().map((option) => option.split(':')[0]))], ['swap', 'skill-point', 'stop']);
  }
});

rule('MOM-RUL-106 all pieces of a rune are in the puzzle, and none can be rotated or drawn', (t) => {
  meet(t, '9', '2 3 1');
  assert.equal(t.state.puzzles.piles[0].order.length, 0);
  for (const intent of ['rotate:1:cw', 'draw', 'turn-tile:cw'])
    assert.equal(t.why(0, intent)?.rule, 'MOM-RUL-106', intent);
});

rule('MOM-PUZ-16 the investigator may continue until all actions are used, or stop earlier', (t) => {
  meet(t, '2A', stairs, { investigators: [{ intellect: 3, skillPoints: 0 }] });
  for (const expected of [2, 1]) {
    make(t, 'rotate:1:cw');
    assert.equal(left(t), expected);
    assert.equal(ended(t), null);
  }
  make(t, 'rotate:1:cw');
  assert.equal(ended(t), 'used-up');
  meet(t, '2A', stairs, { investigators: [{ intellect: 3, skillPoints: 0 }] });
  make(t, 'rotate:1:cw stop');
  assert.equal(ended(t), 'stopped');
  assert.equal(left(t), 2);
});

rule('MOM-PUZ-17 a rune is solved when every piece is in its place', (t) => {
  meet(t, '9', '2 1 3 4 5 6 7 9 8');
  make(t, 'swap:1-2');
  assert.equal(ended(t), null, 'all but two');
  make(t, 'swap:8-9');
  assert.equal(ended(t), 'solved');
  const shuffled = deal('9', 7);
  assert.ok(shuffled.ok && !isSolved(shuffled.value), 'the deal is random');
});

rule('MOM-PUZ-18 a wiring puzzle is solved when a path leads from the start to the end', (t) => {
  meet(t, '1A', 'W04 W02 W07 W05 W03 W06');
  make(t, 'rotate:5:cw');
  assert.deepEqual(live(lying(t)), { start: [], end: [], path: [] });
  make(t, 'rotate:4:cw');
  assert.deepEqual(live(lying(t)), { start: [4], end: [], path: [] });
  make(t, 'rotate:5:cw rotate:5:cw');
  assert.deepEqual(live(lying(t)).start, [4, 5]);
  make(t, 'rotate:6:cw');
  assert.deepEqual(live(lying(t)), { start: [4, 5], end: [6], path: [] });
  assert.equal(ended(t), null);
  make(t, 'rotate:6:cw');
  assert.equal(ended(t), 'solved');
  assert.deepEqual(live(lying(t)), { start: [4, 5, 6], end: [6, 5, 4], path: [4, 5, 6] });
});

rule('MOM-PUZ-19 where two pieces touch, both need a wire of the same colour', (t) => {
  const at = (pieces: string, turns: readonly (0 | 1 | 2 | 3)[]): boolean =>
    isSolved({ ...lay('1A', pieces.split(' ')), turns });
  assert.equal(at('W04 W02 W07 W05 W03 W06', [0, 0, 0, 1, 3, 2]), true);
  assert.equal(at('W04 W02 W07 W05 W03 W06', [0, 0, 0, 1, 1, 2]), false, 'red touches blue on both sides of p5');
  assert.equal(at('W04 W02 W07 W05 W03 W06', [0, 0, 0, 1, 0, 2]), false, 'one of the two sides has no wire');
  assert.equal(at('W04 W02 W07 W12 W03 W06', [0, 0, 0, 1, 3, 2]), false, 'the start is red');
  meet(t, '1A', 'W04 W02 W07 W05 W03 W06');
  make(t, 'rotate:4:cw rotate:5:ccw rotate:6:cw rotate:6:cw');
  assert.equal(ended(t), 'solved');
});

rule('MOM-RUL-115 all wires of a piece meet in one junction; loose ends and pieces off the path do not matter', (t) => {
  meet(t, '1A', 'W15 W13 W14 W05 W03 W06');
  make(t, 'rotate:4:cw rotate:5:ccw rotate:6:cw rotate:6:cw');
  assert.equal(ended(t), 'solved');
  const path = live(lying(t)).path;
  assert.equal(new Set(path).size, path.length, 'each position once');
  const wrong = edges(lying(t)).filter(({ agrees }) => !agrees);
  assert.ok(
    wrong.some(({ shows }) => !shows.includes('-') && shows[0] !== shows[1]),
    'red touches blue off the path',
  );
  assert.ok(
    wrong.some(({ shows }) => shows.includes('-') && shows[0] !== shows[1]),
    'a wire dangles',
  );
  // The edge of the tile below position 5 is blank, so it has no socket.
  assert.ok(!edges(lying(t)).some(({ at, side }) => at === 5 && side === 2));
});

rule('MOM-PUZ-20 a lock is solved when the symbols are equal on every pair of touching edges', (t) => {
  meet(t, '4A', 'L02 L05 L07 L15 L10');
  make(t, 'swap:4-5 turn-tile:cw rotate:1:cw rotate:2:cw');
  assert.equal(ended(t), null);
  assert.ok(edges(lying(t)).some(({ agrees }) => !agrees));
  make(t, 'rotate:4:ccw');
  assert.equal(ended(t), 'solved');
  assert.ok(edges(lying(t)).every(({ agrees, shows }) => agrees && shows[0] === shows[1]));
  assert.equal(edges(lying(t)).length, 7);
});

rule('MOM-PUZ-25 pieces are adjacent if they touch along an edge, but not diagonally or across a gap', (t) => {
  for (const [id, apart] of [
    ['2A', 'swap:1-6'],
    ['2A', 'swap:6-7'],
    ['3A', 'swap:4-8'],
    ['4A', 'swap:3-4'],
    ['5A', 'swap:1-2'],
    ['5A', 'swap:3-5'],
    ['6A', 'swap:3-5'],
    ['8', 'swap:1-3'],
    ['9', 'swap:1-5'],
  ] as const) {
    meet(t, id, id === '8' || id === '9' ? '2 3 1' : '');
    assert.ok(!t.options().includes(apart), `${id} ${apart}`);
    assert.equal(t.why(0, apart)?.rule, 'MOM-PUZ-25', `${id} ${apart}`);
    const swaps = t
      .options()
      .filter((option) => option.startsWith('swap'))
      .sort();
    assert.deepEqual(
      swaps,
      linksOf(puzzles[id]!)
        .map(({ at, to }) => `swap:${at}-${to ?? ''}`)
        .sort(),
    );
  }
});

rule('MOM-RUL-105 a piece cannot be swapped with an empty position or the setup tile', (t) => {
  t.match(rules, { situation: { cards: { first: { puzzle: '7' }, second: { puzzle: '7', lock: true } } } });
  t.choose('meet:first');
  t.choose('stop');
  t.choose('meet:second');
  assert.equal(t.why(0, 'swap:1-2')?.rule, 'MOM-RUL-105');
  meet(t, '2A', stairs);
  assert.equal(t.why(0, 'swap:6-0')?.rule, 'MOM-RUL-105');
  assert.equal(t.why(0, 'swap:3-8')?.rule, 'MOM-RUL-105');
  assert.deepEqual(
    actions({ ...lay('1A', ['W01', 'W02', 'W03']) }).filter(({ do: what }) => what === 'swap'),
    [
      { do: 'swap', at: [1, 2] },
      { do: 'swap', at: [2, 3] },
    ],
  );
});

rule('MOM-PUZ-28 a puzzle action cannot be undone', (t) => {
  const match = t.match(rules, { situation: { cards: { card: { puzzle: '2A' } } } });
  t.choose('meet:card');
  make(t, 'rotate:1:cw');
  assert.equal(match.undo(0).ok, false);
  assert.equal(lying(t).turns[0], 1);
  make(t, 'rotate:1:ccw');
  assert.equal(left(t), 2);
});

rule('MOM-RUL-112 there are no hints and no undo: a question contains only the legal actions', (t) => {
  const match = t.match(rules, { situation: { cards: { card: { puzzle: '2A' } } } });
  t.choose('meet:card');
  make(t, 'swap:1-2');
  assert.equal(match.undo(0).ok, false);
  assert.equal(match.undo(1).ok, false);
  const [question] = t.view(0).questions;
  for (const option of question?.options ?? [])
    assert.deepEqual(
      Object.keys(option).filter((key) => !['id', 'rule', 'targets'].includes(key)),
      [],
    );
});

rule(
  'MOM-RUL-104 the drawn piece is seen before it is placed; pieces are drawn from the top of the pile, and replaced pieces go to the bottom',
  (t) => {
    meet(t, '2A', `${stairs} W03 W01 W04 W05 W08 W09 W10 W14`, { investigators: [{ intellect: 30 }] });
    for (const [i, piece] of ['W03', 'W01', 'W04', 'W05', 'W08', 'W09', 'W10', 'W14', 'W15'].entries()) {
      make(t, 'draw');
      assert.equal(lying(t).drawn, piece);
      make(t, i === 0 ? 'replace:1' : 'replace:7');
      if (ended(t)) assert.fail('solved by chance: choose another deal');
    }
    // No seat can tell the order of the face-down pieces.
    meet(t, '2A', stairs);
    const pile = t.view(0).state.puzzles.piles[0].order;
    assert.deepEqual(pile, [...pile].sort());
  },
);

rule('MOM-PUZ-30 if all pieces of a kind are in use, nothing can be drawn', (t) => {
  t.match(rules, {
    situation: {
      cards: { one: { puzzle: '2A', lock: true }, two: { puzzle: '3A' } },
      investigators: [{ intellect: 9 }],
    },
  });
  t.choose('meet:one');
  assert.ok(t.options().includes('draw'));
  t.choose('stop');
  t.choose('meet:two');
  assert.ok(!t.options().includes('draw'));
  assert.equal(t.why(0, 'draw')?.rule, 'MOM-PUZ-30');
});
