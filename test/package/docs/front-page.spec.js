// Tests the first page of the examples: its snippets work and can be copied, its links lead somewhere, and nothing on
// it moves or loads too early.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { filesBelow } from '../../../scripts/support/files.js';
import { serve } from '../../../scripts/support/serve.js';
import { folder, reader } from '../support/corpus.js';
import { limit, patient } from '../support/page.js';

const frontPage = readFileSync('examples/index.html', 'utf8');
const unescaped = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
/** The snippets of the page, each with the line above it, which contains the element that the page shows. */
const snippets = [...frontPage.matchAll(/\n *(\S.*)\n *<figure class="paste">[^]*?<code>([^]*?)<\/code>/g)].map(
  ([, live, code]) => ({ live, code: unescaped(code) }),
);

let browser;
let server;
let reading;
before(async () => {
  server = await serve({ '/': 'examples', '/cdn': 'cdn' });
  browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });
  reading = await reader(folder);
});
after(async () => {
  await reading?.close();
  await browser?.close();
  server?.close();
});

async function open({ first = () => undefined, permissions = [], ...options } = {}) {
  const context = await browser.newContext(options);
  await context.grantPermissions(permissions);
  const page = patient(await context.newPage());
  await first(page);
  await page.goto(`${server.origin}/`);
  return page;
}
const shown = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main *')].every(
      (each) => !each.localName.includes('-') || each.matches(':state(ready)'),
    ),
  );

test('every game and piece on the page has a snippet', () => {
  assert.deepEqual(
    snippets.map(({ live }) => /<([a-z]+-[a-z-]+)/.exec(live)?.[1]),
    [
      'sanitarium-game',
      'asylum-escape-game',
      'lobotomy-game',
      'coma-ward-game',
      'tile-grid',
      'dice-pool',
      'puzzle-board',
      'hunt-track',
      'nw-rule',
    ],
  );
});

describe('a snippet on the page', () => {
  const [, readme] = /```html\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'));
  const files = readme.split('\n').slice(0, 2).join('\n');
  for (const { live, code } of snippets) {
    test(`loads the files as in the README, and is what the page shows: ${live}`, () => {
      assert.equal(code, `${files}\n${live}`);
    });
    test(`works on another page: ${live}`, limit, async () => {
      const { troubles, seen } = await reading.shown(code);
      assert.deepEqual(troubles, []);
      assert.deepEqual(
        seen.map(({ error }) => error),
        [null],
      );
    });
  }
});

describe('the button “Copy”', () => {
  test('copies each snippet with the keyboard, and says so', limit, async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const buttons = page.getByRole('button', { name: 'Copy the HTML' });
    assert.equal(await buttons.count(), snippets.length);
    for (const [i, { code }] of snippets.entries()) {
      await buttons.nth(i).focus();
      await page.keyboard.press('Enter');
      await page.locator('.paste').nth(i).getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
    }
    await page.close();
  });

  test('selects the snippet if the browser refuses the clipboard', limit, async () => {
    const page = await open({
      first: (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        }),
    });
    await page.getByRole('button', { name: 'Copy the HTML: Sanitarium' }).click();
    await page.locator('#sanitarium').getByRole('status').filter({ hasText: 'Selected.' }).waitFor();
    assert.equal(await page.evaluate(() => getSelection().toString()), snippets[0].code);
    await page.close();
  });
});

describe('the links', () => {
  const hrefs = (html) => [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  const linksOf = (id) => hrefs(new RegExp(`<article class="card" id="${id}"[^]*?</article>`).exec(frontPage)[0]);

  test('lead writers to a blog post and a wiki article', () => {
    for (const href of ['blog/', 'wiki.html']) assert.ok(linksOf('writers').includes(href), href);
  });
  test('lead publishers to packs, rules pages and replays', () => {
    for (const href of ['pack.html', 'colonia.html', 'rules/sanitarium.html', 'replay.html'])
      assert.ok(linksOf('publishers').includes(href), href);
  });
  test('lead designers and builders to events, layout, frameworks and Storybook', () => {
    for (const href of ['events.html', 'layout.html', 'frameworks/', 'frameworks/#storybook'])
      assert.ok(linksOf('builders').includes(href), href);
  });

  const isServed = (file) => !/^examples\/frameworks\/\w+\//.test(file);
  for (const file of filesBelow('examples', '.html').filter(isServed))
    test(`of ${file} lead to a place that exists`, () => {
      const missing = hrefs(readFileSync(file, 'utf8'))
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => {
          const [path, id] = href.split('#');
          const target = path ? join(dirname(file), path) : file;
          const page = target.endsWith('/') || target === 'examples' ? join(target, 'index.html') : target;
          return !existsSync(page) || (id && !readFileSync(page, 'utf8').includes(` id="${id}"`));
        });
      assert.deepEqual(missing, []);
    });

  test('lead from the first page to every other page', () => {
    const reached = hrefs(frontPage).map((href) =>
      join('examples', href.replace(/#.*/, '').replace(/\/$/, '/index.html')),
    );
    assert.deepEqual(
      filesBelow('examples', '.html').filter(
        (file) => isServed(file) && file !== 'examples/index.html' && !reached.includes(file),
      ),
      [],
    );
  });
});

test('no heading skips a level', () => {
  const levels = [...frontPage.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  assert.equal(levels[0], 1);
  for (const [i, level] of levels.entries()) assert.ok(level <= (levels[i - 1] ?? 0) + 1, `heading ${i}`);
});

test('no game loads its table before somebody starts a match', limit, async () => {
  const asked = [];
  const page = await open({
    viewport: { width: 1280, height: 12_000 },
    first: (page) => page.on('request', (request) => asked.push(request.url())),
  });
  await shown(page);
  await page.waitForLoadState('networkidle');
  const ofTable = () => asked.filter((url) => /-game-(session|stage)-/.test(url));
  assert.deepEqual(ofTable(), []);
  await page.locator('sanitarium-game').getByRole('button', { name: 'Play now' }).click();
  await page.locator('sanitarium-game nw1-tile-grid').waitFor();
  assert.notDeepEqual(ofTable(), []);
  await page.close();
});

test('no drawing has swallowed the next one', limit, async () => {
  const page = await open({ viewport: { width: 1280, height: 12_000 } });
  await shown(page);
  // A shape that the build leaves open contains the shapes after it, which are then not drawn.
  const inside = await page.evaluate(() => {
    const rootsIn = (root) =>
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [shadowRoot, ...rootsIn(shadowRoot)] : [],
      );
    return rootsIn(document).flatMap((root) =>
      [...root.querySelectorAll('svg :is(circle, ellipse, line, path, polygon, polyline, rect, stop, use) > *')]
        .filter(({ localName }) => !/^(animate\w*|title|desc)$/.test(localName))
        .map(({ parentElement }) => `${root.host.localName}: ${parentElement.outerHTML.slice(0, 80)}`),
    );
  });
  assert.deepEqual(inside, []);
  await page.close();
});

for (const [width, height] of [
  [1280, 12_000],
  [390, 20_000],
]) {
  test(`nothing on the page shifts if the scripts are half a second late, ${width} px wide`, limit, async () => {
    const page = await open({
      // Shifts outside the window do not count.
      viewport: { width, height },
      first: async (page) => {
        await page.route('**/*.js', async (route) => {
          await new Promise((done) => setTimeout(done, 500));
          await route.continue();
        });
        await page.addInitScript(() => {
          globalThis.shifts = [];
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries())
              globalThis.shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 60)) });
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    await shown(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    const shifts = await page.evaluate(() => globalThis.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    assert.ok(sum < 0.001, JSON.stringify(shifts));
    await page.close();
  });
}
