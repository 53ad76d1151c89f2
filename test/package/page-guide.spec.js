// Learning by playing: the lessons walked by pointer, by ear and keys, and by a finger; and how soon somebody new makes a first
// choice. What comes after them, a first match, is in page-trial.spec.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earOf, listen } from './ear.js';
import { pages } from './page.js';

const open = pages();
const limit = { timeout: 120_000 };
const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const body = '<main><sanitarium-game pace="0" motion="none" no-save seed="guide"></sanitarium-game></main>';

/** What a lesson asks for, as it stands in the list of choices. */
const acts = [
  /^Lay it/, /^Take the 5/, /^Go east/, /^Search/, /^Take it/, /^Lay your Safe Thing/, /^Explore/, /^Lay it/, /^Go west/, /^Move the hooded one to/,
  /^Escape/, /^Lay down/, /^Lay down/,
];
const ends = [0, 1, 5, 7, 8, 9, 12];

const told = (page) => page.locator('nw1-sanitarium-guide section p').first().innerText();
const playing = (page) => page.waitForFunction(() => document.querySelector('sanitarium-game').matches(':state(playing)'));

/** Walks all lessons; `act` does what is asked for, `go` presses a button of the guide. */
async function walk(page, act, go) {
  for (const [i, wanted] of acts.entries()) {
    const before = await told(page);
    await act(wanted);
    await page.waitForFunction((before) => document.querySelector('sanitarium-game').shadowRoot.querySelector('nw1-sanitarium-guide').shadowRoot.querySelector('p').innerText !== before, before);
    if (ends.includes(i)) await go(i === acts.length - 1 ? 'Begin a first match' : 'Go on');
  }
  await playing(page);
}

test('the lessons by pointer: what is to be done is marked, another act is told of and does not happen, and a first match follows with advice', limit, async () => {
  const { page, said } = await open({ body });
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  const table = page.locator('nw1-sanitarium-guide');
  await table.getByText('Every turn begins').waitFor();
  await walk(page, async (wanted) => {
    if (wanted.test('Take the 5')) {
      await table.locator('.die').nth(0).click();
      await table.getByText('Here it is something else.').waitFor();
    }
    if (wanted.test('Lay it')) {
      await table.locator('.spot').first().click();
      const lay = table.getByRole('button', { name: 'Lay it here' });
      if (await lay.isVisible()) await lay.click();
    } else await table.locator('[data-next]').first().click();
  }, (name) => table.getByRole('button', { name, exact: true }).click());
  await page.locator('sanitarium-game').getByText('No more hints').waitFor();
  await page.getByRole('button', { name: 'No more hints' }).click();
  assert.equal(await page.locator('.hint').count(), 0);
  assert.deepEqual(said, []);
  await page.close();
});

test('the lessons by ear and keys', limit, async () => {
  const { page, said } = await open({ body, first: listen });
  const ear = await earOf(page);
  const button = (name) => (here) => here.role === 'button' && (typeof name === 'string' ? here.name === name : name.test(here.name));
  const until = async (find) => {
    for (;;) if (await find()) return;
  };
  await until(() => ear.find(button(/^Learn by playing/)));
  await ear.press('Enter');
  await page.locator('nw1-sanitarium-guide section').waitFor();
  const heard = [];
  await walk(page, async (wanted) => {
    heard.push(...(await ear.said()));
    // The list opens by its button; arrows go through it.
    const isSlip = ({ role, around }) => role === 'button' && around[0]?.role === 'listitem' && around[1]?.name === '';
    await until(async () => {
      let here = await ear.find((each) => isSlip(each) || button('Show all answers as a list')(each));
      if (here && !isSlip(here)) await ear.press('Enter');
      for (let last = ''; here && isSlip(here) && !wanted.test(here.name) && here.name !== last; here = await ear.focus()) {
        last = here.name;
        await ear.press('ArrowDown');
      }
      return here && isSlip(here) && wanted.test(here.name);
    });
    await ear.press('Enter');
  }, async (name) => {
    await until(() => ear.find(button(name)));
    await ear.press('Enter');
  });
  assert.ok(heard.some((line) => line.startsWith('Five Action Points;') || line.startsWith('Every turn begins')), heard.join('\n'));
  assert.deepEqual(said, []);
  await page.close();
});

test('the lessons by a finger, 320 px wide', limit, async () => {
  const { page, said } = await open({ ...phone, body });
  await page.getByRole('button', { name: 'Learn by playing' }).tap();
  const table = page.locator('nw1-sanitarium-guide');
  await table.getByText('Every turn begins').waitFor();
  const small = [];
  await walk(page, async (wanted) => {
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= window.innerWidth));
    for (const button of await table.locator('section button').all()) {
      const { width, height } = await button.boundingBox();
      if (Math.min(width, height) < 44) small.push(await button.innerText());
    }
    if (wanted.test('Lay it')) await table.getByRole('button', { name: 'Show all answers as a list' }).tap();
    await table.locator('.slip').filter({ hasText: new RegExp(wanted.source.slice(1)) }).first().tap();
  }, (name) => table.getByRole('button', { name, exact: true }).tap());
  assert.deepEqual([small, said], [[], []]);
  await page.close();
});

test('the lessons can be skipped, and begin at once where a page says so; on a page with its own language too', limit, async () => {
  const { page, said } = await open({ lang: 'de', body: body.replace('<sanitarium-game', '<sanitarium-game guide') });
  await page.getByText('Jeder Zug beginnt').waitFor();
  await page.getByRole('button', { name: 'Lektionen überspringen' }).click();
  await page.getByRole('button', { name: 'Spielend lernen, 3 Minuten' }).waitFor();
  assert.deepEqual(said, []);
  await page.close();
});

/** Each game's guide: the piece that its first act is done in, and where. */
const games = { sanitarium: ['nw1-tile-grid', '.spot'], lobotomy: ['nw1-tile-grid', '[data-id="edge:2,8:s"]'], 'asylum-escape': ['nw1-choices', '.slip'] };

for (const [name, place] of Object.entries(games)) test(`somebody new makes a first choice in <${name}-game> within 20 s of loading`, limit, async (t) => {
  const { page } = await open({ body: body.replaceAll('sanitarium', name), painted: true });
  const loaded = await page.evaluate(async ([name, [piece, first]]) => {
    const game = document.querySelector(`${name}-game`);
    const learn = await window.until(() => game.shadowRoot?.querySelector('.learn'));
    const title = game.shadowRoot.querySelector('h2').innerText;
    const read = [title, learn.innerText];
    learn.click();
    const guide = await window.until(() => game.shadowRoot.querySelector(`nw1-${name}-guide`)?.shadowRoot);
    const section = await window.until(() => guide.querySelector('section'));
    await window.until(() => guide.querySelector('.table')?.shadowRoot?.querySelector(piece)?.shadowRoot?.querySelector(first));
    return { ms: performance.now(), read: [...read, section.innerText].join(' ') };
  }, [name, place]);
  // Slow readers manage three words a second; to see where to press takes two seconds each time.
  const seconds = loaded.ms / 1000 + loaded.read.split(/\s+/).length / 3 + 2 * 2;
  t.diagnostic(`${loaded.read.split(/\s+/).length} words, ${(loaded.ms / 1000).toFixed(1)} s of loading: ${seconds.toFixed(1)} s`);
  assert.ok(seconds < 20);
  await page.close();
});
