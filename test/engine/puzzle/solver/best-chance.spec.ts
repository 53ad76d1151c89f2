// The best chance to solve a puzzle with draws, compared with trying every action and every piece that may be drawn.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createChance } from '../../../../src/engine/kernel/index.js';
import {
  actions,
  costOf,
  isSolved,
  lay,
  type Action,
  type Position,
  type Puzzle,
} from '../../../../src/engine/puzzle/index.js';
import { chance } from '../../../../src/engine/puzzle/solver/best-chance.js';
import { solve } from '../../../../src/engine/puzzle/solver/solve.js';
import { dealt, done } from '../small-boards.js';

const wires = { a: 'RB--', b: 'R-B-', c: 'BB--', d: 'RR-B', e: 'R-R-', f: '-B-B' };
const symbols = { a: 'YYBR', b: 'BBYR', c: 'RRYB', d: 'YBYB', e: 'RYRY', f: 'YYRR' };
const boards: readonly Puzzle[] = [
  {
    id: 'wires',
    kind: 'wiring',
    at: [
      [0, 0],
      [0, 1],
    ],
    links: '1E-2W',
    start: '1N:R',
    end: '2E:B',
    pieces: wires,
  },
  {
    id: 'few wires',
    kind: 'wiring',
    at: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    links: '1E-2W 2E-3W',
    start: '1W:R',
    end: '3E:B',
    pieces: { a: 'RB--', b: 'R-B-', c: 'BB--', d: 'RR-B' },
  },
  {
    id: 'lock',
    kind: 'lock',
    at: [
      [0, 0],
      [0, 1],
    ],
    links: '1E-2W',
    sockets: '1S:0 2S:1',
    print: 'YBRRBY',
    steps: 2,
    shift: 3,
    pieces: symbols,
  },
  {
    id: 'lock and no pile',
    kind: 'lock',
    at: [
      [0, 0],
      [0, 1],
    ],
    links: '1E-2W',
    sockets: '1S:0 2S:1',
    print: 'YBRRBY',
    steps: 2,
    shift: 3,
    pieces: { a: 'YBBR', b: 'BBYR' },
  },
  {
    id: 'rune',
    kind: 'rune',
    at: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  },
];

/**
 * The best probability of solving the puzzle with `left` actions, found by trying everything. The last `returned`
 * pieces of the pile are known; the order of the others is not.
 */
function tried(position: Position, left: number, returned: number, memo = new Map<string, number>()): number {
  const { pieces, turns, tile, pile, drawn } = position;
  const unseen = pile.length - returned;
  const key = [pieces, turns, tile, pile.slice(0, unseen).sort(), '|', pile.slice(unseen), drawn, left].join();
  const known = memo.get(key);
  if (known !== undefined) return known;
  let most = drawn === null && isSolved(position) ? 1 : 0;
  for (const action of most ? [] : actions(position))
    if (costOf(action) <= left) most = Math.max(most, after(position, action, left, returned, memo));
  memo.set(key, most);
  return most;
}

/** The best probability of solving the puzzle after this action. */
function after(position: Position, action: Action, left: number, returned: number, memo?: Map<string, number>): number {
  const { pile } = position;
  const unseen = pile.length - returned;
  if (action.do !== 'draw')
    return tried(done(position, action), left - costOf(action), returned + (action.do === 'replace' ? 1 : 0), memo);
  if (!unseen) return tried(done(position, action), left - 2, returned - 1, memo);
  const each = pile
    .slice(0, unseen)
    .map((drawn, i) =>
      tried(done({ ...position, pile: [drawn, ...pile.toSpliced(i, 1)] }, action), left - 2, returned, memo),
    );
  return each.reduce((sum, probability) => sum + probability, 0) / unseen;
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-12;

describe('the best chance', () => {
  for (const puzzle of boards)
    it(`agrees with trying everything: ${puzzle.id}`, () => {
      const random = createChance(puzzle.id);
      const seen = new Set<number>();
      for (let i = 0; i < 24; i++) {
        const position = dealt(puzzle, random);
        const left = i % 7 > 4 ? 4 : i % 7;
        const returned = random.below(position.pile.length + 1);
        const { probability, first } = chance(position, left, returned);
        assert.ok(near(probability, tried(position, left, returned)), JSON.stringify([position, left, returned]));
        seen.add(probability);
        if (!first) assert.ok(probability === 0 || isSolved(position));
        else
          assert.ok(near(probability, after(position, first, left, returned)), JSON.stringify([position, left, first]));
      }
      assert.equal(
        [...seen].some((probability) => probability > 0 && probability < 1),
        Object.keys(puzzle.pieces ?? {}).length === 6,
      );
    });

  it('MOM-PUZ-13 includes the best place for a drawn piece', () => {
    const random = createChance('drawn');
    for (let i = 0; i < 20; i++) {
      const position = done(dealt(boards[i % 4 === 3 ? 2 : i % 3]!, random), { do: 'draw' });
      const { probability, first } = chance(position, i % 4);
      assert.ok(near(probability, tried(position, i % 4, 0)));
      if (first) assert.equal(first.do, 'replace');
    }
  });

  it('is 1 if no draw is needed, and 0 if nothing helps', () => {
    const position = lay('1A', 'W11 W05 W15 W01 W10 W12 W02 W03 W04'.split(' '));
    assert.deepEqual(chance(position, 4), { probability: 1, first: solve(position)?.actions[0] });
    assert.deepEqual(chance(lay('7', ['2', '1', '3', '4', '6', '5']), 1), { probability: 0, first: null });
  });

  it('does not depend on the order of the pile', () => {
    const random = createChance('order');
    for (let i = 0; i < 6; i++) {
      const position = dealt('4A', random);
      assert.ok(
        near(chance(position, 3).probability, chance({ ...position, pile: position.pile.toReversed() }, 3).probability),
      );
    }
  });
});
