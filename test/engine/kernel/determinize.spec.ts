// Imagined matches: everything that a seat does not know is guessed anew each time, everything that it knows stays, and
// nothing else of the original remains.
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

/** A round of two players in which the seats in `laid` have laid their cards face down. */
function round(...laid: readonly number[]) {
  const match = play(whispers, { faces });
  for (const seat of laid) choose(match, seat === 0 ? 'lay:red-6' : 'lay:grey-5', seat);
  return match;
}

test('the sealed answer of another seat is guessed from the cards in its imagined hand', () => {
  const match = round(1);
  const guesses = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const world = match.determinize(0, createChance(seed));
    const open = world.open.find(({ asked, standing }) => asked.seat === 1 && !standing);
    assert.ok(open?.answer, 'the question stays answered');
    assert.ok(
      world.state.hands[1]?.some((card) => `lay:${card}` === open.answer?.id),
      open.answer.id,
    );
    guesses.add(open.answer.id);
    assert.deepEqual(world.view(0), { ...match.view(0), events: world.view(0).events, cursor: world.view(0).cursor });
  }
  assert.ok(guesses.size > 5, [...guesses].join());
});

test('the seat’s own sealed answer stays, and a question that is open for another seat stays open', () => {
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

test('the seat’s own standing question stays open with its number', () => {
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

test('an imagined match contains the events that the seat saw, but no choice, seed or scripted result of the real match', () => {
  const match = round(0, 1);
  const world = match.determinize(0, createChance(1));
  assert.deepEqual([world.choices, world.recipe.seed, world.recipe.faces], [[], 0, []]);
  assert.ok(!world.undo(0).ok);
  assert.deepEqual(world.view(0).events, match.view(0).events);
  const told = (seat: number): unknown[] =>
    world.events.since(seat, 0)?.events.filter(({ type }) => type === 'dealt') ?? [];
  assert.deepEqual(told(1), told(0), 'all seats see the events as seat 0 saw them');
});
