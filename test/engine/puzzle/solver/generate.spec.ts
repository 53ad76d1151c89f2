// Deals of a given difficulty, and the puzzle of the day.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal, dealId, puzzles } from '../../../../src/engine/puzzle/index.js';
import { daily, generate } from '../../../../src/engine/puzzle/solver/generate.js';
import { solve } from '../../../../src/engine/puzzle/solver/solve.js';

describe('a generated deal', () => {
  for (const id of Object.keys(puzzles))
    it(`of ${id} takes the given number of actions, and its id gives the same deal`, () => {
      for (const count of [2, 3, 5, 8]) {
        const position = generate(id, count, `tests ${id}`);
        assert.ok(position, `${id} in ${count}`);
        assert.equal(solve(position)?.count, count);
        assert.deepEqual(generate(id, count, `tests ${id}`), position);
        assert.notDeepEqual(generate(id, count, `other tests ${id}`), position);
        assert.deepEqual(deal(id, dealId(position)!), { ok: true, value: position });
      }
    });

  it('is null for an impossible difficulty or an unknown puzzle', () => {
    assert.equal(generate('7', 10, 1), null);
    assert.equal(generate('7', -1, 1), null);
    assert.equal(generate('10B', 4, 1), null);
  });
});

describe('the puzzle of the day', () => {
  it('is the same all day, differs from day to day, and takes 3 to 8 actions', () => {
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const dealt = days.map((day) => daily(day));
    assert.deepEqual(
      days.map((day) => daily(day)),
      dealt,
    );
    assert.equal(new Set(dealt.map((position) => position && dealId(position))).size, days.length);
    assert.ok(new Set(dealt.map((position) => position?.puzzle)).size > 5);
    for (const position of dealt) {
      const count = solve(position!)?.count ?? 0;
      assert.ok(count >= 3 && count <= 8);
    }
  });

  it('may be limited to one puzzle, even an author’s puzzle that is easier than usual', () => {
    assert.equal(daily('2026-11-21', '3A')?.puzzle, '3A');
    const pair = {
      id: 'pair',
      kind: 'rune',
      at: [
        [0, 0],
        [0, 1],
      ],
    } as const;
    assert.deepEqual(daily('2026-11-21', pair)?.pieces, ['2', '1']);
  });
});
