// Imagined matches: what a seat does not know is guessed again each time, what it knows stays, and nothing else remains
// of the original.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance } from '../../../src/engine/kernel/index.js';
import { choose, play } from '../../support/play.js';
import { rules as whispers } from '../test-games/whispers.js';

const faces = [
  ['red-6', 'grey-5'],
  ['red-2', 'grey-2'],
  ['hush-1', 'hush-2'],
]
  .flat()
  .map((card) => ({ deck: 'deck', card }));

/** A round of two in which the seats of `laid` have laid their card face down. */
function round(...laid: readonly number[]) {
  const match = play(whispers, { faces });
  for (const seat of laid) choose(match, seat === 0 ? 'lay:red-6' : 'lay:grey-5', seat);
  return match;
}

test('a sealed answer of another is anybody’s guess, of the cards that are imagined in that hand', () => {
  const match = round(1);
  const guesses = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const world = match.determinize(0, createChance(seed));
    const open = world.open.find(({ asked, standing }) => asked.seat === 1 && !standing);
    assert.ok(open?.answer, 'it is answered');
    assert.ok(
      world.state.hands[1]?.some((card) => `lay:${card}` === open.answer?.id),
      open.answer.id,
    );
    guesses.add(open.answer.id);
    assert.deepEqual(world.view(0), { ...match.view(0), events: world.view(0).events, cursor: world.view(0).cursor });
  }
  assert.ok(guesses.size > 5, [...guesses].join());
});

test('the own sealed answer stays, and a question that is open for others is open', () => {
  const match = round(0);
  for (let seed = 0; seed < 10; seed++) {
    const { open } = match.determinize(0, createChance(seed));
    const sealed = open
      .filter(({ standing }) => !standing)
      .map(({ asked, answer }) => [asked.seat, answer?.id ?? null]);
    assert.deepEqual(sealed, [
      [0, 'lay:red-6'],
      [1, null],
    ]);
  }
});

test('of standing questions only the own one is known to be open', () => {
  const match = round();
  const standing = (open: typeof match.open): number[] =>
    open.filter((each) => each.standing).map(({ asked }) => asked.seat);
  assert.deepEqual(standing(match.open), [0, 1]);
  const world = match.determinize(0, createChance(1));
  assert.deepEqual(
    world.open.filter((each) => each.standing && each.asked.seat === 0).map(({ n }) => n),
    match.open.filter((each) => each.standing && each.asked.seat === 0).map(({ n }) => n),
  );
});

test('an imagined match holds no choice, no seed and no script of the real one, and the events that the seat saw', () => {
  const match = round(0, 1);
  const world = match.determinize(0, createChance(1));
  assert.deepEqual([world.choices, world.recipe.seed, world.recipe.faces], [[], 0, []]);
  assert.ok(!world.undo(0).ok);
  assert.deepEqual(world.view(0).events, match.view(0).events);
  const told = (seat: number): unknown[] =>
    world.events.since(seat, 0)?.events.filter(({ type }) => type === 'dealt') ?? [];
  assert.deepEqual(told(1), told(0), 'it is as seat 0 saw it for everybody');
});
