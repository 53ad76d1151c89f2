// Tests which files the loader fetches, when, and how often.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { serve } from '../../../scripts/support/serve.js';
import { eventually, limit, patient } from '../support/page.js';

const site = mkdtempSync(join(tmpdir(), 'nightward-loader-'));
let browser;
let server;

before(async () => {
  cpSync('cdn', join(site, 'cdn'), { recursive: true });
  server = await serve({ '/': site });
  browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });
});
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true });
});

/**
 * Opens a page. `fetched` counts the requests for a file in cdn/, and `errors` are the loader's errors in the console.
 */
async function open(body, attributes = '') {
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><title>t</title><script type="module" src="cdn/nightward.js" ${attributes}></script>${body}`,
  );
  const page = patient(await browser.newPage());
  const asked = [];
  const errors = [];
  page.on('request', (request) => asked.push(request.url().split('/cdn/')[1]));
  page.on(
    'console',
    (message) => message.type() === 'error' && message.text().startsWith('nightward:') && errors.push(message.text()),
  );
  await page.goto(server.origin);
  return { page, errors, fetched: (file) => asked.filter((each) => each === file).length };
}
const defined = (page, tag) => page.evaluate((name) => customElements.whenDefined(name).then(() => true), tag);

test('loads the elements on the page, once each, and no others', limit, async () => {
  const { page, fetched } = await open('<dice-pool></dice-pool><dice-pool></dice-pool><other-element></other-element>');
  await defined(page, 'dice-pool');
  assert.deepEqual([fetched('dice-pool.js'), fetched('tile-grid.js'), fetched('other-element.js')], [1, 0, 0]);
});

test('loads elements that are added later, also inside other elements', limit, async () => {
  const { page, fetched } = await open('<main></main>');
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.append(document.createElement('tile-grid'));
    document.querySelector('main').append(section);
  });
  await defined(page, 'tile-grid');
  assert.equal(fetched('tile-grid.js'), 1);
});

test('loads the elements in an observed shadow root, now and later', limit, async () => {
  const { page, fetched } = await open('<main></main>');
  await page.evaluate(async () => {
    const root = document.querySelector('main').attachShadow({ mode: 'closed' });
    root.append(document.createElement('dice-pool'));
    const { observe } = await import('/cdn/nightward.js');
    observe(root);
    root.append(document.createElement('hunt-track'));
  });
  await defined(page, 'dice-pool');
  await defined(page, 'hunt-track');
  assert.deepEqual([fetched('nightward.js'), fetched('dice-pool.js'), fetched('hunt-track.js')], [1, 1, 1]);
});

test('loads the elements in data-eager at once, even if they are not on the page', limit, async () => {
  const { page, fetched } = await open('', 'data-eager="dice-pool  tile-grid"');
  await defined(page, 'dice-pool');
  await defined(page, 'tile-grid');
  assert.deepEqual([fetched('dice-pool.js'), fetched('tile-grid.js')], [1, 1]);
});

test('a file that cannot be loaded is reported once', limit, async () => {
  rmSync(join(site, 'cdn/dice-pool.js'));
  try {
    const { page, errors } = await open('<dice-pool></dice-pool>');
    await eventually(() => errors.length > 0, 'the missing file is reported');
    await page.evaluate(() => document.body.append(document.createElement('dice-pool')));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(errors.length, 1);
    assert.match(errors[0], /<dice-pool> could not be loaded/);
  } finally {
    cpSync('cdn/dice-pool.js', join(site, 'cdn/dice-pool.js'));
  }
});
