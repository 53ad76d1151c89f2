// The worked examples of the puzzles, played move by move from the deals in the rulebook.
import assert from 'node:assert/strict';
import { edges, live, type Position } from '../../../src/engine/puzzle/index.js';
import { rule, type RuleTest } from '../../support/rule-coverage.js';
import { rules } from '../../../src/engine/games/mansions-of-madness/rules/rules.js';
import { ended, left, lying, make, meet, order } from './puzzle-match.js';

const stairs = 'W15 W06 W12 W07 W02 W13 W11';

const picture = (t: RuleTest): string => {
  const { pieces, turns } = lying(t);
  return pieces.map((piece, i) => `${piece ?? '·'}${'^>v<'[turns[i] ?? 0] ?? ''}`).join(' ');
};

/**
 * The colours or symbols on the edges between these pairs of positions, one letter for each pair. Position 0 is the
 * setup tile, and `?` marks an edge whose two sides do not match.
 */
const between = (position: Position, pairs: readonly (readonly [number, number])[]): string =>
  pairs
    .map(([a, b]) => {
      const edge = edges(position).find(({ at, to }) => (at === a && (to ?? 0) === b) || (at === b && (to ?? 0) === a));
      return edge?.agrees ? edge.shows[0] : '?';
    })
    .join('');

/** The colours along the path, including the edges of the setup tile at both ends. */
function along(position: Position): string {
  const { path } = live(position);
  const tile = edges(position)
    .filter(({ to }) => to === null)
    .map(({ shows }) => shows[1]);
  return `${tile[0] ?? ''}${between(
    position,
    path.slice(1).map((n, i) => [path[i] ?? 0, n] as const),
  )}${tile[1] ?? ''}`;
}

/** Makes all moves; only the last one may solve the puzzle. */
function solves(t: RuleTest, puzzle: string, dealt: string, moves: string): Position {
  const all = moves.split(' ');
  meet(t, puzzle, dealt, { investigators: [{ intellect: all.length, skillPoints: 0 }] });
  for (const move of all) {
    assert.equal(ended(t), null, `solved before ${move}`);
    make(t, move);
  }
  assert.equal(ended(t), 'solved');
  assert.equal(left(t), 0);
  return lying(t);
}

rule(
  'MOM-EX-28 the deal of wiring puzzle 2A: rows of four, two and one, arrows up, and eight pieces in the pile',
  (t) => {
    meet(t, '2A', `${stairs} W03 W01`);
    assert.equal(picture(t), 'W15^ W06^ W12^ W07^ W02^ W13^ W11^');
    const [pile] = t.state.puzzles.piles;
    assert.equal(pile.order.length, 8);
    assert.deepEqual(pile.order.slice(0, 2), ['W03', 'W01']);
    assert.equal(t.state.action, 0, 'the explore action is used');
    assert.equal(t.view(0).questions[0]?.kind, 'puzzle-move', 'the attempt starts during the explore action');
  },
);

rule(
  'MOM-EX-29 four actions do not solve the puzzle: the explore action is over, and the next attempt continues from here',
  (t) => {
    meet(t, '2A', `${stairs} W03 W01`, { investigators: [{ intellect: 4, skillPoints: 0 }], turns: 12 });
    make(t, 'rotate:4:cw swap:5-7');
    assert.equal(picture(t), 'W15^ W06^ W12^ W07> W11^ W13^ W02^');
    make(t, 'draw');
    assert.equal(lying(t).drawn, 'W03');
    assert.equal(left(t), 0);
    make(t, 'replace:7');
    assert.equal(picture(t), 'W15^ W06^ W12^ W07> W11^ W13^ W03^');
    assert.equal(t.state.puzzles.piles[0].order.at(-1), 'W02');
    assert.equal(between(lying(t), [[5, 7]]), '?');
    assert.equal(ended(t), 'used-up');
    assert.deepEqual(t.options(0), ['reset:card', 'end']);
    const before = picture(t);
    t.choose('end');
    t.choose('meet:card');
    assert.equal(picture(t), before);
    assert.ok(t.events().some(({ type }) => type === 'puzzle-resumed'));
  },
);

rule('MOM-EX-30 Jenny has used all four puzzle actions, and gets two more for a skill point', (t) => {
  meet(t, '2A', stairs, { investigators: [{ intellect: 4, luck: 2, skillPoints: 3 }] });
  make(t, 'rotate:1:cw rotate:1:cw rotate:1:cw rotate:1:cw');
  assert.equal(left(t), 0);
  assert.deepEqual(t.options(0), ['skill-point', 'stop']);
  make(t, 'skill-point');
  assert.equal(left(t), 2);
  assert.equal(t.state.investigators[0].skillPoints, 2);
  assert.ok(t.options(0).includes('draw'));
  assert.ok(!t.options(0).includes('skill-point'));
});

rule('MOM-EX-31 turning a piece back after a mistake costs another puzzle action', (t) => {
  meet(t, '2A', stairs);
  make(t, 'rotate:1:cw rotate:1:ccw');
  assert.equal(picture(t).slice(0, 4), 'W15^');
  assert.equal(left(t), 6);
});

rule(
  'MOM-EX-32 the attempt at a locked room fails: the investigator stays outside, and can neither try again nor enter in this turn',
  (t) => {
    t.match(rules, {
      situation: { cards: { room: { puzzle: '2A', lock: true } }, investigators: [{ intellect: 2, skillPoints: 0 }] },
      faces: order('wiring', stairs),
    });
    t.choose('meet:room');
    make(t, 'rotate:1:cw rotate:1:cw');
    assert.equal(ended(t), 'used-up');
    assert.deepEqual(t.state.discarded, []);
    assert.equal(t.state.movement, 1, 'one step is spent, one is left');
    assert.deepEqual(t.options(), ['reset:room', 'end']);
    assert.equal(t.why(0, 'meet:room')?.rule, 'MOM-PUZ-24');
  },
);

rule(
  'MOM-EX-33 puzzle 4A: piece A touches the tile with a sun where the tile has a moon, and does not touch B',
  (t) => {
    meet(t, '4A', 'L05 L07 L13 L02 L08');
    make(t, 'rotate:4:ccw');
    assert.equal(ended(t), null);
    const wrong = edges(lying(t)).filter(({ agrees }) => !agrees);
    assert.deepEqual(
      wrong.map(({ at, side, to, shows }) => [at, side, to, shows]),
      [[3, 2, null, ['Y', 'B']]],
    );
    assert.equal(t.why(0, 'swap:3-4')?.rule, 'MOM-PUZ-25');
  },
);

rule('MOM-EX-34 with three pieces in the pile but one puzzle action left, a draw is illegal', (t) => {
  t.match(rules, {
    situation: {
      cards: { door: { puzzle: '1A', lock: true }, card: { puzzle: '1A' } },
      investigators: [{ intellect: 1, skillPoints: 0 }],
    },
    faces: order('wiring', 'W01 W02 W03 W04 W05 W06'),
  });
  t.choose('meet:door');
  t.choose('stop');
  t.choose('meet:card');
  assert.equal(t.state.puzzles.piles[0].order.length, 3);
  assert.ok(!t.options().includes('draw'));
  assert.equal(t.why(0, 'draw')?.rule, 'MOM-PUZ-14');
});

rule(
  'MOM-EX-35 if all fifteen pieces are in play, nothing can be drawn; swapping and rotating remain possible',
  (t) => {
    t.match(rules, {
      situation: {
        cards: { door: { puzzle: '2A', lock: true }, card: { puzzle: '3A' } },
        investigators: [{ intellect: 5 }],
      },
      faces: order('wiring', stairs),
    });
    t.choose('meet:door');
    t.choose('stop');
    t.choose('meet:card');
    assert.deepEqual(t.state.puzzles.piles[0].order, []);
    assert.equal(t.why(0, 'draw')?.rule, 'MOM-PUZ-30');
    const kinds = new Set(t.options().map((id) => id.split(':')[0]));
    assert.deepEqual([...kinds], ['swap', 'rotate', 'skill-point', 'stop']);
  },
);

rule('MOM-EX-36 wiring 1A', (t) => {
  const solved = solves(t, '1A', 'W11 W05 W15 W01 W10 W12', 'swap:1-2 swap:3-6 rotate:1:cw rotate:2:ccw');
  assert.deepEqual(live(solved).path, [4, 1, 2, 5, 6]);
  assert.equal(along(solved), 'RRRBRB');
});

rule('MOM-EX-37 wiring 2A', (t) => {
  const solved = solves(t, '2A', stairs, 'swap:2-6 swap:5-6 swap:5-7 swap:5-6 rotate:4:cw rotate:4:cw');
  assert.deepEqual(live(solved).path, [7, 5, 1, 2, 3, 4]);
  assert.equal(along(solved), 'BBBBRBR');
});

rule('MOM-EX-38 wiring 3A, with a spare piece', (t) => {
  const solved = solves(
    t,
    '3A',
    'W04 W12 W05 W09 W13 W08 W06 W07',
    'swap:1-2 swap:2-3 swap:1-2 swap:7-8 rotate:1:cw rotate:3:ccw rotate:4:ccw rotate:7:ccw',
  );
  assert.deepEqual(live(solved).path, [4, 3, 2, 1, 5, 6, 7]);
  assert.equal(along(solved), 'RRBRRBRB');
});

rule('MOM-EX-39 lock 4A', (t) => {
  const solved = solves(t, '4A', 'L02 L05 L07 L15 L10', 'swap:4-5 turn-tile:cw rotate:1:cw rotate:2:cw rotate:4:ccw');
  assert.equal(
    between(solved, [
      [1, 2],
      [2, 3],
      [1, 4],
      [4, 5],
    ]),
    'YRYB',
  );
  assert.equal(
    between(solved, [
      [2, 0],
      [3, 0],
      [4, 0],
    ]),
    'RYB',
  );
});

rule('MOM-EX-40 lock 5A', (t) => {
  const solved = solves(
    t,
    '5A',
    'L10 L11 L06 L09 L01 L04',
    'swap:5-6 turn-tile:ccw rotate:1:cw rotate:3:cw rotate:5:ccw',
  );
  assert.equal(
    between(solved, [
      [1, 3],
      [2, 4],
      [5, 6],
    ]),
    'YRR',
  );
  assert.equal(
    between(solved, [
      [3, 0],
      [1, 0],
      [2, 0],
      [4, 0],
      [6, 0],
      [5, 0],
    ]),
    'RYRBYB',
  );
});

rule('MOM-EX-41 lock 6A', (t) => {
  const solved = solves(
    t,
    '6A',
    'L12 L14 L10 L03 L02 L04',
    'swap:5-6 turn-tile:cw rotate:1:cw rotate:1:cw rotate:3:cw rotate:3:cw',
  );
  assert.equal(
    between(solved, [
      [1, 2],
      [1, 3],
      [5, 6],
      [4, 6],
    ]),
    'RBBY',
  );
  const tile = edges(solved)
    .filter(({ to }) => to === null)
    .map(({ at, side, shows: [symbol] }) => `${at}${'NESW'[side] ?? ''}${symbol}`);
  assert.deepEqual(tile.sort(), ['2SY', '3EB', '3SY', '4NB', '4WR', '5NB']);
});

rule('MOM-EX-42 rune 7', (t) => {
  assert.deepEqual(solves(t, '7', '2 1 3 4 6 5', 'swap:1-2 swap:5-6').pieces, ['1', '2', '3', '4', '5', '6']);
});

rule('MOM-EX-43 rune 8', (t) => {
  assert.deepEqual(solves(t, '8', '1 2 4 3 5 6 7 8', 'swap:3-4').pieces, ['1', '2', '3', '4', '5', '6', '7', '8']);
});

rule('MOM-EX-44 rune 9', (t) => {
  assert.deepEqual(solves(t, '9', '1 2 3 7 5 6 4 8 9', 'swap:4-7').pieces, [
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
});

rule('MOM-EX-19 a stunned investigator with Intellect 4 has four puzzle actions', (t) => {
  meet(t, '2A', stairs, { investigators: [{ intellect: 4, stunned: true, skillPoints: 0 }] });
  assert.equal(left(t), 4);
});

rule('MOM-EX-62 the time runs out after two of five actions: the attempt ends, and three actions are lost', (t) => {
  meet(t, '2A', stairs, { investigators: [{ intellect: 5 }], timeLimit: 60 });
  make(t, 'rotate:1:cw rotate:1:cw');
  t.choose('time-over');
  const [unsolved] = t.events().filter(({ type }) => type === 'puzzle-unsolved');
  assert.deepEqual([unsolved?.['over'], unsolved?.['left'], unsolved?.rule], ['time', 3, 'MOM-OPT-02']);
  assert.deepEqual(t.options(0), ['reset:card', 'end']);
});
