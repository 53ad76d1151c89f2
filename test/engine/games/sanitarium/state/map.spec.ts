// A doorway that is held shut is closed from both sides, and no other doorway is closed. SAN-RUL-03
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, openMatch } from '../../../../../src/engine/kernel/index.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { exitsOf, type MapView } from '../../../../../src/engine/games/sanitarium/state/map.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { situation } from '../support/situations.js';

/**
 * The cards and their spaces: chapel (0), to its East wheelchair (2 and 3), and to its South night-key (4 and 5), which
 * lies V.
 */
const map = [
  ['chapel', 'h', 0, 0],
  ['wheelchair.1', 'h', 2, 0],
  ['night-key.1', 'v', 1, 1],
] as const;

function planWith(shut: readonly (readonly [place: number, side: number])[]): MapView {
  const match = openMatch(rules, {
    seed: 1,
    seats: 2,
    situation: situation(map, { ap: 2, players: [{ at: [0, 0] }, { at: [0, 0] }] }),
  });
  assert.ok(match.ok, JSON.stringify(match));
  const { state } = match.value as unknown as { state: State };
  return { ...state, shut: shut.map(([place, side]) => ({ place, side, until: 0 })) };
}
const reached = (shut: readonly (readonly [number, number])[], from = 0): number[] =>
  exitsOf(planWith(shut), from)
    .map(({ to }) => to)
    .sort();

test('only the doorway that is held shut is closed', () => {
  const open = exitsOf(planWith([]), 0);
  assert.deepEqual(open.map(({ to }) => to).sort(), [2, 4], 'two ways lead out');
  for (const way of open) {
    const others = open.filter(({ to }) => to !== way.to).map(({ to }) => to);
    assert.deepEqual(reached([[way.from, way.side]]), others, `shut from within, on the way to ${way.to}`);
    const back = exitsOf(planWith([]), way.to).find(({ to }) => to === 0)!;
    assert.deepEqual(reached([[back.from, back.side]]), others, `shut from beyond, on the way to ${way.to}`);
    assert.ok(!reached([[way.from, way.side]], way.to).includes(0), 'the doorway is closed from the other side too');
    // Another side of the same card cell, and the same side of another card cell, are other doorways.
    assert.deepEqual(
      reached([
        [way.from, (way.side + 1) % 4],
        [way.from, (way.side + 3) % 4],
      ]).includes(way.to),
      true,
    );
    assert.deepEqual(reached([[way.to ^ 1, way.side]]).includes(way.to), true);
  }
  assert.deepEqual(reached(open.map(({ from, side }) => [from, side] as const)), [], 'both doorways can be shut');
});

test('a neighbouring space is listed only once, even if two doorways lead there', () => {
  for (const from of [0, 2, 3, 4, 5]) {
    const ways = exitsOf(planWith([]), from).map(({ to }) => to);
    assert.equal(new Set(ways).size, ways.length);
    assert.ok(!ways.includes(from), 'no way leads back into the space itself');
  }
});

test('the refusal to pass a doorway says that it is held shut', () => {
  const match = openMatch(rules, {
    seed: 1,
    seats: 2,
    situation: situation(map, {
      ap: 2,
      dice: [1, 2, 2],
      players: [{ at: [0, 0], actions: ['hold-the-door.1'] }, { at: [2, 0] }],
    }),
  });
  assert.ok(match.ok, JSON.stringify(match));
  const choose = (id: string): void => {
    const question = match.value.questions.find(({ options }) => options.some((option) => option.id === id));
    assert.ok(
      question,
      `${id} is not offered, but ${match.value.questions.flatMap(({ options }) => options.map((option) => option.id)).join()}`,
    );
    assert.ok(match.value.choose(question.seat, question.n, id).ok);
  };
  choose('use:hold-the-door.1');
  const shut = match.value.questions.flatMap(({ options }) => options.map(({ id }) => id)).find((id) => id !== 'none');
  assert.ok(shut);
  choose(shut);
  const refused = ['move:2', 'move:4']
    .map((id) => explain(match.value, 0, id))
    .filter((refusal) => refusal?.reason === 'door-shut');
  assert.equal(refused.length, 1, 'one of the two ways is refused');
  assert.equal(refused[0]?.rule, 'SAN-ACT-03');
});
