// Tests pointing at things on the table. Each of the ten acts in hardest-acts.ts must need at most three pointings, and
// an ambiguous pointing must always lead to a question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointAt, pointing, type Pointed } from '../../../src/engine/scene/pointing.js';
import { acts } from './hardest-acts.js';

type Options = readonly { readonly id: string; readonly targets: readonly string[] }[];

/** Points at one target after another; returns the result of each pointing. */
function point(options: Options, ...targets: readonly string[]): (Pointed<Options[number]> | null)[] {
  let path: readonly string[] = [];
  return targets.map((target) => {
    const pointed = pointAt(options, path, target);
    path = pointed?.path ?? path;
    return pointed;
  });
}

for (const { title, options, points, list, means } of acts) {
  test(`pointing: ${title}`, () => {
    assert.ok(points.length + (list ? 1 : 0) <= 3, 'at most three acts');
    const steps = point(options, ...points);
    const last = steps.at(-1);
    for (const step of steps.slice(0, -1)) assert.equal(step?.option, null, 'no option is chosen too early');
    if (list)
      assert.deepEqual(
        last?.choices.map(({ id }) => id),
        list,
        'what is ambiguous is asked by a short list',
      );
    else assert.equal(last?.option?.id, means);
    assert.ok(options.some(({ id }) => id === means));
  });

  test(`pointing: ${title}: every option can be chosen, and no two by the same targets`, () => {
    for (const option of options) {
      const last = point(options, ...option.targets).at(-1);
      const same = options.filter(({ targets }) => targets.join() === option.targets.join());
      const longer = options.some(
        ({ targets }) =>
          targets.length > option.targets.length && targets.join().startsWith(`${option.targets.join()},`),
      );
      assert.deepEqual(last?.choices, same);
      assert.equal(last?.option ?? null, same.length === 1 && !longer ? option : null);
    }
  });
}

const moves: Options = [
  { id: 'move:hall', targets: ['token:ada', 'space:hall'] },
  { id: 'move:attic', targets: ['token:ada', 'space:attic'] },
];

test('before anything is pointed at, the possible first targets are known', () => {
  assert.deepEqual([...(pointing(moves)?.next ?? [])], ['token:ada', 'space:hall', 'space:attic']);
});

test('a target that all options share may be skipped, but never the last one', () => {
  assert.equal(point(moves, 'space:attic')[0]?.option?.id, 'move:attic');
  assert.equal(point(moves.slice(0, 1), 'token:ada')[0]?.option, null);
  assert.equal(point([...moves, { id: 'move:dog', targets: ['token:dog', 'space:hall'] }], 'space:hall')[0], null);
});

test('pointing at the same target again undoes the pointing', () => {
  assert.deepEqual(point(moves, 'token:ada', 'token:ada').at(-1)?.path, []);
});

test('pointing at another first target starts a new path', () => {
  const options: Options = [...moves, { id: 'search', targets: ['tile:3', 'space:hall'] }];
  assert.deepEqual(point(options, 'token:ada', 'tile:3').at(-1)?.path, ['tile:3']);
});

test('an option whose targets are the beginning of another’s is chosen by pointing at its last target again', () => {
  const options: Options = [
    { id: 'look', targets: ['card:1'] },
    { id: 'swap', targets: ['card:1', 'card:2'] },
  ];
  const [first, again] = point(options, 'card:1', 'card:1');
  assert.equal(first?.option, null);
  assert.deepEqual(
    first?.choices.map(({ id }) => id),
    ['look'],
  );
  assert.equal(again?.option?.id, 'look');
});

test('pointing at a thing that no option names changes nothing', () => {
  const [, wrong, right] = point(moves, 'token:ada', 'space:cellar', 'space:hall');
  assert.equal(wrong, null);
  assert.equal(right?.option?.id, 'move:hall');
});

test('an option without targets is in the list of choices only', () => {
  const pass: { readonly id: string; readonly targets?: readonly string[] } = { id: 'pass' };
  assert.equal(pointing([pass])?.next.size, 0);
  assert.equal(pointAt([{ id: 'pass', targets: [] }], [], 'pass'), null);
});
