// Others on the page: the library twice, and strangers who hold our names already. Nothing throws; who is in the way is told once.
/* global window, document, customElements, HTMLElement */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { game, limit, pages, pieces } from './page.js';

const other = mkdtempSync(join(tmpdir(), 'nightward-other-'));
cpSync('cdn', other, { recursive: true });
after(() => rmSync(other, { recursive: true }));

const open = pages({ '/other': other });
const bodies = { 'sanitarium-game': game, ...pieces };
const all = Object.values(bodies).join('');
const inner = ['tile-grid', 'dice-pool', 'card-hand', 'choices', 'log', 'stat-track'].map((name) => `nw1-${name}`);

/** All are ready but those named, and where there is a game it is played to its end. */
const works = (page, without = []) =>
  page.evaluate(async (tags) => {
    for (const tag of tags) await window.until(() => document.querySelector(tag).matches(':state(ready)'));
    if (!tags.includes('sanitarium-game')) return;
    await window.playUntil(document.querySelector('sanitarium-game'), () => false);
  }, Object.keys(bodies).filter((tag) => !without.includes(tag)));

for (const [name, head] of Object.entries({ 'the second after the first': '', 'the second before the first': '<script type="module" src="other/nightward.js"></script>' })) {
  test(`two copies of the library on one page do not mind each other, ${name}`, limit, async () => {
    const { page, said } = await open({ head, body: `${all}${head ? '' : '<script type="module" src="other/nightward.js" data-eager="dice-pool sanitarium-game"></script>'}` });
    await works(page);
    assert.deepEqual(said, []);
    await page.close();
  });
}

/** Strangers, before anything of ours is loaded. */
const strangers = (tags) => (page) =>
  page.addInitScript((tags) => {
    for (const tag of tags) customElements.define(tag, class extends HTMLElement {});
  }, tags);

for (const tag of Object.keys(bodies)) {
  test(`a stranger by the name of <${tag}> is told once, and the rest works`, limit, async () => {
    const { page, said } = await open({ body: `${all}${bodies[tag]}`, first: strangers([tag]) });
    await works(page, [tag]);
    assert.deepEqual(said, [`<${tag}> belongs to another script.`]);
    await page.close();
  });
}

for (const tag of inner) {
  test(`a stranger by the name of <${tag}>, which a game uses inside, is told once, and throws nothing`, limit, async () => {
    const { page, said } = await open({ body: all, first: strangers([tag]) });
    await page.evaluate(() => window.until(() => document.querySelector('sanitarium-game').matches(':state(playing)')));
    await works(page, ['sanitarium-game']);
    assert.deepEqual(said, [`<${tag}> belongs to another script.`]);
    await page.close();
  });
}
