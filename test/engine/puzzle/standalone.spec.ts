// Puzzles without a match: deals by seed and by id, actions and attempts as pure functions.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  act,
  actions,
  begin,
  costOf,
  deal,
  dealId,
  lay,
  make,
  moveId,
  moveOf,
  moveRefusal,
  moves,
  puzzles,
  refusalOf,
  reset,
  timeOver,
  type Action,
  type Attempt,
  type Move,
  type Position,
} from '../../../src/engine/puzzle/index.js';
import { createChance } from '../../../src/engine/kernel/index.js';

const ids = Object.keys(puzzles);
const dealt = (id: string, seed: string | number): Position => {
  const result = deal(id, seed);
  return result.ok ? result.value : assert.fail(result.error.message);
};
const done = (attempt: Attempt, move: Move, now?: number): Attempt => {
  const result = make(attempt, move, now);
  return result.ok ? result.value : assert.fail(result.error.message);
};
const able = { intellect: 4, luck: 2, skillPoints: 1 };
const stairs = 'W15 W06 W12 W07 W02 W13 W11 W03 W01'.split(' ');

describe('a deal', () => {
  it('is the same for the same seed, and differs for another seed', () => {
    for (const id of ids) {
      assert.deepEqual(dealt(id, 'a'), dealt(id, 'a'));
      assert.notDeepEqual(dealt(id, 'a'), dealt(id, 'b'));
    }
  });

  it('has a short id that reproduces it, including the whole pile', () => {
    for (const id of ids)
      for (let seed = 0; seed < 50; seed++) {
        const position = dealt(id, seed);
        const name = dealId(position) ?? '';
        assert.match(name, /^[1-9]A?\.[0-9a-z]{1,8}$/);
        assert.deepEqual(dealt(id, name), position);
      }
  });

  it('has the id 0 for the order in the data, and the highest id for the reverse order', () => {
    const first = Object.keys(dealt('7', 0).pieces).map((i) => String(Number(i) + 1));
    assert.equal(dealId(lay('7', first)), '7.0');
    assert.equal(dealId(lay('7', first.toReversed())), `7.${(719).toString(36)}`);
  });

  it('with an impossible id or of an unknown puzzle is refused', () => {
    for (const name of [`7.${(720).toString(36)}`, '7.', '7.-1', '7.zzzzzzzzzzzzzz', '7.a b', '7.NaN'])
      assert.equal(deal('7', name).ok, false, name);
    for (const id of ['4B', '', 'constructor']) assert.equal(deal(id, 1).ok, false, id);
  });

  it('has no id while pieces of the pile are in another puzzle', () => {
    assert.equal(dealId(lay('1A', stairs)), null);
  });

  it('is dealt anew by a reset, with the same pieces', () => {
    const before = dealt('6A', 3);
    const drawn = act(before, { do: 'draw' });
    assert.ok(drawn.ok);
    const after = reset({ ...drawn.value, tile: 2 }, createChance(9));
    assert.deepEqual([...after.pieces, ...after.pile].sort(), [...before.pieces, ...before.pile].sort());
    assert.deepEqual([after.tile, after.drawn, new Set(after.turns).size], [0, null, 1]);
  });
});

describe('an action', () => {
  const all: readonly Action[] = [
    ...Array.from({ length: 12 }, (_, a) =>
      Array.from({ length: 12 }, (__, b): Action => ({ do: 'swap', at: [a, b] })),
    ).flat(),
    ...Array.from({ length: 12 }, (_, at): Action[] => [
      { do: 'rotate', at, by: 1 },
      { do: 'rotate', at, by: -1 },
      { do: 'replace', at },
    ]).flat(),
    { do: 'turn-tile', by: 1 },
    { do: 'turn-tile', by: -1 },
    { do: 'draw' },
  ];

  it('is possible exactly if it is in the list of legal actions, and does not change its input', () => {
    for (const id of ids)
      for (const position of [
        dealt(id, 1),
        ...[act(dealt(id, 2), { do: 'draw' })].flatMap((result) => (result.ok ? [result.value] : [])),
        lay(id, ['W01', 'W02']),
      ]) {
        const before = structuredClone(position);
        const legal = actions(position).map((action) => JSON.stringify(action));
        for (const action of all) {
          const same: Action =
            action.do === 'swap' && !legal.includes(JSON.stringify(action))
              ? { do: 'swap', at: [action.at[1], action.at[0]] }
              : action;
          assert.equal(
            act(position, action).ok,
            legal.includes(JSON.stringify(same)),
            `${id} ${JSON.stringify(action)}`,
          );
        }
        assert.deepEqual(position, before);
      }
  });

  it('never loses a piece', () => {
    const chance = createChance('walk');
    for (const id of ids) {
      let position = dealt(id, 5);
      const pieces = [...position.pieces, ...position.pile].sort();
      for (let i = 0; i < 60; i++) {
        const legal = actions(position);
        const result = act(position, legal[chance.below(legal.length)]!);
        assert.ok(result.ok);
        position = result.value;
        assert.deepEqual(
          [...position.pieces, ...position.pile, ...(position.drawn === null ? [] : [position.drawn])].sort(),
          pieces,
        );
      }
    }
  });

  it('has a name that can be read, and other names are refused', () => {
    for (const action of all) assert.deepEqual(moveOf(moveId(action)), action);
    for (const name of [
      '',
      'swap',
      'swap:1',
      'rotate:1',
      'rotate:1:up',
      'draw:1',
      'turn-tile:1:cw',
      'replace:01',
      'swap:1-2:cw',
      'constructor',
      'stop:1',
    ])
      assert.equal(moveOf(name), null, name);
  });
});

describe('a value that is no action', () => {
  const turns: readonly unknown[] = [2, -2, 3, 0, 0.5, NaN, Infinity, '1', undefined];
  const values = [
    ...turns.flatMap((by) => [
      { do: 'rotate', at: 1, by },
      { do: 'turn-tile', by },
    ]),
    { do: 'swap', at: [1] },
    { do: 'swap', at: [1, 4, 2] },
    { do: 'swap', at: 1 },
    { do: 'swap' },
    { do: 'rotate', at: '1', by: 1 },
    { do: 'flip', at: 1 },
    { do: 'constructor' },
    {},
    null,
  ] as readonly Action[];

  it('is refused with a rule, a reason and a sentence, and changes nothing', () => {
    for (const id of ids) {
      const position = dealt(id, 1);
      const before = structuredClone(position);
      for (const value of values) {
        const made = [act(position, value), make(begin(position, able), value)];
        for (const result of made) {
          assert.ok(!result.ok, `${id} ${JSON.stringify(value)}`);
          assert.match(result.error.rule, /^MOM-/);
          assert.ok(result.error.reason && result.error.message);
        }
        assert.ok(moveRefusal(begin(position, able), value));
      }
      assert.deepEqual(position, before);
    }
  });

  it('is told from a legal action: a piece turns by a quarter, and the setup tile by one step', () => {
    const why = (value: unknown) => refusalOf(dealt('6A', 1), value as Action);
    assert.deepEqual(
      [why({ do: 'rotate', at: 1, by: 2 })?.rule, why({ do: 'turn-tile', by: 2 })?.rule],
      ['MOM-PUZ-10', 'MOM-PUZ-11'],
    );
    assert.equal(why({ do: 'flip' })?.reason, 'no-such-action');
    assert.equal(why({ do: 'rotate', at: 1, by: -1 }), null);
  });
});

describe('an attempt', () => {
  it('counts the costs of its actions, and ends when no puzzle actions are left', () => {
    let attempt = begin(lay('2A', stairs), { ...able, skillPoints: 0 });
    for (const move of ['rotate:4:cw', 'swap:5-7', 'draw', 'replace:7']) attempt = done(attempt, moveOf(move)!);
    assert.deepEqual([attempt.left, attempt.used, attempt.over], [0, 4, 'used-up']);
    assert.deepEqual(moves(attempt), []);
    assert.equal(moveRefusal(attempt, { do: 'stop' })?.reason, 'over');
  });

  it('offers exactly the actions that it accepts', () => {
    const chance = createChance('moves');
    for (const id of ids) {
      let attempt = begin(dealt(id, 8), { intellect: 9, luck: 3, skillPoints: 2 });
      while (!attempt.over) {
        const legal = moves(attempt);
        for (const move of [...actions(attempt.position), { do: 'skill-point' } as const, { do: 'stop' } as const])
          assert.equal(
            make(attempt, move).ok,
            legal.some((each) => moveId(each) === moveId(move)),
            moveId(move),
          );
        attempt = done(
          attempt,
          legal.filter(({ do: what }) => what !== 'stop')[
            chance.below(legal.filter(({ do: what }) => what !== 'stop').length)
          ] ?? { do: 'stop' },
        );
        assert.equal(attempt.left >= 0, true);
      }
      assert.equal(attempt.left + attempt.used <= 12, true);
    }
  });

  it('with a time limit accepts actions before the limit, and none afterwards', () => {
    const attempt = begin(lay('2A', stairs), able, 60_000);
    const before = done(attempt, { do: 'rotate', at: 1, by: 1 }, 59_999);
    assert.deepEqual([before.over, before.used], [null, 1]);
    const after = done(before, { do: 'rotate', at: 1, by: 1 }, 60_000);
    assert.deepEqual([after.over, after.used, after.left], ['time', 1, 3]);
    assert.deepEqual(after.position, before.position);
  });

  it('puts a drawn piece at the bottom of the pile if the time runs out', () => {
    const drawn = done(begin(lay('2A', stairs), able, 1), { do: 'draw' }, 0);
    const after = timeOver(drawn);
    assert.deepEqual([after.position.drawn, after.position.pile], [null, ['W01', 'W03']]);
    assert.deepEqual(timeOver(after), after);
  });

  it('is plain JSON, and continues from a copy', () => {
    const attempt = JSON.parse(JSON.stringify(begin(lay('2A', stairs), able))) as Attempt;
    assert.equal(done(attempt, { do: 'stop' }).over, 'stopped');
    const later = begin(done(attempt, { do: 'rotate', at: 2, by: 1 }).position, able);
    assert.deepEqual([later.left, later.position.turns[1]], [4, 1]);
  });

  it('counts two actions for a draw, none for placing the drawn piece, and one for each other act', () => {
    assert.deepEqual(
      ([{ do: 'replace', at: 1 }, { do: 'draw' }, { do: 'turn-tile', by: 1 }, { do: 'swap', at: [1, 2] }] as const).map(
        costOf,
      ),
      [0, 2, 1, 1],
    );
  });
});
