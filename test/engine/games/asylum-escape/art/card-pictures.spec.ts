// Every card of Asylum Escape has its own drawing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picture, pictureIds } from '../../../../../src/components/asylum-escape-game/art/card-pictures.js';

const text = (id: string): string => JSON.stringify(picture(id));

test('60 Camo and Sabo cards, 24 Bloodlust cards, 5 Movement cards, 12 Victims, 12 Patients, 25 Locations and 5 backs have different pictures', () => {
  assert.equal(pictureIds.length, 60 + 24 + 5 + 12 + 12 + 25 + 5);
  assert.equal(new Set(pictureIds.map(text)).size, pictureIds.length);
});

test('an unknown card shows a closed door', () => {
  assert.equal(text('toString'), text('foreign'));
});

test('drawings use only parts that exist', () => {
  // A drawing with a missing part would contain a path without data.
  for (const id of pictureIds) assert.doesNotMatch(text(id), /NaN|"values":\[""/, id);
});
