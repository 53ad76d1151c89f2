// Tests the rules pages in examples/ in a browser. Every example must run to its end without an error, show its
// author’s text for each step, and link each rule in its log to an entry on the page. The elements themselves check the
// claims; test/engine/rules-pages.spec.ts checks them without a browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { filesBelow } from '../../../scripts/support/files.js';
import { serve } from '../../../scripts/support/serve.js';
import { clear, limit, patient } from '../support/page.js';

let browser;
let server;
before(async () => {
  server = await serve({ '/': 'examples', '/cdn/': 'cdn' });
  browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });
});
after(async () => {
  await browser?.close();
  server?.close();
});

/**
 * Runs in the page. Steps through an example to its end.
 * @returns The fault of the example, or the texts shown (`said`), the number of steps, whether the end was reached, and
 * the links in its log.
 */
async function stepThrough(id) {
  const element = document.getElementById(id);
  const until = async (is) => {
    while (!is()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  element.scrollIntoView();
  await customElements.whenDefined('rules-example');
  await until(() => element.matches(':state(shown), :state(error)'));
  const fault = element.shadowRoot.querySelector('[part=error]')?.textContent ?? null;
  const said = [];
  const links = [];
  for (let i = 0; !fault && i <= element.steps; i++) {
    if (i > 0) element.next();
    await element.updateComplete;
    const stage = element.shadowRoot.querySelector('[part=stage]').firstElementChild;
    await stage.updateComplete;
    await element.updateComplete;
    // In the first position, the puzzle may not have been dealt yet, and then nothing is drawn.
    if ((i > 0 || !element.steps) && !stage.shadowRoot.querySelector('nw1-tile-grid, nw1-house, nw1-puzzle-board'))
      said.push('there is no table');
    said.push(element.shadowRoot.querySelector('[part=say]').textContent);
    links.push(...[...element.shadowRoot.querySelectorAll('[part=log] a')].map((link) => link.getAttribute('href')));
  }
  return { fault, said, steps: element.steps, over: element.steps === 0 || element.matches(':state(over)'), links };
}

/** Runs in the page. Returns the HTML of the pieces whose claims do not hold. */
async function refused() {
  const pieces = [...document.querySelectorAll('.claimed > :is(tile-grid, dice-pool)')];
  await Promise.all(pieces.map(({ localName }) => customElements.whenDefined(localName)));
  await Promise.all(pieces.map((piece) => piece.updateComplete));
  return pieces.filter((piece) => piece.matches(':state(error)')).map((piece) => piece.outerHTML);
}

for (const file of filesBelow('examples/rules', '.html')) {
  const html = readFileSync(file, 'utf8');
  const examples = [
    ...html.matchAll(/<rules-example id="([^"]+)"[^]*?<script type="application\/json">([^]*?)<\/script>/g),
  ].map(([, id, json]) => ({ id, json: JSON.parse(json) }));

  test(
    `${file}: every example runs to its end without an error, and a narrow page does not scroll sideways`,
    limit,
    async () => {
      const page = patient(await browser.newPage({ reducedMotion: 'reduce' }));
      await page.addInitScript(clear);
      const troubles = [];
      page.on('pageerror', ({ message }) => troubles.push(message));
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()));
      page.on(
        'request',
        (request) => new URL(request.url()).origin !== server.origin && troubles.push(`asks ${request.url()}`),
      );
      page.on(
        'response',
        (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
      );
      await page.goto(`${server.origin}/${file.replaceAll('\\', '/').replace(/^examples\//, '')}`);
      assert.ok(examples.length >= 20);
      for (const { id, json } of examples) {
        const seen = await page.evaluate(stepThrough, id);
        assert.equal(seen.fault, null, `${id}: ${seen.fault}`);
        assert.ok(seen.over, id);
        assert.deepEqual(
          seen.said,
          [json, ...(json.steps ?? [])].map(({ say = '' }) => say),
          id,
        );
        assert.ok(seen.links.length > 0 || json.steps === undefined, id);
        const lost = await page.evaluate(
          (links) => links.filter((link) => !document.querySelector(`[id="${link.slice(1)}"]`)),
          seen.links,
        );
        assert.deepEqual(lost, [], id);
      }
      assert.deepEqual(await page.evaluate(refused), [], 'every piece with claims is drawn');
      await page.setViewportSize({ width: 320, height: 700 });
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              setTimeout(resolve);
            });
          }),
      );
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth),
        320,
        'a narrow page does not scroll sideways',
      );
      assert.deepEqual(troubles, []);
      await page.close();
    },
  );
}
