// Creating a match: invalid input from outside is refused with the path of the fault.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, openMatch } from '../../../src/engine/kernel/index.js';
import { rules as whispers } from '../test-games/whispers.js';

test('an invalid set-up is refused with the path of the fault: seed, seats and their names, scripted results', () => {
  const setup = { seed: 1, seats: 2 };
  const faultOf = (more: object): string => {
    const opened = openMatch(whispers, { ...setup, ...more });
    return opened.ok ? 'none' : `${opened.error.code} ${opened.error.path}: ${opened.error.message}`;
  };
  for (const seed of [null, undefined, true, {}, ['a']])
    assert.equal(faultOf({ seed }), 'seed seed: The seed must be a string or a number.');
  for (const seats of [null, '2', ['Ada', 7]])
    assert.equal(faultOf({ seats }), 'seats seats: The seats must be a number, or a list of names.');
  assert.equal(faultOf({ faces: {} }), 'face faces: The scripted results must be a list.');
  const odd = [
    { die: 'd6' },
    { die: 'd6', face: true },
    { die: 6, face: 6 },
    { deck: 'deck', card: 1 },
    { deck: 1, card: 'red-6' },
    { pick: 'p', value: '1' },
    { pick: 1, value: 1 },
    { die: 'd6', face: 6, deck: 'deck' },
    null,
  ];
  for (const face of odd)
    assert.equal(
      faultOf({ faces: [{ die: 'd6', face: 1 }, face] }),
      'face faces/1: A scripted result must be {die, face}, {deck, card} or {pick, value}.',
    );
  for (const face of [
    { die: 'd6', face: 'six' },
    { deck: 'deck', card: 'red-6' },
    { pick: 'p', value: 1 },
  ])
    assert.equal(faultOf({ faces: [face] }), 'none');
  const named = openMatch(whispers, setup);
  assert.deepEqual(named.ok && named.value.recipe.seats, ['1', '2']);
});

test('an object that is not a match of this kernel throws an error', () => {
  assert.throws(
    () => explain({} as never, 0, 'wait'),
    new TypeError('This is not a match; make one with createMatch or restoreMatch.'),
  );
});
