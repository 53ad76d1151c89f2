// Tests that a printed page contains what nobody has scrolled to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, pages, wholeGameElements } from '../support/page.js';

const open = pages();
const example = wholeGameElements['rules-example'];
const far = '<div style="height: 9000px"></div>';

test('an example far below another one is printed too, each with all its steps', limit, async () => {
  const { page } = await open({
    body: `${example}${far}${example.replace('loading="eager"', '')}`,
    first: (page) =>
      page.addInitScript(() => {
        addEventListener('afterprint', () => {
          window.printed = [...document.querySelectorAll('rules-example')].map((each) => ({
            isShown: each.matches(':state(shown)'),
            steps: each.shadowRoot.querySelectorAll('.printed > li').length,
            hasTable: each.shadowRoot.querySelector('[part=stage]')?.firstElementChild.shadowRoot.childElementCount > 0,
          }));
        });
      }),
  });
  await page.locator('rules-example:state(shown)').waitFor();
  await page.pdf();
  const whole = { isShown: true, steps: 2, hasTable: true };
  assert.deepEqual(await page.evaluate(() => window.printed), [whole, whole]);
  // After that, the page looks as before.
  await page.waitForFunction(() => !document.querySelector('rules-example').shadowRoot.querySelector('.printed'));
  await page.close();
});

test('an element that has to be loaded first is loaded when the page is printed', limit, async () => {
  const { page } = await open({ body: `${far}${wholeGameElements['nw-attack-odds'].replace('loading="eager"', '')}` });
  await page.evaluate(() => window.ready());
  assert.equal(await page.locator('nw-attack-odds').evaluate((each) => each.matches(':state(shown)')), false);
  await page.pdf();
  await page.locator('nw-attack-odds:state(shown)').waitFor();
  await page.close();
});
