// A choice that has to be confirmed, in Sanitarium on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, pages } from '../support/page.js';
import { feel, fingerOn, phone } from '../support/touch-user.js';

const open = pages();

/** Two who have to get out together, in the middle of a turn. */
const together = {
  map: [
    ['chapel', 'h', 0, 0],
    ['wheelchair.1', 'h', 2, 0],
  ],
  players: [{ at: [0, 0] }, { at: [2, 0] }],
  dice: [5, 2, 4],
  taken: 5,
  ap: 5,
};

test('by touch: a dear choice while a card is laid is done by the third tap, and not before', limit, async () => {
  const { page } = await open({
    ...phone,
    first: feel('sanitarium-game'),
    body: `<main><sanitarium-game pace="0" motion="none" no-save seed="dear" seats="person random" mode="cooperative" situation='${JSON.stringify(together)}'></sanitarium-game></main>`,
  });
  const finger = fingerOn(page);
  const { things, tap, until, stand } = finger;
  const tapped = async (name) => {
    const thing = await until(async () =>
      (await things()).find(({ words, piece }) => piece === 'nw1-choices' && name.test(words)),
    );
    assert.ok(thing && (await tap(thing)), `${name} is tapped`);
  };
  await tapped(/more choices$/);
  await tapped(/^Explore/);
  await until(async () => (await stand()).acts === 1);
  finger.taps = 0;
  await tapped(/^Show all/);
  await tapped(/^Report/);
  await until(async () => (await stand()).question.includes('Really'));
  assert.equal((await stand()).acts, 1, 'nothing is done before it is asked again');
  await tapped(/^Yes, do it/);
  assert.ok(await until(async () => (await stand()).acts === 2), 'it is done');
  assert.equal(finger.taps, 3);
  await page.close();
});
