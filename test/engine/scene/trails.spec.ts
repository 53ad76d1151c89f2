import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../../../src/engine/kernel/index.js';
import { trailsOn } from '../../../src/engine/scene/drawn-trails.js';
import { trailsOf, type Move } from '../../../src/engine/scene/trails.js';

const event = (move: Move | null): Event => ({ type: 'event', rule: 'X-1', move }) as unknown as Event;
const act = (...moves: readonly (Move | null)[]): { readonly context: null; readonly events: readonly Event[] } => ({
  context: null,
  events: moves.map(event),
});
const moveOf = (_: null, said: Event): Move | null => (said as Event & { readonly move: Move | null }).move;
const isOwn = (player: number): boolean => player === 0;
const walk = (figure: string, from: string, to: string, player?: number): Move => ({ figure, player, from, to });

test('the steps of a figure are one trail, whoever acted meanwhile', () => {
  const acts = [
    act(),
    act(walk('ghost', 'hall', 'attic'), null),
    act(walk('bat', 'attic', 'cellar')),
    act(walk('ghost', 'attic', 'roof')),
  ];
  assert.deepEqual(trailsOf(acts, isOwn, moveOf), [
    { figure: 'ghost', through: ['hall', 'attic', 'roof'] },
    { figure: 'bat', through: ['attic', 'cellar'] },
  ]);
});

test("what the viewer's own choice did with their figure leaves no trail, but what it did with others does", () => {
  const first = act(
    walk('ada', 'hall', 'attic', 0),
    walk('bruno', 'hall', 'cellar', 1),
    walk('ghost', 'roof', 'attic'),
  );
  assert.deepEqual(
    trailsOf([first, act(walk('ada', 'attic', 'roof', 0))], isOwn, moveOf).map(({ figure, through }) => [
      figure,
      ...through,
    ]),
    [
      ['bruno', 'hall', 'cellar'],
      ['ghost', 'roof', 'attic'],
      ['ada', 'attic', 'roof'],
    ],
  );
});

test('a figure that was put elsewhere between two moves has a trail only from there', () => {
  const acts = [act(), act(walk('ghost', 'hall', 'attic'), walk('ghost', 'cellar', 'roof'))];
  assert.deepEqual(trailsOf(acts, isOwn, moveOf), [{ figure: 'ghost', through: ['cellar', 'roof'] }]);
});

test('a move from an unknown place goes on from where the figure was', () => {
  const acts = [act(), act(walk('ghost', 'hall', 'attic'), { figure: 'ghost', to: 'hall' })];
  assert.deepEqual(trailsOf(acts, isOwn, moveOf), [{ figure: 'ghost', through: ['hall', 'attic', 'hall'] }]);
});

const places = new Map(['hall', 'attic', 'roof'].map((name) => [name, name]));
const drawn = (at: string, ...through: readonly string[]): readonly string[] =>
  trailsOn([{ figure: 'ghost', through }], new Map([['ghost', at]]), places)[0]?.through ?? [];

test('a trail leads through the places that are still there, to the figure', () => {
  assert.deepEqual(drawn('roof', 'hall', 'cellar', 'attic', 'roof'), ['hall', 'attic', 'roof']);
  assert.deepEqual(
    drawn('roof', 'hall', 'cellar'),
    ['hall', 'roof'],
    'the place of the figure replaces one that is gone',
  );
});

test('a figure that has been put elsewhere, has left the board or only fell with its room has no trail', () => {
  assert.deepEqual(drawn('attic', 'hall', 'roof'), []);
  assert.deepEqual(drawn('nowhere', 'hall', 'cellar'), []);
  assert.deepEqual(drawn('hall', 'cellar', 'hall'), []);
});
