// Tests that no element is wider than a narrow column, such as the sidebar of a blog.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formOf, games, limit, pages, pieces, wholeGameElements } from '../support/page.js';

const open = pages();
const elements = {
  ...pieces,
  ...wholeGameElements,
  ...games,
  ...Object.fromEntries(Object.entries(games).map(([tag, markup]) => [`the form of ${tag}`, formOf(markup)])),
  'dice-pool with sixteen columns': '<dice-pool dice="3d6" target="12"></dice-pool>',
  'dice-pool with sixteen columns of two digits':
    '<dice-pool system=\'{"dice":{"big":[10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]}}\' target="12"></dice-pool>',
};
const WIDE = 280;

test(`no element is wider than a column of ${WIDE} px`, limit, async () => {
  const { page } = await open({
    head: `<style>section { width: ${WIDE}px; overflow: auto }</style>`,
    body: Object.entries(elements)
      .map(([name, markup]) => `<section title='${name}'>${markup.replace(' ', ' loading="eager" ')}</section>`)
      .join(''),
  });
  await page.evaluate(() => window.ready());
  for (const tag of Object.keys(games))
    await page.evaluate((tag) => window.until(() => window.choicesOf(document.querySelector(tag))), tag);
  await page.waitForLoadState('networkidle');
  const wide = await page.$$eval('body > section', (sections) =>
    sections.flatMap(({ title, scrollWidth, clientWidth }) =>
      scrollWidth > clientWidth ? [`${title}: ${scrollWidth}`] : [],
    ),
  );
  assert.deepEqual(wide, []);
  await page.close();
});
