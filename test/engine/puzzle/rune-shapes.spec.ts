// Tests the shapes of the rune drawings, and the fragments that result when a drawing is cut along its grid.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { runes, type Shape } from '../../../src/components/puzzle-board/art/rune-shapes.js';
import { puzzles } from '../../../src/engine/puzzle/index.js';
import { rule } from '../../support/rule-coverage.js';
import { lying, meet } from './puzzle-match.js';

type Point = readonly [x: number, y: number];

/**
 * The numbers that describe a drawing, in the order of the ruling. If a circle has the same centre as the previous
 * shape, only its radius is listed.
 */
function numbersOf(shapes: readonly Shape[]): number[] {
  let centre = '';
  return shapes.flatMap((shape) => {
    if ('line' in shape) return shape.line.flat();
    if ('polygon' in shape) return shape.polygon.flat();
    const at = 'dot' in shape ? shape.dot : shape.circle;
    const same = centre === at.join();
    centre = at.join();
    return same ? [shape.radius] : [...at, shape.radius];
  });
}

/** Many points on the shape, at most a few units apart. */
function pointsOf(shape: Shape): Point[] {
  const between = (a: Point, b: Point): Point[] =>
    Array.from({ length: 101 }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / 100, a[1] + ((b[1] - a[1]) * i) / 100]);
  const joined = (corners: readonly Point[]): Point[] =>
    corners.slice(1).flatMap((corner, i) => between(corners[i] ?? corner, corner));
  if ('line' in shape) return joined(shape.line);
  if ('polygon' in shape) return joined([...shape.polygon, ...shape.polygon.slice(0, 1)]);
  const [x, y] = 'dot' in shape ? shape.dot : shape.circle;
  const radii = 'dot' in shape ? [0, 0.25, 0.5, 0.75, 1].map((part) => part * shape.radius) : [shape.radius];
  return radii.flatMap((radius) =>
    Array.from({ length: 360 }, (_, degree): Point => [
      x + radius * Math.cos((degree * Math.PI) / 180),
      y + radius * Math.sin((degree * Math.PI) / 180),
    ]),
  );
}

rule(
  'MOM-RUL-128 each rune is drawn as in the ruling; no fragment is blank or equals another, and no line leaves the board',
  (t) => {
    const [, row = ''] =
      /^\| MOM-RUL-128 \|[^|]*\|([^|]*)\|/m.exec(readFileSync('docs/rules/mansions-of-madness.md', 'utf8')) ?? [];
    const told = new Map(
      [...row.matchAll(/Rune (\d) \(\d+×\d+\):([^.]*)\./g)].map(([, id = '', text = '']) => [
        id,
        text.match(/\d+/g)?.map(Number),
      ]),
    );
    assert.deepEqual([...told.keys()], ['7', '8', '9']);
    for (const [id, numbers] of told) {
      meet(t, id);
      const shapes = runes[id] ?? [];
      assert.deepEqual(numbersOf(shapes), numbers);
      const cells = puzzles[id]?.at ?? [];
      assert.equal(cells.length, lying(t).pieces.length);
      // For each cell, the squares of 5 × 5 units that the drawing touches.
      const marks = cells.map(() => new Set<string>());
      for (const [x, y] of shapes.flatMap(pointsOf)) {
        const cell = cells.findIndex(([row, column]) => row === Math.floor(y / 100) && column === Math.floor(x / 100));
        assert.ok(cell >= 0, `${x}, ${y} lies beside rune ${id}`);
        marks[cell]?.add(`${Math.floor((x % 100) / 5)},${Math.floor((y % 100) / 5)}`);
      }
      marks.forEach((one, i) => {
        assert.ok(one.size >= 8, `fragment ${i + 1} of rune ${id} is as good as blank`);
        marks.slice(i + 1).forEach((other, j) => {
          const differing =
            [...one].filter((mark) => !other.has(mark)).length + [...other].filter((mark) => !one.has(mark)).length;
          assert.ok(differing >= 8, `fragments ${i + 1} and ${i + j + 2} of rune ${id} look alike`);
        });
      });
    }
  },
);
