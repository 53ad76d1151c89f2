// Exact odds, compared with independent calculations: closed forms, enumeration of all outcomes, series, and printed
// tables.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { odds, systems, type Distribution, type Pool, type System } from '../../../src/engine/dice/index.js';
import { readSystem } from '../../../src/engine/dice/read-system.js';
import { plain } from '../../../src/engine/dice/systems.js';

const near = (actual: number, expected: number, error = 1e-12): void => {
  assert.ok(Math.abs(actual - expected) <= error, `${actual} is not ${expected}`);
};

function choose(n: number, k: number): number {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
}

/** Enumerates all outcomes of these dice, and counts the outcomes for each value. */
function enumerate(dice: readonly (readonly number[])[], join: (worths: number[]) => number): Map<number, number> {
  const counts = new Map<number, number>();
  const visit = (at: number, worths: number[]): void => {
    const die = dice[at];
    if (!die) counts.set(join(worths), (counts.get(join(worths)) ?? 0) + 1);
    else for (const worth of die) visit(at + 1, [...worths, worth]);
  };
  visit(0, []);
  return counts;
}

function same(distribution: Distribution, counts: Map<number, number>): void {
  const all = [...counts.values()].reduce((a, b) => a + b, 0);
  assert.deepEqual(
    distribution.entries().map(([n]) => n),
    [...counts.keys()].sort((a, b) => a - b),
  );
  for (const [n, count] of counts) {
    near(distribution.at(n), count / all);
    near(distribution.atLeast(n), [...counts].reduce((sum, [m, c]) => (m >= n ? sum + c : sum), 0) / all);
  }
  near(distribution.mean, [...counts].reduce((sum, [n, c]) => sum + n * c, 0) / all, 1e-10);
}

const sum = (worths: number[]): number => worths.reduce((a, b) => a + b, 0);
// The values of the faces, read by a person in the table of LOB-RUL-01 and not taken from the code.
const green = [0, 1, 1, 2, 0, 0];
const red = [1, 1, 2, 2, 1, 1];
const blueTest = [0, 0, 2, 1, 0, 1];
const brownTest = [0, 2, 2, 2, 1, 1];
const blueShields = [0, 1, 0, 1, 1, 0];
const brownShields = [2, 2, 1, 0, 1, 0];

describe('odds of plain dice', () => {
  it('3d6 has the same distribution as an enumeration', () => {
    const d6 = [1, 2, 3, 4, 5, 6];
    same(odds(systems.d6, { d6: 3 }), enumerate([d6, d6, d6], sum));
  });

  it('the distribution of a pool with dice of different numbers of sides agrees with an enumeration', () => {
    const d = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
    same(odds(systems.d6, { d4: 2, d17: 1, dice: 1 }), enumerate([d(4), d(4), d(17), d(6)], sum));
  });

  it('40d6 follows the formula of De Moivre', () => {
    const distribution = odds(plain(6), { dice: 40 });
    // The terms alternate in sign, so they are added as integers, without rounding errors.
    const big = (n: bigint, k: bigint): bigint => {
      let product = 1n;
      for (let i = 1n; i <= k; i++) product = (product * (n - k + i)) / i;
      return product;
    };
    for (const total of [40, 41, 100, 140, 239]) {
      let ways = 0n;
      for (let k = 0n; 6n * k <= BigInt(total) - 40n; k++)
        ways += (k % 2n ? -1n : 1n) * big(40n, k) * big(BigInt(total) - 6n * k - 1n, 39n);
      near(distribution.at(total), Number((ways * 10n ** 30n) / 6n ** 40n) / 1e30);
    }
    near(distribution.mean, 140, 1e-10);
  });

  it('a pool without dice always gives 0, and impossible results have the chance 0', () => {
    const none = odds(systems.d6, { d6: 0 });
    assert.deepEqual(none.entries(), [[0, 1]]);
    const one = odds(systems.d6, { d6: 1 });
    assert.deepEqual(
      [one.at(0), one.at(7), one.at(2.5), one.at(-1), one.atLeast(7), one.atLeast(-3), one.atLeast(1)],
      [0, 0, 0, 0, 0, 1, 1],
    );
  });

  it('an unknown die throws an error, because it is a programmer’s error', () => {
    assert.throws(
      () => odds(systems['coma-ward'], { green: 1 }),
      new RangeError('coma-ward has no die "green"; its dice are suspense.'),
    );
  });
});

describe('odds of the games’ dice', () => {
  it('SAN-TURN-05 the probability that the best of three dice is at least v is 1 − ((v − 1) / 6)³', () => {
    const best = odds(systems.sanitarium, { d6: 3 });
    for (let v = 1; v <= 6; v++) near(best.atLeast(v), 1 - ((v - 1) / 6) ** 3);
    near(best.atLeast(5), 0.7037037037037037);
    near(best.mean, 1071 / 216);
  });

  it('the best of mixed dice has the same distribution as an enumeration', () => {
    const one: System = { ...systems.sanitarium, dice: systems.d6.dice };
    same(
      odds(one, { d6: 2, d4: 1 }),
      enumerate(
        [
          [1, 2, 3, 4, 5, 6],
          [1, 2, 3, 4, 5, 6],
          [1, 2, 3, 4],
        ],
        (w) => Math.max(...w),
      ),
    );
  });

  it('the best of no dice is always 0, and a kind with no dice changes nothing', () => {
    for (const pool of [{}, { d6: 0 }, { d6: -1, d4: 0 }])
      assert.deepEqual(odds(systems.sanitarium, pool).entries(), [[0, 1]]);
    const some = odds(systems.sanitarium, { d6: 2, d10: 0 });
    assert.deepEqual(some.entries(), odds(systems.sanitarium, { d6: 2 }).entries());
    assert.deepEqual([some.at(7), some.atLeast(7)], [0, 0]);
  });

  it('MOM-TST-02, MOM-TST-06 the value is the sum of attribute, modifier and skill, in tenths', () => {
    const chance = (pool: Pool): number => odds(systems['mansions-attribute'], pool).atLeast(1);
    near(chance({ attribute: 6 }), 0.6);
    near(chance({ attribute: 4, modifier: 1 }), 0.5);
    near(chance({ attribute: 3, modifier: -1, skill: 2 }), 0.4);
    near(odds(systems['mansions-attribute'], { attribute: 6 }).mean, 0.6);
  });

  it('MOM-TST-03, MOM-RUL-41 whatever the value, one result in ten always passes and one always fails', () => {
    for (const attribute of [-5, 0, 1]) near(odds(systems['mansions-attribute'], { attribute }).at(1), 0.1);
    for (const attribute of [9, 10, 25]) near(odds(systems['mansions-attribute'], { attribute }).at(0), 0.1);
  });

  it('LOB-DIC-05 attacks have the same distribution as an enumeration', () => {
    const distribution = odds(systems['lobotomy-attack'], { green: 3, red: 1 });
    same(distribution, enumerate([green, green, green, red], sum));
    near(distribution.atLeast(3), 0.7083333333333334);
  });

  it('LOB-DIC-07, LOB-DIC-08 defenses have the same distribution as an enumeration', () => {
    same(
      odds(systems['lobotomy-defense'], { blue: 2, brown: 2 }),
      enumerate([blueShields, blueShields, brownShields, brownShields], sum),
    );
  });

  it('LOB-DIC-06, LOB-DIC-08 tests have the same distribution as an enumeration', () => {
    same(
      odds(systems['lobotomy-test'], { blue: 3, brown: 1 }),
      enumerate([blueTest, blueTest, blueTest, brownTest], sum),
    );
  });

  it('LOB-RUL-01 the table of means and of tests with n blue dice is right', () => {
    const mean = (system: System, pool: Pool): number => odds(system, pool).mean;
    near(mean(systems['lobotomy-attack'], { green: 1 }), 2 / 3);
    near(mean(systems['lobotomy-attack'], { red: 1 }), 4 / 3);
    near(mean(systems['lobotomy-defense'], { blue: 1 }), 1 / 2);
    near(mean(systems['lobotomy-defense'], { brown: 1 }), 1);
    near(mean(systems['lobotomy-test'], { blue: 1 }), 2 / 3);
    near(mean(systems['lobotomy-test'], { brown: 1 }), 4 / 3);
    const printed = [
      [0.5, 0.167, 0, 0, 0, 0],
      [0.75, 0.417, 0.139, 0.028, 0, 0],
      [0.875, 0.625, 0.333, 0.13, 0.032, 0.005],
      [0.938, 0.771, 0.521, 0.28, 0.115, 0.035],
      [0.969, 0.865, 0.674, 0.442, 0.238, 0.102],
      [0.984, 0.922, 0.786, 0.59, 0.378, 0.204],
    ];
    printed.forEach((row, i) => {
      const test = odds(systems['lobotomy-test'], { blue: i + 1 });
      row.forEach((chance, k) => {
        near(test.atLeast(k + 1), chance, 0.0005001);
      });
    });
  });

  it('LOB-DIC-02 a d6 read as d3 has the odds of a d3', () => {
    const read = readSystem({ dice: { d6: [1, 1, 2, 2, 3, 3] } });
    assert.ok(read.ok);
    for (let n = 0; n <= 7; n++) near(odds(read.value, { dice: 2 }).at(n), odds(plain(3), { dice: 2 }).at(n));
  });
});

describe('odds of suspense dice', () => {
  /** The first coefficients of the power series of (3 − √(6 − 2s))^dice in s, calculated from the binomial series. */
  function series(dice: number, terms: number): number[] {
    // √(6 − 2s) = √6 · Σ C(1/2, k) (−s/3)^k. All numbers are integers in units of 10^−60, so rounding does not matter.
    const one = 10n ** 60n;
    const root = (n: bigint): bigint => {
      let x = n;
      for (let y = (x + 1n) / 2n; y < x; y = (x + n / x) / 2n) x = y;
      return x;
    };
    const root6 = root(6n * one * one);
    const die: bigint[] = [];
    let binomial = one; // C(1/2, k) · (−1)^k
    for (let k = 0; k < terms; k++) {
      const term = (root6 * binomial) / one / 3n ** BigInt(k);
      die.push(k === 0 ? 3n * one - term : -term);
      binomial = (binomial * (2n * BigInt(k) - 1n)) / (2n * BigInt(k) + 2n);
    }
    let power = [one];
    for (let i = 0; i < dice; i++)
      power = Array.from({ length: terms }, (_, n) => {
        let total = 0n;
        for (let k = 0; k <= n; k++) total += (power[k] ?? 0n) * (die[n - k] ?? 0n);
        return total / one;
      });
    return power.map((value) => Number(value / 10n ** 30n) / 1e30);
  }

  for (const dice of [1, 2, 4, 11, 30])
    it(`CW-CHK-06, CW-CHK-08 ${dice} dice follow the series of 3 − √(6 − 2s)`, () => {
      const distribution = odds(systems['coma-ward'], { dice });
      const expected = series(dice, 90);
      expected.forEach((chance, n) => {
        near(distribution.at(n), chance);
      });
      for (let n = 0; n < 90; n++) near(distribution.atLeast(n), 1 - expected.slice(0, n).reduce((a, b) => a + b, 0));
    });

  it('CW-RUL-14 the expected number of successes is half a success per die', () => {
    for (const dice of [1, 7, 30]) near(odds(systems['coma-ward'], { dice }).mean, dice / 2);
  });

  it('CW-CHK-10 one die may reach five successes', () => {
    // The binomial coefficients |C(1/2, k)| for k = 1 to 4 are 1/2, 1/8, 1/16 and 5/128.
    const upToFour = 3 - Math.sqrt(6) * (1 - 1 / 6 - 1 / 72 - 1 / 432 - 5 / 10368);
    near(odds(systems['coma-ward'], { dice: 1 }).atLeast(5), 1 - upToFour);
  });

  it('four dice reach three successes with a chance of 31.0 %, as in the picture', () => {
    near(odds(systems['coma-ward'], { dice: 4 }).atLeast(3), 0.31, 0.0005);
  });

  it('the distribution of a hundred dice ends where the remaining chance is tiny', () => {
    const { entries, atLeast } = odds(systems['coma-ward'], { dice: 100 });
    const [most = 0] = entries().at(-1) ?? [];
    assert.ok(most < 200, String(most));
    assert.ok(atLeast(most) < 1e-18, String(atLeast(most)));
  });

  it('CW-RUL-15 zero dice or a negative number of dice give no success', () => {
    for (const dice of [0, -3]) assert.deepEqual(odds(systems['coma-ward'], { dice }).entries(), [[0, 1]]);
  });

  it('thirty dice take less than a millisecond', () => {
    const times = Array.from({ length: 41 }, () => {
      const start = process.hrtime.bigint();
      odds(systems['coma-ward'], { dice: 30 });
      return Number(process.hrtime.bigint() - start) / 1e6;
    }).sort((a, b) => a - b);
    assert.ok((times[20] ?? 9) < 1, `median ${times[20]} ms`);
  });
});

describe('odds of an author’s dice', () => {
  it('a die that explodes and adds one die has a geometric distribution', () => {
    // A 1 to 5 counts 0; a 6 counts 1 and adds a die. So one die counts n with the chance P(n) = (1/6)^n · 5/6.
    const read = readSystem({ dice: { bone: ['', '', '', '', '', 'skull'] }, explode: { on: 'skull', add: 1 } });
    assert.ok(read.ok);
    const distribution = odds(read.value, { bone: 3 });
    for (let n = 0; n < 15; n++) near(distribution.at(n), choose(n + 2, 2) * (1 / 6) ** n * (5 / 6) ** 3);
    near(distribution.mean, 3 / 5);
  });

  it('a die that explodes and adds two dice has the distribution of the Catalan numbers', () => {
    // A 1 to 3 counts 0; a 4 counts 1 and adds two dice. So one die counts n with the chance P(n) = C(n) · (1/4)^n ·
    // (3/4)^(n + 1), where C(n) is the Catalan number.
    const tree: System = {
      id: 'tree',
      dice: { bone: { names: [1, 2, 3, 4], faces: [{}, {}, {}, { skull: 1 }] } },
      counts: { skull: 1 },
      pool: { dice: 1 },
      explode: { on: 'skull', add: 2 },
    };
    const distribution = odds(tree, { bone: 1 });
    for (let n = 0; n < 25; n++)
      near(distribution.at(n), (choose(2 * n, n) / (n + 1)) * (1 / 4) ** n * (3 / 4) ** (n + 1));
    near(distribution.mean, 1 / 2);
  });

  it('a rerolled die counts nothing for its earlier face', () => {
    const read = readSystem({ dice: { bone: ['', 'skull'] }, explode: { on: 'skull', add: 0, reroll: true } });
    assert.ok(read.ok);
    assert.deepEqual(odds(read.value, { bone: 1 }).entries(), [[0, 1]]);
  });

  it('a die that is rerolled on a face and adds no dice is like a die without this face', () => {
    const read = readSystem({
      dice: { bone: ['again', 2, 3, 4] },
      counts: { pip: 1 },
      explode: { on: 'again', add: 0, reroll: true },
    });
    assert.ok(read.ok);
    for (const n of [2, 3, 4]) near(odds(read.value, { dice: 1 }).at(n), 1 / 3);
  });

  const wildest: readonly (readonly [string, object, number])[] = [
    [
      'a die that adds one die on four of its five faces, which are worth 20',
      { dice: { bone: ['s', 's', 's', 's', ''] }, counts: { s: 20 }, explode: { on: 's' } },
      80,
    ],
    [
      'a die that adds two dice on two of its five faces, which are worth 4',
      { dice: { bone: ['s', 's', '', '', ''] }, counts: { s: 4 }, explode: { on: 's', add: 2 } },
      8,
    ],
  ];
  for (const [what, json, mean] of wildest)
    it(`the chances add up to 1, and the mean is right: ${what}`, () => {
      const read = readSystem(json);
      assert.ok(read.ok);
      const distribution = odds(read.value, { bone: 1 });
      near(
        distribution.entries().reduce((all, [, chance]) => all + chance, 0),
        1,
      );
      assert.ok(Math.abs(distribution.mean - mean) < 1e-6, String(distribution.mean));
    });

  it('each symbol counts its value', () => {
    const read = readSystem({ dice: { coin: ['skull skull', 'moon'] }, counts: { skull: 3, moon: 1 } });
    assert.ok(read.ok);
    same(
      odds(read.value, { coin: 4 }),
      enumerate(
        [
          [6, 1],
          [6, 1],
          [6, 1],
          [6, 1],
        ],
        sum,
      ),
    );
  });
});
