// A choice that has to be confirmed, made by touch on a phone, in Sanitarium.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, pages } from '../support/page.js';
import { preparePage, fingerOn, phone } from '../support/touch-user.js';

const open = pages();

/** A situation of the cooperative game, in the middle of a turn. */
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

test(
  'by touch: while a new card waits for its place, a choice with a confirmation takes three taps',
  limit,
  async () => {
    const { page } = await open({
      ...phone,
      first: preparePage('sanitarium-game'),
      body: `<main><sanitarium-game pace="0" motion="none" no-save seed="confirmed" seats="person random" mode="cooperative" situation='${JSON.stringify(together)}'></sanitarium-game></main>`,
    });
    const finger = fingerOn(page);
    const { things, tap, until, stand } = finger;
    const tapped = async (name) => {
      const thing = await until(async () =>
        (await things()).find(({ words, piece }) => piece === 'nw1-choices' && name.test(words)),
      );
      assert.ok(thing && (await tap(thing)), `${name} is tapped`);
    };
    await tapped(/^Explore/);
    await until(async () => (await stand()).acts === 1);
    finger.taps = 0;
    await tapped(/^Show all/);
    await tapped(/^Report/);
    await until(async () => (await stand()).question.includes('Report it?'));
    assert.equal((await stand()).acts, 1, 'nothing happens before the confirmation');
    await tapped(/^Yes, do it/);
    assert.ok(await until(async () => (await stand()).acts === 2), 'the choice is made');
    assert.equal(finger.taps, 3);
    await page.close();
  },
);
