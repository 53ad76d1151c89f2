// Tests two versions of the library on one page, and other scripts that have already defined the tags of the library.
// Nothing may throw, and each tag that belongs to another script must be reported once.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { eventually, game, games, limit, pages, pieces, wholeGameElements } from '../support/page.js';

// Imitates another version of the library: the same tags, but some other texts and a missing method.
const other = mkdtempSync(join(tmpdir(), 'nightward-other-'));
cpSync('cdn', other, { recursive: true });
for (const file of filesBelow(other, '.js'))
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('focusOn', 'lookAt').replaceAll('Average', 'Mean'));
after(() => rmSync(other, { recursive: true }));

const open = pages({ '/other': other });
const bodies = { 'sanitarium-game': game, ...pieces, ...wholeGameElements };
const all = Object.values(bodies).join('');

/**
 * Waits until all elements except `without` are ready, and plays the game until its log has this many lines or it ends.
 */
const works = (page, without = [], lines = 8) =>
  page.evaluate(
    async ([tags, lines]) => {
      for (const tag of tags) await window.until(() => document.querySelector(tag).matches(':state(ready)'));
      if (!tags.includes('sanitarium-game')) return;
      const game = document.querySelector('sanitarium-game');
      await window.playUntil(game, () => game.shadowRoot.querySelector('nw1-log')?.model.lines.length >= lines);
    },
    [Object.keys(bodies).filter((tag) => !without.includes(tag)), lines],
  );

for (const [name, head] of Object.entries({
  'the second after the first': '',
  'the second before the first': '<script type="module" src="other/nightward.js"></script>',
})) {
  test(`two versions of the library on one page do not disturb each other, ${name}`, limit, async () => {
    const { page, said } = await open({
      head,
      body: `${all}${head ? '' : '<script type="module" src="other/nightward.js" data-eager="dice-pool sanitarium-game"></script>'}`,
    });
    await works(page, [], 30);
    assert.deepEqual(said, []);
    await page.close();
  });
}

/** Lets another script define these tags before the scripts of the library load. */
const strangers = (tags) => (page) =>
  page.addInitScript((tags) => {
    for (const tag of tags) customElements.define(tag, class extends HTMLElement {});
  }, tags);

// Another script defines first one half of the tags and then the other. Each time, the elements of the remaining half
// have to work.
for (const half of [0, 1]) {
  const taken = Object.keys(bodies).filter((_, i) => i % 2 === half);
  test(`if another script defines ${taken.join(', ')}, each is reported once, and the others work`, limit, async () => {
    const { page, said } = await open({
      body: all + taken.map((tag) => bodies[tag]).join(''),
      first: strangers(taken),
    });
    await works(page, taken);
    assert.deepEqual(said.toSorted(), taken.map((tag) => `<${tag}> belongs to another script.`).toSorted());
    await page.close();
  });
}

const late = ['nw1-why', 'nw1-rule-panel', 'nw1-share-panel', 'nw1-sanitarium-stage', 'nw1-rules-example'];

test('if another script defines the tags that load only when they are needed, nothing throws', limit, async () => {
  const { page, said } = await open({ body: all, first: strangers(late) });
  await works(page, ['rules-example']);
  await page.evaluate(() => {
    const game = document.querySelector('sanitarium-game');
    for (const { id } of game.shadowRoot.querySelector('nw1-tile-grid').model.spaces)
      game.shadowRoot
        .querySelector('nw1-tile-grid')
        .dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: id }));
    document.querySelector('nw-rule').shadowRoot.querySelector('button, a')?.click();
  });
  await eventually(
    () => ['nw1-why', 'nw1-rule-panel'].every((tag) => said.includes(`<${tag}> belongs to another script.`)),
    'the answer and the panel of the rule are reported',
  );
  // The tag of the stage is taken, so the example reports that it cannot be shown.
  assert.deepEqual(
    said.filter(
      (line) => !/^<nw1-[a-z-]+> belongs to another script\.$/.test(line) && !line.startsWith('<rules-example> game: '),
    ),
    [],
  );
  await page.close();
});

/** The tags of the pieces in the element of a game that is played. */
const piecesIn = (page, tag) =>
  page.evaluate((tag) => {
    const inside = document.querySelector(tag).shadowRoot.querySelectorAll('*');
    return [...new Set([...inside].map(({ localName }) => localName))].filter((name) => name.startsWith('nw1-'));
  }, tag);

for (const [tag, body] of Object.entries(games)) {
  test(
    `if another script defines all tags that <${tag}> contains, each is reported once, and nothing throws`,
    limit,
    async () => {
      const isPlaying = (tag) => window.until(() => document.querySelector(tag).matches(':state(playing)'));
      const own = await open({ body });
      await own.page.evaluate(isPlaying, tag);
      const inside = await piecesIn(own.page, tag);
      await own.page.close();
      assert.ok(inside.length > 2, inside.join());

      const loadedLater = ['nw1-why', 'nw1-rule-panel', 'nw1-share-panel', `nw1-${tag.replace(/game$/, 'stage')}`];
      const { page, said } = await open({ body, first: strangers([...new Set([...inside, ...loadedLater])]) });
      await page.evaluate(isPlaying, tag);
      await eventually(
        () => inside.every((each) => said.includes(`<${each}> belongs to another script.`)),
        'every piece is reported',
      );
      assert.deepEqual(
        said.filter((line) => !/^<nw1-[a-z-]+> belongs to another script\.$/.test(line)),
        [],
      );
      assert.equal(new Set(said).size, said.length);
      await page.close();
    },
  );
}

for (const order of [Object.keys(games), Object.keys(games).reverse()]) {
  test(`games on one page each use their own pieces, ${order.join(' before ')}`, limit, async () => {
    const { page, said } = await open({ body: '' });
    for (const tag of order) {
      await page.evaluate(
        async ([tag, body]) => {
          document.body.insertAdjacentHTML('beforeend', body);
          document.querySelector(tag).scrollIntoView();
          await window.until(() => window.choicesOf(document.querySelector(tag)));
        },
        [tag, games[tag]],
      );
    }
    await page.evaluate(async () => {
      const drawn = (piece, what) =>
        [...document.body.children].some(({ shadowRoot }) =>
          shadowRoot?.querySelector(piece)?.shadowRoot?.querySelector(what),
        );
      await window.until(() => drawn('nw1-tile-grid', '.tile') && drawn('nw1-tile-grid', '.plan'));
    });
    assert.deepEqual(said, []);
    await page.close();
  });
}
