// Tests a publisher's pack for each game that has a file test/package/games/<id>/publisher.js. Each pack is made from
// the game's own pack, with all texts in another alphabet and with every picture that a pack may have. With such a
// pack, the start form and the match must not show or speak any of the library's own texts and pictures, not even with
// softened content. Every fault of a pack must be shown with its path, and an edited card must appear.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { eventually, limit, pages } from '../support/page.js';
import { gamesIn } from '../support/playable-games.js';
import { boxes, strictly } from '../support/publisher-packs.js';

const open = pages({ '/packs': 'examples/packs' });
const ours = 'abcdefghijklmnopqrstuvwxyz';
const theirs = 'абцдефгхийклмнопярстувжщыз';
const letter = (each) => {
  const found = theirs[ours.indexOf(each.toLowerCase())];
  return each === each.toLowerCase() ? found : found.toUpperCase();
};
/** Replaces each letter of a message with a letter of the other alphabet, but not the placeholders. */
const inTheirs = (message) =>
  typeof message === 'string'
    ? message.replace(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : letter(part)))
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, inTheirs(text)]));
const allInTheirs = (messages) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, inTheirs(message)]));

const dist = (path) => import(resolve('dist', path));

/**
 * Makes a pack for a game, with all texts and pictures that the pack may have. Names that the game does not know are
 * left out, because they would be faults.
 * @param pictured The keys of pictures that belong to no card.
 */
async function packOf(game, pictured) {
  const { pack } = await dist(`engine/games/${game}/content/pack.js`);
  const { namesIn, pictureFaults, textFaults } = await dist(`engine/games/${game}/cards/schema/name-checks.js`);
  const about = (faultsOf, list, all) => {
    const strange = new Set(faultsOf(pack, all).map(({ path }) => path));
    return Object.fromEntries(Object.entries(all).filter(([key]) => !strange.has(`${list}/${key}`)));
  };
  const files = readdirSync(`dist/messages/en/${game}`).filter((file) => file.endsWith('.js'));
  const said = await Promise.all(files.map(async (file) => (await dist(`messages/en/${game}/${file}`)).default));
  const drawn = [...namesIn(pack)]
    .flatMap((name) => [name, `${name}.token`, `${name}.insane`])
    .concat(pictured)
    .flatMap((name) => [name, `${name}.calm`]);
  const { words } = JSON.parse(readFileSync(`cdn/${game}-words.json`, 'utf8'));
  return {
    ...pack,
    id: 'theirs',
    texts: allInTheirs(about(textFaults, 'texts', Object.assign({}, ...said))),
    pictures: about(
      pictureFaults,
      'pictures',
      Object.fromEntries(drawn.map((name) => [name, `la-colonia/conch.svg?${name}`])),
    ),
    language: {
      lang: 'ru',
      words: Object.fromEntries(Object.entries(words).map(([speaker, messages]) => [speaker, allInTheirs(messages)])),
    },
  };
}

/**
 * Runs in the page. Defines `lookAround`, which adds all visible and spoken texts to `words`. It also adds to
 * `drawings` every drawing in a place where a pack may have a picture.
 */
function watch(drawn) {
  window.words = new Set();
  window.drawings = new Set();
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'data-text'];
  const look = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (
      let { data, parentElement } = walker.nextNode() ?? {};
      data !== undefined;
      { data, parentElement } = walker.nextNode() ?? {}
    ) {
      if (data.trim() && !['STYLE', 'SCRIPT'].includes(parentElement?.tagName)) window.words.add(data.trim());
    }
    for (const name of spoken)
      for (const element of root.querySelectorAll(`[${name}]`)) window.words.add(element.getAttribute(name));
    for (const drawing of root.querySelectorAll(drawn)) {
      const image = drawing.querySelector('image');
      if (drawing.childElementCount > 0)
        window.drawings.add(
          image ? new URL(image.href.baseVal).search.slice(1) : `ours: ${drawing.parentElement.className}`,
        );
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) look(shadowRoot);
  };
  window.lookAround = () => {
    look(document.body);
  };
}

/**
 * Runs in the page. Plays to the end or for `most` acts. The first `busy` acts vary. After them, the last option is
 * always chosen, which shortens the match. Every ten acts, asks why something is not possible. Opens all popovers at
 * the end.
 */
async function play([tag, busy, most = Infinity]) {
  const game = document.querySelector(tag);
  const inside = (selector) => game.shadowRoot.querySelectorAll(selector);
  const everywhere = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? everywhere(shadowRoot, selector) : [],
    ),
  ];
  let before;
  let acts = 0;
  for (; acts < most; acts++) {
    const now = await window.until(
      () => game.matches(':state(over)') || ((all) => all && all.piece.model !== before && all)(window.choicesOf(game)),
    );
    window.lookAround();
    if (now === true) break;
    before = now.piece.model;
    if (acts % 10 === 5 && inside('.missed')[0]) {
      inside('.missed')[0].click();
      await window.until(() => inside('nw1-why')[0]);
      window.lookAround();
    }
    now.piece.dispatchEvent(
      Object.assign(new Event('nw-choose', { bubbles: true }), {
        targetId: (acts < busy ? now.open[(acts * 7) % now.open.length] : now.open.at(-1)).id,
      }),
    );
  }
  if (acts < most) await window.until(() => inside('.over')[0]);
  for (const card of everywhere(game.shadowRoot, '[popover]')) {
    card.showPopover();
    window.lookAround();
    card.hidePopover();
  }
  return acts;
}

/**
 * Whether a text contains words in the library's own alphabet. Rule ids do not count, because they are not translated.
 */
const isOurs = (text) => /[a-z]{2,}/i.test(text.replace(/\b([A-Z]+\d*-)+\d+\b/g, ''));

const described = (await gamesIn('publisher')).filter(({ faults }) => faults);
// All packs are made before the first test, because Node.js may close the browser while a file waits between its tests.
const packs = await Promise.all(described.map(({ id, pictured = [] }) => packOf(id, pictured)));
for (const [i, { element: tag, drawn, busy, withCards = '', matches, faults }] of described.entries()) {
  const pack = packs[i];
  const strict = strictly(open, { lang: 'ru' }, pack);
  const game = (attributes) =>
    `<${tag} pack="packs/own.json" pace="0" seed="c" hints="on" no-save loading="eager" rules="/rules#{id}" ${attributes}></${tag}>`;
  const found = (page) =>
    page.evaluate(() => ({ words: [...window.words], drawings: [...window.drawings], violations: window.violations }));

  for (const [match, [attributes, shown, most]] of Object.entries(matches))
    test(`<${tag}>: ${match} contains none of the library’s own words and shows ${shown.of}`, limit, async (t) => {
      const { page, said } = await strict(game(attributes));
      await page.evaluate(watch, drawn);
      const acts = await page.evaluate(play, [tag, busy, most]);
      const { words, drawings, violations } = await found(page);
      await page.close();
      t.diagnostic(`${acts} acts, ${words.length} words, ${drawings.length} drawings`);
      assert.deepEqual(words.filter(isOurs), []);
      assert.ok(words.length > 300, String(words.length));
      assert.deepEqual(
        drawings.filter((each) => !shown.is(each)),
        [],
      );
      assert.ok(drawings.length > 15, String(drawings.length));
      assert.deepEqual([violations, said], [[], []]);
    });

  test(`<${tag}>: the test finds the library’s own words and pictures if they are shown`, limit, async () => {
    const { page } = await strict(game('seats="person random random"'), {
      file: () => ({ ...pack, language: undefined, pictures: undefined }),
    });
    await page.evaluate(watch, drawn);
    await page.evaluate(play, [tag, 5, 12]);
    // Pictures load later than texts.
    await page.evaluate(() =>
      window.until(() => {
        window.lookAround();
        return [...window.drawings].some((each) => each.startsWith('ours'));
      }),
    );
    const { words } = await found(page);
    await page.close();
    assert.ok(words.filter(isOurs).length > 20);
  });

  test(
    `<${tag}>: no text appears before the pack has loaded; then the form and the content warnings use its texts`,
    limit,
    async () => {
      let send;
      const { page, said } = await strict(game('notes'), {
        first: (page) =>
          page.route('**/packs/own.json', async (route) => {
            await new Promise((go) => {
              send = go;
            });
            await route.fulfill({ json: pack });
          }),
      });
      await page.locator(`${tag}:state(ready)`).waitFor();
      await eventually(() => send, 'the page requests the pack');
      assert.equal(
        await page
          .locator(tag)
          .evaluate(({ shadowRoot }) =>
            [...shadowRoot.querySelectorAll('h2, p, button, label')].map(({ textContent }) => textContent).join(),
          ),
        '',
      );
      send();
      await page.evaluate(watch, drawn);
      for (const panel of ['start', 'notes']) {
        await page.locator(`[part=${panel}] [part=begin]`).waitFor();
        await page.evaluate(() => {
          window.lookAround();
        });
        await page.locator(`[part=${panel}] [part=begin]`).click();
      }
      await page.locator(`${tag}:state(playing)`).waitFor();
      const { words } = await found(page);
      await page.close();
      assert.deepEqual(words.filter(isOurs), []);
      assert.deepEqual(said, []);
    },
  );

  test(`<${tag}>: an edited card appears`, limit, async () => {
    let now = pack;
    const { page } = await strict(game(`seats="person random random" ${withCards}`), { file: () => now });
    await page.locator('nw1-card-hand .card').first().waitFor();
    const art = await page
      .locator('nw1-card-hand')
      .first()
      .evaluate(({ model }) => model.cards[0].art);
    now = { ...pack, texts: { ...pack.texts, [art]: 'Чайка' } };
    await page.reload();
    await page.locator('nw1-card-hand').getByRole('button', { name: 'Чайка' }).first().waitFor();
    await page.close();
  });

  test(`<${tag}>: the error box names the path of every fault in a pack`, limit, async () => {
    const { page } = await open({ body: '' });
    for (const [path, text] of await boxes(page, tag, pack, faults))
      assert.ok(text.endsWith(` ${path}`) || text.includes(` ${path}: `), `${path}: ${text}`);
    await page.close();
  });
}
