// The build shortens the templates of the elements, but it keeps the spaces between words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, limit, pages } from '../support/page.js';

const open = pages();

/** Runs in the page. Returns the visible text of an element, including the shadow trees inside it. */
const textOf = (tag) => {
  const read = (root) =>
    [...root.children].flatMap((each) => [
      each.innerText ?? '',
      ...[...each.querySelectorAll('*'), each].flatMap((host) =>
        host.shadowRoot && host.checkVisibility() ? read(host.shadowRoot) : [],
      ),
    ]);
  return read(document.querySelector(tag).shadowRoot).join('\n');
};

/** A sign that ends a sentence or opens a bracket, directly between two words; or “bot” directly after a word. */
const runTogether = /\S*(?:[\p{L}\d][.!?:;(]\p{L}\S*|\p{L}bot\b)/gu;

for (const [tag, game] of Object.entries(games))
  test(`the words of <${tag}> do not run together`, limit, async () => {
    const { page } = await open({ body: game });
    await page.evaluate((tag) => window.until(() => window.choicesOf(document.querySelector(tag))), tag);
    const text = await page.evaluate(textOf, tag);
    assert.ok(text.length > 500, text);
    assert.deepEqual(text.match(runTogether) ?? [], []);
    await page.close();
  });
