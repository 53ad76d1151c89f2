// Boards for tests: small ones drawn in text, and random ones.
import assert from 'node:assert/strict';
import { createChance } from '../../../src/engine/kernel/index.js';
import {
  boardFromText,
  edges,
  type Board,
  type BoardData,
  type Boundary,
  type BoundaryKind,
  type Cell,
} from '../../../src/engine/board/index.js';

export function drawn(...lines: readonly string[]): BoardData {
  const read = boardFromText(lines.join('\n'));
  if (!read.ok) assert.fail(`${read.error.path}: ${read.error.message}`);
  return read.value;
}

/** The id of the one edge that two spaces share. */
export function between(of: Board, one: string, other: string): string {
  const shared = of.edges.filter(({ spaces }) => spaces.includes(one) && spaces.includes(other));
  assert.equal(shared.length, 1, `${one} and ${other} share one edge`);
  return shared[0]!.id;
}

/**
 * The kinds of all boundaries around a space, including those to the outside, sorted, such as `closed-door open wall
 * wall`.
 */
export function enclosure(of: Board, space: string): string {
  return edges(of)
    .filter(({ spaces }) => spaces.includes(space))
    .map(({ kind }) => kind)
    .sort()
    .join(' ');
}

const kinds: readonly BoundaryKind[] = ['open', 'gap', 'gap', 'wall', 'wall', 'closed-door', 'open-door', 'breach'];

/** A random board. All openings begin and end at tenths, so that the ends of several openings often lie on one line. */
export function randomBoard(seed: number, only: readonly BoundaryKind[] = kinds): BoardData {
  const chance = createChance(`board ${seed}`);
  const below = (n: number): number => chance.below(n);
  const [width, height] = [2 + below(4), 1 + below(4)];
  const owner = new Map<string, string>();
  const spaces = new Map<string, Cell[]>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const near = [owner.get(`${x - 1},${y}`), owner.get(`${x},${y - 1}`)].filter((id) => id !== undefined);
      const id = near.length && below(4) === 0 ? near[below(near.length)]! : `s${x}${y}`;
      if (spaces.size > 1 && below(9) === 0) continue;
      owner.set(`${x},${y}`, id);
      spaces.set(id, [...(spaces.get(id) ?? []), [x, y]]);
    }
  const boundaries: Boundary[] = [];
  for (const [place, id] of owner) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    for (const [side, beyond] of [
      [1, owner.get(`${x + 1},${y}`)],
      [2, owner.get(`${x},${y + 1}`)],
    ] as const) {
      if (beyond === undefined || beyond === id) continue;
      const kind = only[below(only.length)]!;
      const [from, to] = [below(10) / 10, (1 + below(10)) / 10];
      boundaries.push({ cell: [x, y], side, kind, ...(from < to && kind !== 'open' && { from, to }) });
    }
  }
  return { version: 1, spaces: [...spaces].map(([id, cells]) => ({ id, cells })), boundaries };
}

export const all = (of: Board): (readonly [string, string])[] =>
  of.spaces.flatMap((one) => of.spaces.map((other) => [one, other] as const));
