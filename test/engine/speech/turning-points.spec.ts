// The turning points of a match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../../../src/engine/kernel/index.js';
import type { Act } from '../../../src/engine/speech/recap.js';
import { turningPoints, type TurningPointWords } from '../../../src/engine/speech/turning-points.js';

interface Fact extends Event {
  readonly swing: number;
  readonly weight?: number;
  readonly turn?: number;
}

const fact = (type: string, swing = 0, more: Partial<Fact> = {}): Fact => ({ type, rule: 'X-1', swing, ...more });
const act = (...events: readonly Fact[]): Act<string> => ({ context: 'that night', events });

const words: TurningPointWords<string> = {
  sentence: (context, { type }) => (type === 'silent' ? null : `${type} ${context}.`),
  swing: (event) => (event as Fact).swing,
  weight: (event) => (event as Fact).weight ?? 0,
  figure: ({ type }) => `figure:${type}`,
  picture: (_, { type }) => `picture:${type}`,
  turnOf: (event) => (event as Fact).turn,
};
const actsOf = (acts: readonly Act<string>[]): readonly number[] =>
  turningPoints(acts, words).map((point) => point.act);

test('the three acts that decided most are told in order of time, with their turn, figure and picture', () => {
  const points = turningPoints(
    [
      act(fact('turn', 0, { turn: 1 }), fact('death', 8)),
      act(fact('storm', 2)),
      act(fact('turn', 0, { turn: 4 })),
      act(fact('trap', 5)),
      act(fact('escape', 9)),
    ],
    words,
  );
  assert.deepEqual(
    points.map(({ text, turn, act: n }) => [text, turn, n]),
    [
      ['death that night.', 1, 0],
      ['trap that night.', 4, 3],
      ['escape that night.', 4, 4],
    ],
  );
  assert.deepEqual(points[0]?.figure, 'figure:death');
  assert.deepEqual(points[0]?.picture, 'picture:death');
});

test('the last act is always told, by what mattered most in it, even if nothing in it decided the match', () => {
  const points = turningPoints(
    [
      ...[8, 8, 8].map((swing, n) => act(fact(`death ${n}`, swing))),
      act(fact('step', 0), fact('door', 0, { weight: 1 })),
    ],
    words,
  );
  assert.equal(points.at(-1)?.text, 'door that night.');
  assert.equal(points.length, 3);
});

test('acts that decided nothing, and events without a sentence, are not told', () => {
  assert.deepEqual(actsOf([act(fact('step')), act(fact('silent', 9)), act(fact('step')), act(fact('end', 1))]), [3]);
  assert.deepEqual(actsOf([act(fact('silent'))]), []);
});

test('of acts that decided as much, the newest are told', () => {
  assert.deepEqual(actsOf([act(fact('a', 5)), act(fact('b', 5)), act(fact('c', 5)), act(fact('end', 9))]), [1, 2, 3]);
});

test('what happens again decides less each time', () => {
  const deaths = [0, 1, 2].map(() => act(fact('death', 6)));
  assert.deepEqual(actsOf([act(fact('trap', 5)), ...deaths, act(fact('end', 9))]), [0, 3, 4]);
});
