// Tests how the size and the shape of input from outside are checked before anything else reads the input.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untrustedJsonFault } from '../../../src/engine/kernel/untrusted-json.js';
import {
  objectOf,
  is,
  listOf,
  optional,
  recordOf,
  oneOf,
  nullable,
  anyObject,
  integer,
  boolean,
  type Check,
} from '../../../src/engine/kernel/json-shape.js';

const nested = (deep: number): unknown => (deep === 0 ? 1 : { in: nested(deep - 1) });
const refused = (json: unknown, most = 1e6): string | null => {
  const fault = untrustedJsonFault(json, most);
  return fault && `${fault.code} at "${fault.path}"`;
};

test('a value may be nested 32 levels deep, and its path uses the first 40 letters of each name', () => {
  assert.equal(refused(nested(33)), null, 'the outermost array is not nested in another');
  assert.equal(refused(nested(34)), `json-depth at "${Array(33).fill('in').join('/')}"`);
  assert.equal(refused({ a: [nested(32)] }), `json-depth at "a/0${'/in'.repeat(31)}"`);
  assert.equal(refused({ ['n'.repeat(50)]: [{ toString: 1 }] }), `json-name at "${'n'.repeat(40)}/0/toString"`);
  assert.match(untrustedJsonFault(nested(34), 1e6)?.message ?? '', /more than 32 levels deep; remove it/);
  assert.match(untrustedJsonFault({ toString: 1 }, 1e6)?.message ?? '', /reserved.*; use another name/);
});

test('the size of a value is eight bytes plus its letters, its entries and the letters of its names', () => {
  for (const [json, cost] of [
    [1, 8],
    [null, 8],
    ['abc', 11],
    [{}, 8],
    [{ abc: 1 }, 8 + 3 + 8],
    [[1, 2], 10 + 1 + 8 + 1 + 8],
    [{ a: 'bc' }, 8 + 1 + 10],
  ] as const) {
    assert.equal(refused(json, cost), null, JSON.stringify(json));
    assert.match(refused(json, cost - 1) ?? '', /^json-size/, JSON.stringify(json));
  }
});

test('a check accepts a valid value, and returns the path of an invalid one', () => {
  const small = integer(1, 3);
  const cases: readonly (readonly [Check, readonly unknown[], readonly (readonly [unknown, string])[]])[] = [
    [
      boolean,
      [true, false],
      [
        [0, ''],
        ['true', ''],
        [undefined, ''],
      ],
    ],
    [
      oneOf('a', null),
      ['a', null],
      [
        ['b', ''],
        [undefined, ''],
      ],
    ],
    [
      small,
      [1, 3],
      [
        [0, ''],
        [4, ''],
        [1.5, ''],
        ['1', ''],
      ],
    ],
    [
      nullable(small),
      [null, 2],
      [
        [undefined, ''],
        [4, ''],
      ],
    ],
    [
      optional(small),
      [undefined, 2],
      [
        [null, ''],
        [4, ''],
      ],
    ],
    [
      anyObject,
      [{}],
      [
        [[], ''],
        [null, ''],
        ['a', ''],
      ],
    ],
    [
      listOf(2, small),
      [[], [1, 2]],
      [
        [{}, ''],
        [[1, 1, 1], ''],
        [[1, 9], '1'],
        [null, ''],
      ],
    ],
    [
      listOf(2, listOf(2, small)),
      [[[1], []]],
      [
        [[[1], [1, 9]], '1/1'],
        [[7], '0'],
      ],
    ],
    [
      objectOf({ a: small, b: optional(boolean) }),
      [{ a: 1 }, { a: 1, b: true }],
      [
        [null, ''],
        [[], ''],
        [{}, 'a'],
        [{ a: 1, b: 1 }, 'b'],
        [{ a: 1, toString: 1 }, 'toString'],
        [{ ['x'.repeat(50)]: 1 }, 'x'.repeat(40)],
      ],
    ],
    [
      objectOf({ a: objectOf({ b: small }) }),
      [{ a: { b: 2 } }],
      [
        [{ a: { b: 9 } }, 'a/b'],
        [{ a: 2 }, 'a'],
      ],
    ],
    [
      recordOf(
        2,
        is((name) => name !== 'no'),
        small,
      ),
      [{}, { x: 1, y: 2 }],
      [
        [[], ''],
        [{ x: 1, y: 1, z: 1 }, ''],
        [{ x: 9 }, 'x'],
        [{ no: 1 }, 'no'],
        [{ ['x'.repeat(50)]: 9 }, 'x'.repeat(40)],
      ],
    ],
  ];
  for (const [check, good, bad] of cases) {
    for (const value of good) assert.equal(check(value), null, JSON.stringify(value));
    for (const [value, place] of bad) assert.equal(check(value), place, JSON.stringify(value));
  }
});
