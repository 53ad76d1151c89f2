// Distances between spaces: by Range, by walking, and for Monsters that move towards the nearest Character.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { board, paths, range, sight, type Board } from '../../../src/engine/board/index.js';
import { all, between, drawn, randomBoard } from './boards.js';

const row = board(drawn('A:B#C:D:E'));
const square = board(drawn('A:B', ':+:', 'C:D'));

test('LOB-RNG-01 a Target is in range at least min and at most max spaces away', () => {
  assert.deepEqual(range(row).within('A', 1, 2), ['B', 'C']);
  assert.deepEqual(range(row).within('A', 3, 3), ['D']);
  assert.deepEqual(range(row).within('A', -1, 0), ['A']);
});

test('LOB-RNG-02 the same space is at distance 0', () => {
  for (const id of row.spaces) assert.equal(range(row).distance(id, id), 0);
});

test('LOB-RNG-03 a corner is two steps', () => {
  assert.equal(range(square).distance('A', 'D'), 2);
  assert.equal(range(square).distance('A', 'B'), 1);
  assert.equal(range(board(drawn('A:B', ':+.', 'C#.'))).distance('B', 'C'), 2);
});

test('LOB-RNG-04 the space behind a wall is at distance 1, and is not seen', () => {
  assert.equal(range(row).distance('B', 'C'), 1);
  assert.equal(sight(row, {}).sees('B', 'C'), false);
});

test('LOB-RNG-05 range and line of sight are independent; both are required unless an effect says otherwise', () => {
  const inReach = range(row)
    .within('A', 0, 2)
    .filter((id) => sight(row, {}).sees('A', id));
  assert.deepEqual(inReach, ['A', 'B']);
});

test('LOB-RNG-06 without a Range only the space of the figure itself is reached', () => {
  assert.deepEqual(range(row).within('C', 0, 0), ['C']);
});

test('LOB-RUL-13 Range counts over shared edges, and does not cross the outside', () => {
  const ring = board(drawn('A:B:C', '#+#+#', 'D#.#E', '#+#+#', 'F:G:H'));
  assert.equal(range(ring).distance('D', 'E'), 4, 'round the hole');
  const islands = board(drawn('A#.#B'));
  assert.equal(range(islands).distance('A', 'B'), null);
  assert.equal(range(islands).nearest('A', ['B']), null);
});

test('LOB-RUL-14 the nearest points are those at the smallest Range, even through walls, including all ties', () => {
  const of = board(drawn('A#B', ':+#', 'C:D', 'point p1 B red', 'point p2 C red', 'point p3 D red'));
  const red = of.data.points!.map(({ space }) => space);
  assert.deepEqual(range(of).nearest('A', red)?.goals, ['B', 'C']);
  assert.deepEqual(paths(of, {}, 'walker').nearest('A', red)?.goals, ['C'], 'on foot only one is');
});

test('LOB-MOV-04 nobody moves diagonally across a corner', () => {
  assert.deepEqual(paths(square, {}, 'walker').steps('A'), ['B', 'C']);
});

test('LOB-MOV-11 a Closed Door stops Characters, but not Monsters', () => {
  const of = board(drawn('A%B'));
  assert.equal(paths(of, {}, 'walker').distance('A', 'B'), null);
  assert.equal(paths(of, {}, 'prowler').distance('A', 'B'), 1);
  assert.equal(paths(of, { [between(of, 'A', 'B')]: 'open-door' }, 'walker').distance('A', 'B'), 1);
});

test('LOB-MMV-01 a Monster moves by the shortest path that it can travel, towards the nearest Character', () => {
  const of = board(drawn('A:B:C:D', ':+#+#+#', 'E%F#G:H'));
  assert.deepEqual(paths(of, {}, 'prowler').nearest('A', ['D', 'F']), { distance: 2, goals: ['F'], steps: ['E'] });
  assert.deepEqual(paths(of, {}, 'walker').nearest('A', ['D', 'F']), { distance: 3, goals: ['D'], steps: ['B'] });
  assert.equal(paths(of, {}, 'prowler').nearest('A', ['G', 'H']), null, 'LOB-RUL-16: without a path there is no step');
});

test('LOB-MMV-02 Monsters pass doors, gaps and Breaches, but not walls', () => {
  for (const [mark, distance] of Object.entries({ '%': 1, '/': 1, '=': 1, '^': 1, ':': 1, '#': null })) {
    assert.equal(paths(board(drawn(`A${mark}B`)), {}, 'prowler').distance('A', 'B'), distance, mark);
  }
});

test('LOB-MMV-06 every nearest goal and every shortest path is returned, so that the players can decide', () => {
  const cross = board(drawn('A:B:C', ':+:+:', 'D:E:F', ':+:+:', 'G:H:I'));
  assert.deepEqual(paths(cross, {}, 'prowler').nearest('E', ['A', 'I', 'I', 'C']), {
    distance: 2,
    goals: ['A', 'C', 'I'],
    steps: ['B', 'D', 'F', 'H'],
  });
  assert.deepEqual(paths(cross, {}, 'prowler').towards('A', 'I'), ['B', 'D']);
  assert.deepEqual(paths(cross, {}, 'prowler').nearest('E', ['E', 'A']), { distance: 0, goals: ['E'], steps: [] });
});

test('LOB-RUL-15 Monsters measure along ways that they can walk; ethereal Monsters walk through walls', () => {
  assert.equal(paths(row, {}, 'prowler').distance('A', 'C'), null);
  assert.equal(paths(row, {}, 'ethereal').distance('A', 'C'), 2);
});

test('LOB-RUL-19 a way is one of the shortest; at each tie, it continues over the space that comes first on the board', () => {
  assert.deepEqual(paths(square, {}, 'walker').way('A', 'D'), ['A', 'B', 'D']);
  assert.deepEqual(paths(square, {}, 'walker').way('A', 'A'), ['A']);
  assert.equal(paths(row, {}, 'walker').way('A', 'E'), null);
});

test('LOB-RUL-117 Blink reaches every space at distance 1 to X through walls; Ethereal Movement crosses walls, Wall tokens and Closed Doors', () => {
  assert.deepEqual(range(row).within('B', 1, 1), ['A', 'C']);
  const of = board(drawn('A#B%C=D'));
  const state = { [between(of, 'C', 'D')]: 'wall' } as const;
  assert.equal(paths(of, state, 'ethereal').distance('A', 'D'), 3);
  assert.equal(paths(of, state, 'prowler').distance('C', 'D'), null);
});

test('results are reused for the same state, and calculated again after a boundary changes', () => {
  const of = board(drawn('A%B'));
  const id = between(of, 'A', 'B');
  assert.equal(paths(of, {}, 'walker'), paths(of, {}, 'walker'));
  const state: Record<string, 'open-door' | 'closed-door'> = { [id]: 'closed-door' };
  assert.equal(paths(of, state, 'walker').distance('A', 'B'), null);
  state[id] = 'open-door';
  assert.equal(paths(of, state, 'walker').distance('A', 'B'), 1);
  assert.equal(range(of), range(of));
});

test('the error for an unknown space names the space', () => {
  assert.throws(() => range(row).distance('A', 'Z'), /space "Z"/);
  assert.throws(() => sight(row, {}).sees('Z', 'A'), /space "Z"/);
});

/** All distances, calculated by the Floyd–Warshall algorithm from the neighbours of each space. */
function slowly(of: Board, near: (one: string) => readonly string[]): Map<string, number> {
  const far = new Map(
    all(of).map(([one, other]) => [`${one} ${other}`, one === other ? 0 : near(one).includes(other) ? 1 : Infinity]),
  );
  const at = (one: string, other: string): number => far.get(`${one} ${other}`)!;
  for (const over of of.spaces)
    for (const [one, other] of all(of))
      far.set(`${one} ${other}`, Math.min(at(one, other), at(one, over) + at(over, other)));
  return far;
}

test('distances, ways and first steps on random boards agree with a slower calculation', () => {
  for (let seed = 0; seed < 150; seed++) {
    const of = board(randomBoard(seed));
    for (const graph of [range(of), paths(of, {}, 'walker'), paths(of, {}, 'prowler')]) {
      const far = slowly(of, (one) => graph.steps(one));
      for (const [one, other] of all(of)) {
        const slow = far.get(`${one} ${other}`)!;
        assert.equal(graph.distance(one, other) ?? Infinity, slow);
        const way = graph.way(one, other);
        assert.equal(way ? way.length - 1 : Infinity, slow);
        for (const [n, space] of (way ?? []).slice(1).entries()) assert.ok(graph.steps(way![n]!).includes(space));
        const first = graph
          .steps(one)
          .filter((step) => slow > 0 && slow < Infinity && far.get(`${step} ${other}`) === slow - 1);
        assert.deepEqual(graph.towards(one, other), first);
      }
    }
  }
});
