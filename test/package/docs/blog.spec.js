// Tests a blog post with a game. A blogger unpacks the package next to the post and uploads both, and a reader plays in
// Chromium.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { serve } from '../../../scripts/support/serve.js';
import { unpack } from '../support/packed.js';
import { limit, patient } from '../support/page.js';

const site = mkdtempSync(join(tmpdir(), 'nightward-blog-'));
let browser;
let server;

before(async () => {
  unpack(join(site, 'package'));
  cpSync('examples', site, { recursive: true });
  renameSync(join(site, 'package/cdn'), join(site, 'cdn'));
  server = await serve({ '/': site });
  browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });
});
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true });
});

/** Opens a page, and records its warnings, errors and requests to other servers. */
async function open(path) {
  const page = patient(await browser.newPage());
  const troubles = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on(
    'request',
    (request) => new URL(request.url()).origin !== server.origin && troubles.push(`asks ${request.url()}`),
  );
  page.on(
    'response',
    (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  );
  await page.goto(`${server.origin}/${path}`);
  return { page, troubles };
}

test('the game in the blog post can be played', limit, async () => {
  const { page, troubles } = await open('blog/');
  const game = page.locator('sanitarium-game');
  await game.scrollIntoViewIfNeeded();
  const choice = game.getByRole('listitem').getByRole('button').first();
  const list = game.locator('nw1-choices [part=list]');
  const prompt = game.locator('nw1-choices [part=prompt]');
  // A great moment of the rival's turn may lie over the table. The reader puts it away.
  await page.addLocatorHandler(game.locator('[part=moment]'), (moment) => moment.getByRole('button').first().click());
  await prompt.filter({ hasText: /^\s*Ada/ }).waitFor();
  const asked = await prompt.textContent();
  const acted = page.evaluate(
    () =>
      new Promise((done) =>
        document.addEventListener('nw-act', ({ seat, option }) => done({ seat, option }), { once: true }),
      ),
  );
  if ((await list.getAttribute('aria-expanded').catch(() => null)) === 'false') await list.click();
  await choice.click();
  const { seat, option } = await acted;
  assert.equal(seat, 0);
  assert.match(option, /^\w+/);
  await page.waitForFunction(
    (before) =>
      document
        .querySelector('sanitarium-game')
        .shadowRoot.querySelector('nw1-choices')
        .shadowRoot.querySelector('[part=prompt]').textContent !== before,
    asked,
  );
  assert.deepEqual(troubles, []);
});

test('the dice in the blog post are thrown by a click', limit, async () => {
  const { page, troubles } = await open('blog/');
  const thrown = page.evaluate(
    () =>
      new Promise((done) => document.addEventListener('nw-roll', ({ roll }) => done(Boolean(roll)), { once: true })),
  );
  await page.locator('dice-pool').getByRole('button', { name: 'Roll' }).click();
  assert.equal(await thrown, true);
  assert.deepEqual(troubles, []);
});

for (const path of ['', 'wiki.html', 'events.html', 'frameworks/', 'pack.html', 'colonia.html']) {
  test(`examples/${path || 'index.html'} defines every element without an error`, limit, async () => {
    const { page, troubles } = await open(path);
    await page.waitForFunction(() => document.querySelectorAll(':not(:defined)').length === 0);
    const faults = await page.evaluate(
      () =>
        [...document.querySelectorAll('dice-pool, tile-grid, sanitarium-game:not(:has(script))')].filter((each) =>
          each.matches(':state(error)'),
        ).length,
    );
    assert.equal(faults, 0);
    assert.deepEqual(troubles, []);
  });
}

for (const path of ['', 'blog/', 'wiki.html', 'events.html', 'frameworks/', 'pack.html', 'colonia.html']) {
  test(`examples/${path || 'index.html'} does not scroll sideways on a narrow phone`, limit, async () => {
    const { page } = await open(path);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.waitForFunction(() => document.querySelectorAll(':not(:defined)').length === 0);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('dice-pool, tile-grid, sanitarium-game')].every((each) =>
        each.matches(':state(ready)'),
      ),
    );
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  });
}

test('a map on a page with the style sheet stays inside its box', limit, async () => {
  const { page } = await open('');
  const map = page.locator('tile-grid:state(ready)');
  await map.locator('[part=board] > svg').waitFor();
  const [box, board] = await map.evaluate((grid) =>
    [grid, grid.shadowRoot.querySelector('[part=board]')].map((each) => each.getBoundingClientRect().bottom),
  );
  assert.ok(board <= box + 1, `the board ends at ${board}, its box at ${box}`);
});

test('a page with a strict Content Security Policy reports no violation', limit, async () => {
  const page = patient(await browser.newPage());
  await page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(`${server.origin}/`);
  await page.locator('sanitarium-game').getByRole('button', { name: 'Play now' }).click();
  await page.locator('sanitarium-game nw1-tile-grid').waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.violations), []);
});

test('the game shows the room names of the publisher’s pack', limit, async () => {
  const { page } = await open('pack.html');
  const game = page.locator('#shift');
  await game.locator('nw1-tile-grid').waitFor();
  const rooms = await game
    .locator('nw1-tile-grid')
    .evaluate((grid) => grid.model.tiles.filter(({ kind }) => kind === 'room').map(({ name }) => name));
  const own = [
    'Sluice',
    'Night Desk',
    'X-ray',
    'Drug Store',
    'Quiet Room',
    'Lecture Hall',
    'Canteen',
    'Lift Lobby',
    'Mortuary',
  ];
  assert.ok(rooms.length > 0 && rooms.every((name) => own.includes(name)), rooms.join());
});

for (const [width, height] of [
  [1280, 900],
  [390, 844],
]) {
  test(`nothing in the blog post shifts if the scripts are half a second late, ${width} px wide`, limit, async () => {
    const page = patient(await browser.newPage({ viewport: { width, height } }));
    await page.route('**/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (globalThis.shift += value))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(`${server.origin}/blog/`);
    await page.locator('dice-pool:state(ready)').waitFor();
    await page.locator('sanitarium-game:state(playing)').waitFor();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    const shift = await page.evaluate(() => globalThis.shift);
    assert.ok(shift < 0.001, `cumulative layout shift ${shift}`);
  });
}
