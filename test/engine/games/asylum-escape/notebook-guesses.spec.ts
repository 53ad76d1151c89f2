// The guesses in the notebook: none, perhaps, sure, and none again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  guessOf,
  readGuesses,
  guessesAbout,
  withNextGuess,
} from '../../../../src/components/asylum-escape-game/notebook/guesses.js';
import { notebook } from '../../../../stories/asylum-escape/notebook.models.js';

test('a guess turns from blank to perhaps, to sure and back to blank', () => {
  const seen = [0, 1, 2].reduce<readonly [readonly (string | undefined)[], object]>(
    ([all, notes]) => {
      const next = withNextGuess(readGuesses(notes), 't', 'chapel');
      return [[...all, guessOf(next, 't', 'chapel')], next];
    },
    [[], {}],
  )[0];
  assert.deepEqual(seen, ['perhaps', 'sure', undefined]);
});

test('if a guess about a Victim is marked as sure, an earlier sure guess about the Victim changes to perhaps', () => {
  const once = withNextGuess(withNextGuess({}, 't', 'chapel'), 't', 'chapel');
  const twice = withNextGuess(withNextGuess(once, 't', 'morgue'), 't', 'morgue');
  assert.deepEqual(
    [guessOf(twice, 't', 'chapel'), guessOf(twice, 't', 'morgue'), guessOf(twice, 'o', 'chapel')],
    ['perhaps', 'sure', undefined],
  );
});

test('AE-RUL-04 guesses belong to rooms: they move with falling rooms and end with destroyed ones', () => {
  const notes = readGuesses({ t: { chapel: 'perhaps', 'a-room-that-is-gone': 'sure', morgue: 'sure' } });
  assert.deepEqual(guessesAbout(notebook, notes, 't'), [
    ['morgue', 'sure'],
    ['chapel', 'perhaps'],
  ]);
});

test('invalid guesses that a page passes in are ignored', () => {
  assert.deepEqual(readGuesses({ t: { chapel: 'sure', morgue: 'certain' }, o: 'text' }), {
    t: { chapel: 'sure' },
    o: {},
  });
  assert.deepEqual(readGuesses('nothing'), {});
});
