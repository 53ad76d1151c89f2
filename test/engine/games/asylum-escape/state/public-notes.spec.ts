// The public notes: what everybody has heard about each Victim.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blank, noted, notedOf, type Notes } from '../../../../../src/engine/games/asylum-escape/state/public-notes.js';
import type { Event } from '../../../../../src/engine/kernel/index.js';

const began = (number: number) => ({ type: 'turn-began', rule: 'AE-SET-13', player: 0, number });
const announced = (...found: readonly { readonly victim: number; readonly room: string }[]) => ({
  type: 'announced',
  rule: 'AE-PAT-04',
  found,
});
const heard = [
  { type: 'drew-movement', rule: 'AE-VIC-04', victim: 1, rooms: 3 },
  { type: 'slipped', rule: 'AE-RUL-41', victim: 1, n: 1 },
  { type: 'pushed', rule: 'AE-RUL-41', victim: 1, way: 'left', n: 1 },
  { type: 'vanished', rule: 'AE-RUL-41', victim: 1, to: 'any' },
  { type: 'unseen', rule: 'AE-RUL-22', victim: 1 },
  { type: 'may-lie', rule: 'AE-RUL-22', victim: 1, n: 1 },
  { type: 'revealed', rule: 'AE-RUL-41', victim: 1, what: 'colour', value: 'ward' },
  { type: 'flees', rule: 'AE-CAT-04', victim: 1, rooms: 'stumble' },
];
const of = (notes: Notes, victim: number) => {
  const { said, since, drew } = notedOf(notes, victim);
  return { said, since: since.map(({ type }) => type), drew };
};
const after = (...events: readonly (Event & Readonly<Record<string, unknown>>)[]): Notes =>
  events.reduce<Notes>(noted, blank);

test('AE-VIC-06 the notes about a Victim contain everything that may have moved that Victim, including the last Movement card', () => {
  const notes = after(began(1), ...heard, { type: 'drew-card', rule: 'AE-VIC-07', victim: 1 });
  assert.deepEqual(of(notes, 1), { said: null, since: heard.map(({ type }) => type), drew: 'stumble' });
  assert.deepEqual(of(notes, 2), { said: null, since: [], drew: null }, 'the notes about the other Victims are empty');
});

test('AE-RUL-41 an answer is noted for the Victims who said yes and for those who said no', () => {
  for (const type of ['answered', 'near']) {
    const notes = after({ type, rule: 'AE-RUL-41', yes: [1], no: [2] });
    assert.deepEqual(
      [1, 2, 3].map((victim) => of(notes, victim).since),
      [[type], [type], []],
      type,
    );
  }
});

test('AE-PAT-04 an announced room clears the earlier notes about that Victim', () => {
  const notes = after(
    began(1),
    ...heard,
    { type: 'unseen', rule: 'AE-RUL-22', victim: 2 },
    began(2),
    announced({ victim: 1, room: 'chapel' }),
    { type: 'slipped', rule: 'AE-RUL-41', victim: 1, n: 1 },
  );
  assert.deepEqual(of(notes, 1), { said: { room: 'chapel', turn: 2 }, since: ['slipped'], drew: 'stumble' });
  assert.deepEqual(of(notes, 2), { said: null, since: ['unseen'], drew: null });
});
