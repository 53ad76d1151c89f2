// Tests that the solver finds the smallest number of actions: in the examples of the rulebook, and on small puzzles,
// for which everything can be tried.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createChance } from '../../../../src/engine/kernel/index.js';
import { isSolved, lay, puzzles, type Position, type Puzzle } from '../../../../src/engine/puzzle/index.js';
import { solve, warmUp } from '../../../../src/engine/puzzle/solver/solve.js';
import { dealt, done, leastOfAll, small, withoutDraw } from '../small-boards.js';

/** Solves the puzzle, replays the solution, and returns its length. */
function counted(position: Position): number {
  const solution = solve(position);
  if (!solution) return Infinity;
  const end = solution.actions.reduce(done, position);
  assert.ok(isSolved(end), `${JSON.stringify(position)}: ${JSON.stringify(solution.actions)}`);
  assert.equal(solution.count, solution.actions.filter((action) => action.do !== 'replace').length);
  return solution.count;
}

describe('the smallest number of actions', () => {
  const examples = [
    ['MOM-EX-36', '1A', 'W11 W05 W15 W01 W10 W12', 4],
    ['MOM-EX-37', '2A', 'W15 W06 W12 W07 W02 W13 W11 W03 W01', 6],
    ['MOM-EX-38', '3A', 'W04 W12 W05 W09 W13 W08 W06 W07', 8],
    ['MOM-EX-39', '4A', 'L02 L05 L07 L15 L10', 5],
    ['MOM-EX-40', '5A', 'L10 L11 L06 L09 L01 L04', 5],
    ['MOM-EX-41', '6A', 'L12 L14 L10 L03 L02 L04', 6],
    ['MOM-EX-42', '7', '2 1 3 4 6 5', 2],
    ['MOM-EX-43', '8', '1 2 4 3 5 6 7 8', 1],
    ['MOM-EX-44', '9', '1 2 3 7 5 6 4 8 9', 1],
  ] as const;
  for (const [rule, id, order, count] of examples)
    it(`${rule} of puzzle ${id} is ${count}`, () => {
      assert.equal(counted(lay(id, order.split(' '))), count);
    });

  for (const puzzle of small)
    it(`agrees with an exhaustive search: ${puzzle.id}`, () => {
      const chance = createChance(puzzle.id);
      let solvable = 0;
      for (let deals = 0, left = 1500; left > 0 && deals < 20; deals++) {
        const all = leastOfAll(dealt(puzzle, chance));
        // On a large board, only a few hundred positions are compared.
        const every = Math.ceil(all.length / 200);
        all.forEach(({ position, least }, i) => {
          if (i % every) return;
          assert.equal(counted(position), least, JSON.stringify(position));
          if (least < Infinity) solvable++;
        });
        left -= all.length;
      }
      assert.equal(solvable > 0, puzzle.links !== '');
    });

  for (const id of Object.keys(puzzles))
    it(`MOM-RUL-129 ${id} can be solved, and a few actions away from a solution, no shorter way is missed`, () => {
      const chance = createChance(`scrambled ${id}`);
      for (let i = 0; i < 6;) {
        const start = dealt(id, chance);
        const solution = solve(start);
        if (!solution) continue;
        i++;
        let position = solution.actions.reduce(done, start);
        for (let moves = 0; moves < 3; moves++) {
          const legal = withoutDraw(position);
          position = done(position, legal[chance.below(legal.length)]!);
        }
        const count = counted(position);
        assert.ok(count <= 3);
        let reached = [position];
        for (let actions = 0; actions < count; actions++) {
          assert.ok(!reached.some(isSolved), JSON.stringify(position));
          reached = reached.flatMap((each) => withoutDraw(each).map((action) => done(each, action)));
        }
      }
    });

  it('MOM-RUL-108 is right for puzzles with empty positions', () => {
    const chance = createChance('empty');
    const square = small.find(({ id }) => id === 'square of wires')!;
    for (let i = 0; i < 3; i++) {
      const position = { ...dealt(square, chance), pile: [] };
      for (const { position: gap, least } of leastOfAll({ ...position, pieces: position.pieces.with(i, null) }))
        assert.equal(counted(gap), least);
    }
    const lock = dealt('4A', chance);
    assert.equal(solve({ ...lock, pieces: lock.pieces.with(0, null) }), null);
    const rune = lay('7', ['1', '2', '3', '4', '5', '6']);
    assert.equal(solve({ ...rune, pieces: rune.pieces.with(5, null) }), null);
  });

  it('MOM-PUZ-13 begins with the best place for a drawn piece', () => {
    const chance = createChance('drawn');
    for (const puzzle of small.filter(({ kind }) => kind !== 'rune'))
      for (let i = 0; i < 20; i++) {
        const position = done(dealt(puzzle, chance), { do: 'draw' });
        const each = withoutDraw(position).map((replace) => counted(done(position, replace)));
        assert.equal(counted(position), Math.min(...each));
      }
  });

  it('is found if the limit equals it, but not if the limit is one lower', () => {
    const chance = createChance('at most');
    for (const id of Object.keys(puzzles)) {
      const position = dealt(id, chance);
      const solution = solve(position);
      if (!solution) continue;
      assert.deepEqual(solve(position, solution.count), solution);
      assert.equal(solve(position, solution.count - 1), null);
    }
  });

  it('can be prepared in many small parts', () => {
    const puzzle: Puzzle = {
      id: 'prepared',
      kind: 'rune',
      at: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i >> 2, i & 3] as const),
    };
    assert.ok([...warmUp(puzzle)].length > 100);
    assert.deepEqual([...warmUp(puzzle)], []);
  });
});
