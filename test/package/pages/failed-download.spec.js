// If a file of an element cannot be loaded, the element says so and can load it again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { serve } from '../../../scripts/support/serve.js';
import { limit, patient, wholeGameElements } from '../support/page.js';

let browser;
let server;
before(async () => {
  server = await serve({ '/cdn': 'cdn', '/packs': 'examples/packs' });
  browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a page with a game on which the first request for the file fails. `link` is the hash of the address. */
async function lose(file, attributes, link = '') {
  const page = patient(await browser.newPage());
  let lost = false;
  await page.route(`**/cdn/${file}`, (route) => (lost ? route.continue() : ((lost = true), route.abort())));
  const address = server.addPage(
    `<!doctype html><html lang="en"><title>t</title><script type="module" src="cdn/nightward.js"></script><sanitarium-game no-save pace="0" ${attributes}></sanitarium-game>`,
  );
  await page.goto(`${address}${link}`);
  await page.getByRole('alert').waitFor();
  assert.match(await page.getByRole('alert').textContent(), /could not be loaded/);
  return page;
}

test(
  'if the file of the table cannot be loaded, the game says so, and “Try again” begins the match that the attributes describe',
  limit,
  async () => {
    const page = await lose(
      'chunks/components-sanitarium-game-session-*.js',
      'mode="cooperative" seats="person random random" seed="lost"',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('nw1-choices').waitFor();
    const { options, seats } = await page.evaluate(() => document.querySelector('sanitarium-game').save());
    assert.deepEqual([options.mode, seats.length], ['cooperative', 3]);
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.close();
  },
);

test(
  'if the file that reads links cannot be loaded, the game says so, and “Try again” reads the link',
  limit,
  async () => {
    const page = await lose('chunks/*-replay-view-*.js', '', '#sanitarium-game=0');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No match was found here').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.close();
  },
);

test(
  'if the file that reads packs cannot be loaded, the game says so, and “Try again” plays with the pack',
  limit,
  async () => {
    const page = await lose(
      'chunks/*-pack-loader-*.js',
      'seats="person random" seed="lost" pack="packs/night-shift.json"',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('nw1-choices').waitFor();
    assert.equal(await page.evaluate(() => document.querySelector('sanitarium-game').save() !== null), true);
    await page.close();
  },
);

test(
  'if the text of a rule cannot be loaded, the line of the example says so, and a second press opens the rule',
  limit,
  async () => {
    const page = patient(await browser.newPage());
    let lost = false;
    await page.route('**/cdn/chunks/rules-sanitarium-*.js', (route) =>
      lost ? route.continue() : ((lost = true), route.abort()),
    );
    await page.goto(
      server.addPage(
        `<!doctype html><html lang="de"><title>t</title><script type="module" src="cdn/nightward.js"></script>${wholeGameElements['rules-example'].replace('>', ' step="1">')}`,
      ),
    );
    const rule = page.locator('rules-example li .rule').first();
    await rule.click();
    await page
      .locator('rules-example li')
      .first()
      .getByRole('alert')
      .getByText('Das konnte nicht geladen werden.')
      .waitFor();
    await rule.click();
    await page.locator('nw1-rule-panel dl').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.close();
  },
);
