import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../../../src/engine/kernel/index.js';
import { recapOf, type Act, type RecapWords } from '../../../src/engine/speech/recap.js';

interface Step extends Event {
  readonly player: number;
  readonly weight: number;
}

const step = (player: number, weight: number): Step => ({ type: 'step', rule: 'X-1', player, weight });
const act = (...events: readonly Step[]): Act<string> => ({ context: 'at noon', events });

const words: RecapWords<string> = {
  sentences: ({ context, events }, isOwn) =>
    (events as readonly Step[])
      .filter(({ player }) => !isOwn(player))
      .map(({ player, weight }) => `${player} goes ${weight} ${context}.`),
  weight: (event) => (event as Step).weight,
  figure: (event) => `player:${(event as Step).player}`,
};
const nobody = (): boolean => false;

test('each act of others has one line, with the figure that did most', () => {
  const { lines, left } = recapOf([act(step(1, 1), step(2, 3)), act(step(3, 1))], nobody, words);
  assert.deepEqual(lines, [
    { text: '1 goes 1 at noon. 2 goes 3 at noon.', act: 0, figure: 'player:2' },
    { text: '3 goes 1 at noon.', act: 1, figure: 'player:3' },
  ]);
  assert.equal(left, 0);
});

test('acts without news have no line', () => {
  const { lines } = recapOf([act(step(0, 1)), act(), act(step(1, 1))], (player) => player === 0, words);
  assert.deepEqual(
    lines.map((line) => line.act),
    [2],
  );
});

test('the most important lines remain in their order, and of equally important ones the newest', () => {
  const weights = [1, 3, 1, 2, 1, 1];
  const { lines, left } = recapOf(
    weights.map((weight, player) => act(step(player, weight))),
    nobody,
    words,
    4,
  );
  assert.deepEqual(
    lines.map((line) => line.act),
    [1, 3, 4, 5],
  );
  assert.equal(left, 2);
});

test('of the steps of a walk, only the last has a line', () => {
  const { lines } = recapOf([act(step(1, 1)), act(step(1, 1)), act(step(2, 1)), act(step(2, 2))], nobody, words);
  assert.deepEqual(
    lines.map((line) => line.act),
    [1, 2, 3],
  );
});
