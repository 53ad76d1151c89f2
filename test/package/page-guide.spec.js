// Learning by playing: the lessons walked by pointer, by ear and keys, and by a finger; how soon somebody new makes a first
// choice; and a first match chosen from what is to be read on the screen alone.
/* global window, document, MouseEvent */
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

test('somebody new makes a first choice within 20 s of loading', limit, async (t) => {
  const { page } = await open({ body });
  const loaded = await page.evaluate(async () => {
    const game = document.querySelector('sanitarium-game');
    const learn = await window.until(() => game.shadowRoot?.querySelector('.learn'));
    const title = game.shadowRoot.querySelector('h2').innerText;
    const read = [title, learn.innerText];
    learn.click();
    const section = await window.until(() => game.shadowRoot.querySelector('nw1-sanitarium-guide')?.shadowRoot?.querySelector('section'));
    await window.until(() => game.shadowRoot.querySelector('nw1-sanitarium-guide').shadowRoot.querySelector('.table')?.shadowRoot?.querySelector('nw1-tile-grid')?.shadowRoot?.querySelector('.spot'));
    return { ms: performance.now(), read: [...read, section.innerText].join(' ') };
  });
  // Slow readers manage three words a second; to see where to press takes two seconds each time.
  const seconds = loaded.ms / 1000 + loaded.read.split(/\s+/).length / 3 + 2 * 2;
  t.diagnostic(`${loaded.read.split(/\s+/).length} words, ${(loaded.ms / 1000).toFixed(1)} s of loading: ${seconds.toFixed(1)} s`);
  assert.ok(seconds < 20);
  await page.close();
});

test('first matches chosen from the text on the screen: under 5 % of what is tried is refused', limit, async (t) => {
  let tried = 0;
  let refused = 0;
  for (const seed of ['a', 'b']) {
    const { page } = await open({ body: body.replace('seed="guide"', `seed="trial ${seed}" hints="on" seats="person random"`) });
    const [all, no] = await page.evaluate(async (seed) => {
      const game = document.querySelector('sanitarium-game');
      await window.until(() => game.shadowRoot);
      let done = 0;
      game.addEventListener('nw-act', () => { done++; });
      const every = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? every(shadowRoot, selector) : []))];
      const shown = (element) => element.checkVisibility() && !element.disabled && element.getAttribute('aria-disabled') !== 'true';
      const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
      // What says of itself that it can be done.
      const offers = () => [
        ...every(game.shadowRoot, '.slip').filter(shown),
        ...every(game.shadowRoot, '[role=option]').filter((each) => shown(each) && /You can act here|^Lay it|^Explore|spaces? for the monsters/.test(words(each))),
        ...every(game.shadowRoot, 'button').filter((each) => shown(each) && (/, can be used/.test(words(each)) || /^(Lay it here|Show all answers as a list)$/.test(words(each)))),
      ];
      let at = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      let [tried, refused] = [0, 0];
      for (; tried < 60; tried++) {
        const things = await window.until(() => (game.matches(':state(over)') ? [null] : offers().length > 0 && offers()));
        const thing = things[(at = (at * 1103515245 + 12345) % 2147483648) % things.length];
        if (!thing) break;
        const before = [done, game.shadowRoot.textContent.length, offers().map(words).join()].join('|');
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        const changed = await Promise.race([window.until(() => [done, game.shadowRoot.textContent.length, offers().map(words).join()].join('|') !== before).then(() => true), new Promise((resolve) => { setTimeout(resolve, 400); })]);
        // An answer to "why not" is a refusal, and so is nothing at all.
        if (!changed || every(game.shadowRoot, '.why, nw1-why').some((each) => shown(each) && words(each))) refused++;
      }
      return [tried, refused];
    }, seed);
    tried += all;
    refused += no;
    await page.close();
  }
  t.diagnostic(`${refused} of ${tried} refused`);
  assert.ok(tried > 100);
  assert.ok(refused / tried < 0.05, `${refused} of ${tried}`);
});
