// Results from outside: faces from a server or from real dice, and saved rolls.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systems } from '../../../src/engine/dice/index.js';
import { readResults, readRoll, scriptedDice } from '../../../src/engine/dice/roll.js';

const nobody = { die: (name: string): number => assert.fail(`${name} was thrown`) };

describe('results from outside', () => {
  it('are given by the names of faces, in any order of the kinds of dice', () => {
    const result = readResults(systems['lobotomy-attack'], { green: 2, red: 1 }, [
      'R3',
      { die: 'green', face: 'G4' },
      'G2',
    ]);
    assert.ok(result.ok);
    assert.deepEqual(
      result.value.dice.map(({ face }) => face),
      ['G4', 'G2', 'R3'],
    );
  });

  it('belong to the die that they name, if several dice have this face', () => {
    const result = readResults(systems.d6, { d6: 1, d10: 1 }, [{ die: 'd10', face: 3 }, 5]);
    assert.ok(result.ok);
    assert.deepEqual(result.value.dice, [
      { id: '1', die: 'd6', face: 5 },
      { id: '2', die: 'd10', face: 3 },
    ]);
  });

  it('follow the explosions of the system', () => {
    const result = readResults(systems['coma-ward'], { dice: 1 }, [4, 4, 5, 6, 6]);
    assert.ok(result.ok && result.value.total === 3);
  });

  const missing = 'A result of d6 is missing; add one of 1, 2, 3, 4, 5, 6.';
  const needless = 'The pool has no die for this face; remove it.';
  const faulty: readonly (readonly [string, readonly unknown[], ...(readonly (readonly [number, string])[])])[] = [
    ['none', [], [0, missing]],
    ['too few', [3, 5], [2, missing]],
    ['too many', [3, 5, 6, 1, 'G2'], [3, needless], [4, needless]],
    ['a face that the die does not have', [3, 7, 5], [2, missing]],
    ['rubbish', [null, {}, 'G2'], [0, missing]],
    [
      'faces of other dice',
      [
        { die: 'd10', face: 1 },
        { die: 'd10', face: 2 },
        { die: 'd10', face: 3 },
      ],
      [0, missing],
    ],
  ];
  for (const [what, faces, ...faults] of faulty)
    it(`are refused with path and reason: ${what}`, () => {
      const error = faults.map(([at, message]) => ({ code: 'faces', path: `faces/${at}`, message }));
      assert.deepEqual(readResults(systems.d6, { d6: 3 }, faces), { ok: false, error });
    });

  it('of an unknown die throw an error, because that is a programmer’s error', () => {
    assert.throws(
      () => readResults(systems['coma-ward'], { green: 1 }, [1]),
      new RangeError('coma-ward has no die "green"; its dice are suspense.'),
    );
  });

  it('stay in a script, in their order, until a die needs them', () => {
    const script = scriptedDice([6, { die: 'd10', face: 6 }, 2], nobody);
    const { names } = systems.d6.dice['d6']!;
    assert.deepEqual([script.die('d6', names), script.die('d6', names)], [5, 1]);
    assert.deepEqual(script.left, [{ at: 1, die: 'd10', face: 6 }]);
  });
});

describe('a saved roll', () => {
  const coma = systems['coma-ward'];
  const throws = [
    [
      { id: '1', die: 'suspense', face: 4 },
      { id: '2', die: 'suspense', face: 5 },
    ],
    [
      { id: '1', die: 'suspense', face: 6 },
      { id: '3', die: 'suspense', face: 2 },
    ],
  ];

  it('shows the same dice and has the same total', () => {
    const dice = [
      { id: '1', die: 'suspense', face: 6 },
      { id: '2', die: 'suspense', face: 5 },
      { id: '3', die: 'suspense', face: 2 },
    ];
    assert.deepEqual(readRoll(coma, { dice: 2 }, throws), {
      ok: true,
      value: { pool: { dice: 2 }, throws, dice, total: 2 },
    });
  });

  it('may be empty', () => {
    assert.deepEqual(readRoll(coma, { dice: 2 }, []), {
      ok: true,
      value: { pool: { dice: 2 }, throws: [], dice: [], total: 0 },
    });
  });

  it('of a system that keeps one die counts its best die', () => {
    const read = readRoll(systems.sanitarium, { dice: 2 }, [
      [
        { id: '1', die: 'd6', face: 5 },
        { id: '2', die: 'd6', face: 3 },
      ],
    ]);
    assert.ok(read.ok && read.value.total === 5);
  });

  const [first, second] = throws[0]!;
  const noDie = 'Write {id, die, face} with a die and a face of coma-ward.';
  const faulty: readonly (readonly [what: string, throws: unknown, path: string, message?: string])[] = [
    ['no list', null, 'throws', 'Write a list of throws, each of which is a list of dice.'],
    ['dice outside a throw', [first], 'throws/0', 'Write a list of the dice of this throw.'],
    [
      'a die that is not inside a throw',
      [[first, second], second],
      'throws/1',
      'Write a list of the dice of this throw.',
    ],
    ['null in place of a die', [[first, null]], 'throws/0/1'],
    ['an id that is a number', [[{ ...first, id: 1 }]], 'throws/0/0'],
    ['no id', [[{ die: 'suspense', face: 4 }]], 'throws/0/0'],
    ['a die that the system does not have', [throws[0], [second, { ...first, die: 'd6' }]], 'throws/1/1'],
    ['a die whose name is a list', [[{ ...first, die: ['suspense'] }]], 'throws/0/0'],
    ['a face that the die does not have', [[first, { ...second, face: 7 }]], 'throws/0/1'],
    ['a face that is a string', [[first, { ...second, face: '5' }]], 'throws/0/1'],
    ['no face', [[{ id: '1', die: 'suspense' }]], 'throws/0/0'],
  ];
  for (const [what, saved, path, message = noDie] of faulty)
    it(`is refused with the path of the fault: ${what}`, () => {
      assert.deepEqual(readRoll(coma, { dice: 2 }, saved), { ok: false, error: [{ code: 'roll', path, message }] });
    });
});
