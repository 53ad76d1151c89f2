// Compares sight on random boards with independent code that follows single lines. Every space that a line reaches must
// be seen, and every seen space must be reached by a line. Also tests general properties of all boards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance } from '../../../../src/engine/kernel/index.js';
import {
  assemble,
  board,
  edges,
  presets,
  sight,
  type Board,
  type BoardData,
  type BoardState,
  type Boundary,
  type Point,
  type Side,
} from '../../../../src/engine/board/index.js';
import { all, between, drawn, randomBoard } from '../boards.js';

interface Crossing {
  /** The position along the line. */
  readonly t: number;
  /**
   * Null if the line stops here: at a closed boundary, at a corner or outside the board. `inside` if both cells belong
   * to the same space. `limited` at an Open Door or a Breach.
   */
  readonly through: 'inside' | 'free' | 'limited' | null;
}

/** Follows lines across a board, with a plain table of its edges. */
function walker(
  of: Board,
  state: BoardState = {},
): {
  spaceAt: (point: Point) => string | undefined;
  walk: (
    from: Point,
    along: Point,
    ts: readonly [number, number],
  ) => { spaces: (string | undefined)[]; crossings: Crossing[] };
} {
  const table = new Map(edges(of, state).map((edge) => [`${edge.cell[0]},${edge.cell[1]},${edge.side}`, edge]));
  const space = new Map(of.data.spaces.flatMap(({ id, cells }) => cells.map(([x, y]) => [`${x},${y}`, id] as const)));
  const spaceAt = ([x, y]: Point): string | undefined => space.get(`${Math.floor(x)},${Math.floor(y)}`);
  return {
    spaceAt,
    walk([x, y], [dx, dy], [first, last]) {
      const at = (t: number): Point => [x + dx * t, y + dy * t];
      const cuts: { t: number; upright: boolean }[] = [];
      for (let line = -1; line <= 8; line++) {
        if (dx) cuts.push({ t: (line - x) / dx, upright: true });
        if (dy) cuts.push({ t: (line - y) / dy, upright: false });
      }
      const here = cuts.filter(({ t }) => t > first && t < last).sort((a, b) => a.t - b.t);
      const ends = [first, ...here.map(({ t }) => t), last];
      const spaces = ends.slice(1).map((end, n) => spaceAt(at((end + ends[n]!) / 2)));
      const crossings = here.map(({ t, upright }, n): Crossing => {
        const [px, py] = at(t);
        const fraction = upright ? py - Math.floor(py) : px - Math.floor(px);
        // The line leaves the board, hits a corner, or passes too close to a corner to decide.
        if (Math.min(fraction, 1 - fraction) < 1e-9 || spaces[n] === undefined || spaces[n + 1] === undefined)
          return { t, through: null };
        const edge = table.get(
          upright ? `${Math.round(px) - 1},${Math.floor(py)},1` : `${Math.floor(px)},${Math.round(py) - 1},2`,
        );
        if (!edge) return { t, through: 'inside' };
        const open =
          fraction > edge.from + 1e-9 &&
          fraction < edge.to - 1e-9 &&
          edge.kind !== 'wall' &&
          edge.kind !== 'closed-door';
        return { t, through: !open ? null : edge.kind === 'open-door' || edge.kind === 'breach' ? 'limited' : 'free' };
      });
      return { spaces, crossings };
    },
  };
}

/** All spaces that a viewer on the first space sees along a line with these crossings. */
function along(spaces: readonly (string | undefined)[], crossings: readonly Crossing[]): string[] {
  const seen: string[] = [];
  let limited = false;
  for (const [n, { through }] of crossings.entries()) {
    if (through === null || (limited && through !== 'inside')) break;
    limited ||= through === 'limited';
    seen.push(spaces[n + 1]!);
  }
  return seen;
}

/**
 * Follows random lines and returns the pairs of spaces that they connect, each as the ids of the viewer and of the seen
 * space. Many of the lines go through two openings, often very close to the ends of the openings.
 */
function sampled(of: Board, lines: number, seed: number): Set<string> {
  const chance = createChance(`lines ${seed}`);
  const { walk } = walker(of);
  const found = new Set<string>();
  const openings = edges(of).filter(({ spaces, from, to }) => from < to && !spaces.includes(null));
  const place = (): Point => {
    if (!openings.length || chance.below(4) === 0) {
      const [x, y] = of.cells[chance.below(of.cells.length)]!;
      return [x + chance.below(1000) / 1000, y + chance.below(1000) / 1000];
    }
    const {
      cell: [x, y],
      side,
      from,
      to,
    } = openings[chance.below(openings.length)]!;
    const part = [0.0001, 0.9999, chance.below(1000) / 1000][chance.below(3)]!;
    const fraction = from + (to - from) * part;
    return side === 1 ? [x + 1, y + fraction] : [x + fraction, y + 1];
  };
  for (let n = 0; n < lines; n++) {
    const [one, other] = [place(), place()];
    const direction: Point = [other[0] - one[0], other[1] - one[1]];
    if (!direction[0] && !direction[1]) continue;
    const { spaces, crossings } = walk(one, direction, [-20, 20]);
    for (let start = 0; start < spaces.length; start++) {
      const viewer = spaces[start];
      if (viewer === undefined) continue;
      for (const seen of along(spaces.slice(start), crossings.slice(start))) found.add(`${viewer} ${seen}`);
      for (const seen of along(spaces.slice(0, start + 1).reverse(), crossings.slice(0, start).reverse()))
        found.add(`${viewer} ${seen}`);
    }
  }
  return found;
}

const BOARDS = 2000;

test('on thousands of random boards, each space that a random line reaches is seen', () => {
  let pairs = 0;
  for (let seed = 0; seed < BOARDS; seed++) {
    const of = board(randomBoard(seed));
    const looks = sight(of, {});
    for (const pair of sampled(of, 50, seed)) {
      const [viewer = '', seen = ''] = pair.split(' ');
      if (viewer !== seen) pairs++;
      assert.ok(looks.sees(viewer, seen), `board ${seed}: a line goes from ${viewer} to ${seen}`);
    }
  }
  assert.ok(pairs > BOARDS, 'the random lines reached enough spaces');
});

test('the line to a seen space passes only through openings, and the line to an unseen space stops', () => {
  const count = { seen: 0, wall: 0, 'closed-door': 0, 'past-opening': 0, 'no-line': 0 };
  for (let seed = 0; seed < BOARDS / 8; seed++) {
    const of = board(randomBoard(seed));
    const looks = sight(of, {});
    const { spaceAt, walk } = walker(of);
    for (const [viewer, target] of all(of)) {
      const line = looks.line(viewer, target);
      const where = `board ${seed}, ${viewer} to ${target}: ${JSON.stringify(line)}`;
      assert.equal(line.sees, looks.sees(viewer, target), where);
      assert.equal(spaceAt(line.from), viewer, where);
      assert.equal(spaceAt(line.to), target, where);
      count[line.sees ? 'seen' : line.by]++;
      if (viewer === target) continue;
      const { spaces, crossings } = walk(line.from, [line.to[0] - line.from[0], line.to[1] - line.from[1]], [0, 1]);
      const seen = along(spaces, crossings);
      if (line.sees) assert.equal(seen.length, crossings.length, where);
      else {
        assert.ok(seen.length < crossings.length, where);
        const [stop, t] = [
          crossings[seen.length]!,
          Math.abs(line.to[0] - line.from[0]) > 0.1
            ? (line.at[0] - line.from[0]) / (line.to[0] - line.from[0])
            : (line.at[1] - line.from[1]) / (line.to[1] - line.from[1]),
        ];
        assert.ok(Math.abs(stop.t - t) < 1e-6, `${where}: stops where the first thing is in its way, at ${stop.t}`);
      }
    }
  }
  for (const [what, times] of Object.entries(count)) assert.ok(times > 50, `${what}: ${times} times`);
});

test('without doors and breaches, sight is mutual', () => {
  for (let seed = 0; seed < 400; seed++) {
    const of = board(randomBoard(seed, ['open', 'gap', 'gap', 'wall']));
    const looks = sight(of, {});
    for (const [one, other] of all(of))
      assert.equal(looks.sees(one, other), looks.sees(other, one), `board ${seed}: ${one} ${other}`);
  }
});

test('one-way sight always passes a door or breach', () => {
  let oneWay = 0;
  for (let seed = 0; seed < 400; seed++) {
    const of = board(randomBoard(seed));
    const looks = sight(of, {});
    const unlimited = sight(
      of,
      Object.fromEntries(
        edges(of)
          .filter(({ kind }) => kind === 'open-door' || kind === 'breach')
          .map(({ id }) => [id, 'gap']),
      ),
    );
    for (const [one, other] of all(of)) {
      if (!looks.sees(one, other) || looks.sees(other, one)) continue;
      oneWay++;
      assert.ok(unlimited.sees(other, one), `board ${seed}: a gap in place of the door would let ${other} see ${one}`);
    }
  }
  assert.ok(oneWay > 100);
});

test('opening a boundary never hides a space, and closing one never reveals a space', () => {
  for (let seed = 0; seed < 300; seed++) {
    const of = board(randomBoard(seed));
    const [edge] = edges(of)
      .filter(({ spaces }) => !spaces.includes(null))
      .slice(seed % 5);
    if (!edge) continue;
    const [before, open, closed] = [{}, { [edge.id]: 'open' }, { [edge.id]: 'wall' }].map((state) =>
      sight(of, state as BoardState),
    );
    for (const [one, other] of all(of)) {
      assert.ok(!before!.sees(one, other) || open!.sees(one, other), `board ${seed}`);
      assert.ok(!closed!.sees(one, other) || before!.sees(one, other), `board ${seed}`);
    }
  }
});

const table = (of: BoardData, name: (id: string) => string = (id) => id): string => {
  const ready = board(of);
  return ready.spaces
    .map((id) => `${name(id)}: ${sight(ready, {}).seenFrom(id).map(name).sort().join(' ')}`)
    .sort()
    .join('\n');
};

test('turning or moving a board does not change who sees what', () => {
  for (let seed = 0; seed < 300; seed++) {
    const data = randomBoard(seed);
    for (const turn of [0, 1, 2, 3] as const) {
      const turned = assemble({ t: data }, [{ tile: 't', at: [-7, 40], turn }]);
      assert.ok(turned.ok);
      assert.equal(
        table(turned.value, (id) => id.slice(2)),
        table(data),
        `board ${seed}, turned ${turn} times`,
      );
    }
  }
});

test('mirroring a board does not change who sees what', () => {
  for (let seed = 0; seed < 300; seed++) {
    const data = randomBoard(seed);
    const mirrored: BoardData = {
      ...data,
      spaces: data.spaces.map((space) => ({ ...space, cells: space.cells.map(([x, y]) => [-x, y] as const) })),
      boundaries: data.boundaries.map((boundary): Boundary => {
        assert.ok('cell' in boundary);
        const {
          cell: [x, y],
          side,
          from,
          to,
          ...rest
        } = boundary;
        const upright = side % 2 === 1;
        const other = (fraction: number): number => Math.round(1000 - fraction * 1000) / 1000;
        const opening =
          from === undefined || to === undefined ? {} : upright ? { from, to } : { from: other(to), to: other(from) };
        return { ...rest, cell: [-x, y], side: (upright ? 4 - side : side) as Side, ...opening };
      }),
    };
    assert.equal(table(mirrored), table(data), `board ${seed}`);
  }
});

test('sight is exact even at the greatest distance from the origin', () => {
  const three = drawn('A=B=C=D', 'edge A B 0 0.3', 'edge B C 0.5 1', 'edge C D 0.2 0.701');
  for (const at of [
    [-999, -999],
    [996, 999],
  ] as const) {
    const far = assemble({ t: three }, [{ tile: 't', at }]);
    assert.ok(far.ok);
    assert.equal(
      table(far.value, (id) => id.slice(2)),
      table(three),
    );
  }
});

test('behind a door, a line continues straight through the next space, and not around a corner of it', () => {
  const of = board(drawn('A/B.B:C', '#+#+.+#', 'D#E#B#F'));
  assert.deepEqual(sight(of, {}).seenFrom('A'), ['A', 'B']);
  assert.deepEqual(sight(of, {}).seenFrom('C'), ['A', 'B', 'C']);
});

test('results are reused for the same state, and calculated again after a boundary changes', () => {
  const of = board(presets.L1);
  const door = between(of, 'G', 'H');
  assert.equal(sight(of, {}), sight(of, {}));
  const state: Record<string, 'open-door' | 'closed-door'> = { [door]: 'open-door' };
  assert.equal(sight(of, state).sees('G', 'H'), true);
  state[door] = 'closed-door';
  assert.equal(sight(of, state).sees('G', 'H'), false);
  assert.equal(sight(of, {}).sees('G', 'H'), true);
});

test('a line that stops names the boundary and the point where it stops', () => {
  const line = (text: string): unknown => {
    const shown = sight(board(drawn(...text.split(';'))), {}).line('A', 'C');
    return shown.sees
      ? 'seen'
      : { by: shown.by, at: shown.at.map((n) => Math.round(n * 100) / 100), boundary: shown.boundary };
  };
  assert.deepEqual(line('A:B#C'), { by: 'wall', at: [2, 0.5], boundary: '1,0:e' });
  assert.deepEqual(line('A:B%C'), { by: 'closed-door', at: [2, 0.5], boundary: '1,0:e' });
  assert.deepEqual(line('A/B:C'), { by: 'past-opening', at: [2, 0.5], boundary: '1,0:e' });
  assert.deepEqual(line('A/B%C;edge B C door'), { by: 'past-opening', at: [2, 0.5], boundary: 'door' });
  assert.deepEqual(line('A%B%C'), { by: 'closed-door', at: [1, 0.5], boundary: '0,0:e' });
  const zigzag = sight(board(drawn('A=B=D=C', 'edge A B 0 0.1', 'edge B D 0.9 1', 'edge D C 0 0.1')), {}).line(
    'A',
    'C',
  );
  assert.ok(!zigzag.sees && zigzag.by === 'no-line' && zigzag.boundary === '1,0:e', JSON.stringify(zigzag));
});
