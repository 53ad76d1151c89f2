// Matches of Lobotomy 2 and of Asylum Escape by a finger on a phone 320 px wide: the form, the map or the house, dice, cards and
// slips of paper. Each choice is at most two taps away; only what is dear is asked again. All that is tapped is large enough, and
// nothing scrolls sideways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastRounds, lastTurn, limit, matchLimit, pages } from '../support/page.js';
import { askedOf, feel, fingerOn, isFold, isSlip, least, phone } from '../support/touch-user.js';

const open = pages();

/** `npm run walks` plays whole matches, `npm test` their ends. */
const whole = !!process.env.WALKS;

/** Turns in which every point may be spent; after them a match is brought to its end. */
const busy = whole ? 15 : 3;

/**
 * Of each game how its end is come to, which piece one points in, and what is asked of somebody who may act, and when a turn begins.
 */
const games = {
  'lobotomy-game': {
    title: 'Lobotomy 2',
    begins: `seats="person" difficulty="2 easiest" situation='${JSON.stringify(lastRounds)}'`,
    map: 'nw1-tile-grid',
    acts: /Action Points? left/,
    turn: /3 Action Points left/,
  },
  'asylum-escape-game': {
    title: 'Asylum Escape',
    begins: `seats="person random random" patients="0" situation='${JSON.stringify(lastTurn)}'`,
    map: 'nw1-house',
    acts: /your turn/,
    turn: /your turn\. (Play cards, and d|D)raw/,
  },
};

/** What is tapped by turns may go round for ever: one of these that cannot be foreseen, and is the same each time. */
const any = (things, n) => things[(Math.imul(n + 1, 2654435761) >>> 16) % things.length];

async function play(page, { map, acts, turn }) {
  const finger = fingerOn(page, { crowded: 24, shares: ({ piece, role }) => piece === map && role === 'option' });
  const { things, tap, until, stand, small } = finger;

  if (whole) {
    const named = (name) => async () =>
      (await things()).find(({ role, words }) => (role === 'input' || role === 'button') && words === name);
    await until(named('Start'));
    await page.locator('.count').first().tap();
    const hardness = page.locator('.hardness select');
    if (await hardness.count()) await hardness.selectOption('2 easiest');
    await tap(await named('Start')());
  }

  const kinds = new Map();
  let [questions, most, dear, turns, before] = [0, 0, 0, 0, -1];
  for (; ; questions++) {
    const asked = await askedOf(finger, before, ({ piece }) => piece === 'nw1-choices');
    assert.ok(asked, 'nobody is asked');
    assert.ok(asked.wide <= 0, `${asked.wide} px too wide`);
    assert.ok(asked.coarse);
    if (asked.over) break;
    const { all, question } = asked;
    const slips = all.filter(isSlip);
    const table = all.filter(({ piece, can }) => can && piece !== 'nw1-choices');
    assert.ok(slips.length > 0 || all.some(isFold), `${question}: every choice is at most two taps away`);
    if (turn.test(question)) turns++;
    before = asked.acts;
    finger.taps = 0;
    const done = async () => (await stand()).acts > before;
    const hasty = turns > busy && acts.test(question) && slips.length > 0;
    let way = '';
    if (!hasty && table.length > 0 && (slips.length === 0 || questions % 3)) {
      const thing = any(table, questions);
      if (await tap(thing)) {
        way = thing.piece;
        // Where several things can be done there, they are listed; where something goes is pointed at next.
        const same = slips.map(({ words }) => words).join();
        const answered = async () => {
          if (await done()) return true;
          const now = await things();
          const listed = now.filter(isSlip);
          return listed.length > 0 && listed.map(({ words }) => words).join() !== same && listed[0];
        };
        let more = await until(answered, 2000);
        if (!more) {
          // The crowd of a space is spread under the first tap; whoever is in it is in the list too.
          const again = (await things()).find(({ piece, words }) => piece === thing.piece && words === thing.words);
          if (again && (await tap(again))) finger.taps--;
          more = await until(answered, 2000);
        }
        // What all answers are about lists them as they were.
        more ||= (await things()).find(isSlip);
        if (more && more !== true) await tap(more);
      }
    }
    if (way === '') {
      way = 'nw1-choices';
      const closed = all.find(isFold);
      if (!hasty && closed && (slips.length === 0 || questions % 2)) {
        await tap(closed);
        const listed = await until(async () => {
          const now = (await things()).filter(isSlip);
          return now.length > slips.length && now;
        });
        await tap(any(listed.slice(slips.length), questions));
      } else await tap(hasty ? slips.at(-1) : any(slips, questions));
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

for (const [tag, game] of Object.entries(games))
  test(`${game.title} by touch: ${whole ? 'a whole match' : 'its end'}`, whole ? matchLimit : limit, async (t) => {
    const { page, said } = await open({
      ...phone,
      first: feel(tag),
      body: `<main><${tag} pace="0" motion="none" no-save seed="touch" ${whole ? '' : game.begins}></${tag}></main>`,
    });
    const { questions, most, dear, kinds, small } = await play(page, game);
    await page.close();
    t.diagnostic(
      `${questions} questions, at most ${most} taps each, ${dear} for a dear one; ${[...kinds].map(([piece, n]) => `${n} by ${piece}`).join(', ')}`,
    );
    assert.deepEqual(said, []);
    assert.deepEqual([...small], [], 'large enough for a finger');
    assert.ok(most <= 2, `${most} taps`);
    assert.ok(dear <= 3, `${dear} taps for a dear choice`);
  });

test('Asylum Escape by touch: each room of the plan in the notebook is a finger from the next', limit, async () => {
  const { page } = await open({
    ...phone,
    body: '<main><asylum-escape-game pace="0" motion="none" no-save seed="touch" seats="person random random" patients="1"></asylum-escape-game></main>',
  });
  await page.locator('nw1-notebook [data-id]').first().waitFor();
  const corners = await page
    .locator('nw1-notebook [data-id]')
    .evaluateAll((rooms) => rooms.map((room) => room.getBoundingClientRect()).map(({ left, top }) => [left, top]));
  await page.close();
  assert.equal(corners.length, 25);
  for (const side of [0, 1]) {
    const lines = [...new Set(corners.map((corner) => corner[side]))].sort((a, b) => a - b);
    for (const [i, line] of lines.entries())
      assert.ok(i === 0 || line - lines[i - 1] >= least, `${line - lines[i - 1]} px`);
  }
});
