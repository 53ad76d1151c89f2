// Chance: random results without bias, in independent streams, and scripted results.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fingerprint } from '../../../src/engine/kernel/copy.js';
import { createChance, KernelChance } from '../../../src/engine/kernel/index.js';

/** The chi-squared statistic of counts that should be equal. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('all values of below(n) are equally likely', () => {
  for (const n of [2, 3, 6, 10, 54]) {
    const chance = createChance(`uniform ${n}`);
    const counts = Array<number>(n).fill(0);
    for (let i = 0; i < 60_000; i++) counts[chance.below(n)]!++;
    // The limit is five standard deviations above the mean of the chi-squared distribution. A fair generator stays
    // below it.
    assert.ok(chiSquared(counts) < n - 1 + 5 * Math.sqrt(2 * (n - 1)), `n = ${n}: ${chiSquared(counts)}`);
  }
});

test('a scripted result waits for the die, deck or pick that it names', () => {
  const chance = new KernelChance(1, [
    { die: 'blue', face: 2 },
    { deck: 'red', card: 'b' },
    { die: 'red', face: 6 },
    { pick: 'red', value: 1 },
  ]);
  assert.equal(chance.draw('red', ['a', 'b', 'c']), 'b');
  assert.equal(chance.die('red', [1, 2, 3, 4, 5, 6]), 5);
  assert.equal(chance.below(3, 'red'), 1);
  assert.ok(chance.die('green', [1, 2]) < 2);
  assert.deepEqual(chance.unused, [{ die: 'blue', face: 2 }]);
});

test('below(n) does not use random numbers that would make some values more likely than others', () => {
  // If 32-bit random numbers were simply reduced modulo n, each value in the lowest third would come up twice as often
  // as any other value.
  const n = 3 * 2 ** 30;
  const chance = createChance('large');
  let low = 0;
  for (let i = 0; i < 20_000; i++) if (chance.below(n) < 2 ** 30) low++;
  assert.ok(Math.abs(low / 20_000 - 1 / 3) < 0.02, `${low} of 20000`);
});

test('the same seed gives the same results, and another seed gives others', () => {
  const draw = (seed: string | number): number[] => {
    const chance = createChance(seed);
    return Array.from({ length: 20 }, () => chance.below(1000));
  };
  assert.deepEqual(draw('asylum'), draw('asylum'));
  assert.deepEqual(draw(7), draw('7'));
  assert.notDeepEqual(draw('asylum'), draw('asylun'));
});

test('streams are independent: results from one do not change another', () => {
  const alone = createChance(1);
  alone.use('play');
  const wanted = Array.from({ length: 10 }, () => alone.below(1000));
  const mixed = createChance(1);
  for (let i = 0; i < 5; i++) mixed.below(6);
  mixed.use('play');
  const got = wanted.map(() => {
    mixed.use('puzzle:7');
    mixed.below(9);
    mixed.use('play');
    return mixed.below(1000);
  });
  assert.deepEqual(got, wanted);
});

test('two streams of a seed differ, and so do neighbouring seeds', () => {
  const numbers = (seed: number, stream: string): number[] => {
    const chance = createChance(seed);
    chance.use(stream);
    return Array.from({ length: 5000 }, () => chance.below(6));
  };
  const pairs: readonly (readonly [number[], number[]])[] = [
    [numbers(1, 'setup'), numbers(1, 'play')],
    [numbers(1, 'play'), numbers(2, 'play')],
    [numbers(1, 'puzzle:1'), numbers(1, 'puzzle:2')],
  ];
  for (const [a, b] of pairs) {
    const counts = Array<number>(36).fill(0);
    a.forEach((value, i) => {
      counts[value * 6 + (b[i] ?? 0)]!++;
    });
    assert.ok(chiSquared(counts) < 35 + 5 * Math.sqrt(70));
  }
});

test('chance continues from a saved state', () => {
  const chance = new KernelChance('s', [{ die: 'd6', face: 4 }]);
  chance.use('play');
  for (let i = 0; i < 7; i++) chance.below(10);
  const other = KernelChance.from(JSON.parse(JSON.stringify(chance.state)) as typeof chance.state);
  const next = (each: KernelChance): number[] => [each.die('d6', [1, 2, 3, 4, 5, 6]), each.below(100), each.below(100)];
  assert.deepEqual(next(other), next(chance));
  assert.equal(other.drawn, 10);
});

test('draw removes the card from the list, and all cards are equally likely', () => {
  const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
  const chance = createChance('cards');
  for (let i = 0; i < 3000; i++) {
    const cards = ['a', 'b', 'c'];
    const card = chance.draw('deck', cards);
    assert.ok(!cards.includes(card));
    assert.equal(cards.length, 2);
    counts[card]!++;
  }
  assert.ok(chiSquared(Object.values(counts)) < 2 + 5 * 2);
});

test('scripted results are used before random ones, by their names and in order', () => {
  const chance = new KernelChance(1, [
    { die: 'red', face: 'skull' },
    { deck: 'items', card: 'lantern' },
    { pick: 'start', value: 2 },
    { die: 'red', face: 'blank' },
  ]);
  const faces = ['blank', 'eye', 'skull'];
  assert.equal(chance.die('red', faces), 2);
  assert.equal(chance.die('red', faces), 0);
  const cards = ['key', 'lantern', 'rope'];
  assert.equal(chance.draw('items', cards), 'lantern');
  assert.deepEqual(cards, ['key', 'rope']);
  assert.equal(chance.below(4), createChance(1).below(4), 'a pick without a label is never scripted');
  assert.equal(chance.below(4, 'start'), 2);
  assert.deepEqual(chance.unused, []);
});

test('an impossible scripted result is an error that names it', () => {
  const chance = new KernelChance(1, [
    { die: 'd6', face: 7 },
    { deck: 'items', card: 'crown' },
    { pick: 'start', value: 4 },
  ]);
  assert.throws(() => chance.die('d6', [1, 2, 3, 4, 5, 6]), /"d6", face: 7/);
  assert.throws(() => chance.draw('items', ['key']), /"crown"/);
  assert.throws(() => chance.below(4, 'start'), /"start", value: 4/);
});

test('a seed gives the same numbers in all versions, because saves and links depend on them', () => {
  const chance = new KernelChance('asylum');
  assert.deepEqual(
    Array.from({ length: 8 }, () => chance.below(1_000_000)),
    [599_849, 354_524, 481_548, 971_027, 726_122, 55_705, 364_462, 114_597],
  );
  chance.use('play');
  assert.deepEqual(
    Array.from({ length: 8 }, () => chance.below(1_000_000)),
    [972_656, 393_819, 760_247, 123_666, 741_249, 898_599, 358_161, 963_242],
  );
  assert.deepEqual(chance.state.streams['setup'], [-2073597712, -405764532, -118624218, 21]);
  assert.equal(fingerprint({ b: [1, { d: 2, c: 'é' }], a: null }), 'ad7598107e011ef2');
});

test('a scripted pick has to be a whole number below the limit, and otherwise the error shows it', () => {
  for (const value of [-1, 1.5, 4])
    assert.throws(() => new KernelChance(1, [{ pick: 'start', value }]).below(4, 'start'), {
      message: `The value of {pick: "start", value: ${value}} must be a whole number from 0 to 3.`,
    });
  for (const value of [0, 3]) assert.equal(new KernelChance(1, [{ pick: 'start', value }]).below(4, 'start'), value);
  const long = 'x'.repeat(60);
  assert.throws(() => new KernelChance(1, [{ die: 'd2', face: long }]).die('d2', [1, 2]), {
    message: `The face of {die: "d2", face: "${'x'.repeat(39)}} must be one of 1, 2.`,
  });
  assert.throws(() => new KernelChance(1, [{ deck: 'items', card: long }]).draw('items', ['key']), {
    message: `The card of {deck: "items", card: "${'x'.repeat(40)}"} must be in that deck now.`,
  });
  assert.throws(() => new KernelChance(1).draw('items', []), {
    message: 'The card of {deck: "items", card: ""} must be in that deck now.',
  });
});
