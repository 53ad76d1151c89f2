// Whole matches of Sanitarium in every mode by a finger on a phone 320 px wide: the form, the map, dice, cards and slips of
// paper. Each choice is at most two taps away, with one exception: what is dear is asked again, and that answer is one tap more.
// Everything to be tapped is large enough, and nothing scrolls sideways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lateSolo, limit, matchLimit, pages } from '../support/page.js';
import { askedOf, feel, fingerOn, isFold, isSlip, phone } from '../support/touch-user.js';

const open = pages();
/** Seats after the first are bots that play anything. */
const everyMatch = [
  { mode: 'competitive', seats: 2 },
  { mode: 'competitive', seats: 3 },
  { mode: 'competitive', seats: 4 },
  { mode: 'cooperative', seats: 2 },
  { mode: 'cooperative', seats: 3 },
  { mode: 'cooperative', seats: 4 },
  { mode: 'solo', seats: 1 },
];
/** `npm run walks` plays all of them, `npm test` one of each mode. */
const matches = process.env.WALKS
  ? everyMatch
  : [...everyMatch.filter(({ seats }) => seats === 4), { mode: 'solo', seats: 1, situation: lateSolo }];

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

/** Own turns in which every point may be spent; after them a match is brought to its end. */
const whole = 1;

async function play(page, { mode, seats, situation }) {
  const finger = fingerOn(page);
  const { things, tap, until, stand, small } = finger;

  // The form
  if (!situation) {
    await until(async () => (await things()).some(({ role }) => role === 'input'));
    await tap(
      (await things()).filter(({ role }) => role === 'input')[['competitive', 'cooperative', 'solo'].indexOf(mode)],
    );
    if (seats > 2) await tap((await things()).filter(({ role }) => role === 'input')[3 + seats - 2]);
    for (let seat = 1; seat < seats; seat++) await page.locator('select').nth(seat).selectOption('random');
    await tap((await things()).find(({ words }) => words === 'Start'));
  }

  /** The most taps of a choice; of a dear one, with the answer to being asked again. */
  let most = 0;
  let dear = 0;
  let questions = 0;
  let turn = 0;
  const kinds = new Map();
  let before = -1;
  for (; ; questions++) {
    // Somebody is asked: there are slips, or what the table asks for.
    const asked = await askedOf(
      finger,
      before,
      (thing) => (isSlip(thing) && !thing.words.startsWith('Report')) || thing.words === 'Show all choices as a list',
    );
    assert.ok(asked, 'nobody is asked');
    assert.ok(asked.wide <= 0, `${asked.wide} px too wide`);
    assert.ok(asked.coarse);
    if (asked.over) break;
    const { all, question } = asked;
    if (/take one die/.test(question)) turn++;
    const slips = all.filter(isSlip);
    assert.ok(slips.length > 0 || all.some(isFold), `${question}: every choice is at most two taps away`);
    const table = all.filter(
      ({ piece, can, words }) => can && piece !== 'nw1-choices' && !/^(Ada|Bruno|Cleo|Dov),/.test(words),
    );
    before = asked.acts;
    finger.taps = 0;
    const done = async () => (await stand()).acts > before;
    const hasty = turn > whole && /Points? left/.test(question) && slips.length > 0;
    let way = '';
    if (!hasty && table.length > 0 && !/hunt/.test(question) && (slips.length === 0 || questions % 3)) {
      const thing = table[(questions * 7) % table.length];
      if (await tap(thing)) {
        way = thing.piece;
        // How a card lies is shown first, and whoever is moved says where to.
        const more = await until(
          async () =>
            (await done()) ||
            (await things()).find(
              ({ words, can, piece, token }) =>
                words === 'Lay it here' ||
                (thing.token && can && !token && piece === thing.piece && !words.startsWith('Explore')),
            ),
        );
        if (more !== true && more) await tap(more);
      }
    }
    if (way === '') {
      way = 'nw1-choices';
      let tapped = 0;
      const choice = await until(async () => {
        const all = await things();
        const open = all.filter((thing) => isSlip(thing) && !thing.words.startsWith('Report'));
        const closed = (!hasty || open.length === 0) && all.find(isFold);
        if (!closed) return open.length > 0 && open;
        // Something may have come in between, as the pictures do once.
        if (Date.now() - tapped > 1000) {
          tapped = Date.now();
          await tap(closed);
        }
        return false;
      });
      await tap(hasty ? choice.at(-1) : choice[questions % choice.length]);
    }
    // What is dear is asked again.
    const sure = await until(
      async () => (await done()) || (await things()).find(({ words }) => /^Yes, do it/.test(words)),
    );
    most = Math.max(most, finger.taps);
    if (sure && sure !== true) {
      await tap(sure);
      dear = Math.max(dear, finger.taps);
    }
    assert.ok(await until(done), `${question}: nothing was done`);
    kinds.set(way, (kinds.get(way) ?? 0) + 1);
  }
  return { questions, most, dear, kinds, small };
}

for (const match of matches) {
  test(`by touch: ${match.mode}, ${match.seats} at the table`, matchLimit, async (t) => {
    const { page, said } = await open({
      ...phone,
      first: feel('sanitarium-game'),
      body: `<main><sanitarium-game pace="0" motion="none" no-save seed="touch ${match.mode}" ${match.situation ? `mode="${match.mode}" situation='${JSON.stringify(match.situation)}'` : ''}></sanitarium-game></main>`,
    });
    const { questions, most, dear, kinds, small } = await play(page, match);
    await page.close();
    t.diagnostic(
      `${questions} questions, at most ${most} taps each, ${dear} for a dear one; ${[...kinds].map(([piece, n]) => `${n} by ${piece}`).join(', ')}`,
    );
    assert.deepEqual(said, []);
    assert.deepEqual([...small], [], 'large enough for a finger');
    assert.ok(most <= 2, `${most} taps`);
    assert.ok(dear <= 3, `${dear} taps for a dear choice`);
  });
}

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
