// A publisher's first day: a whole pack in another language, with its own pictures and colours, on the strictest page there
// is; nothing of ours is to be read or seen through a whole match, a card that was edited is seen at once, and whatever is
// wrong with a pack is named with its path.
/* global window, document, NodeFilter */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pages } from './page.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const pack = json('examples/packs/la-colonia.json');
const english = json('cdn/sanitarium-words.json').words;
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html nightward 'allow-duplicates'";
const open = pages({ '/packs': 'examples/packs' });
const limit = { timeout: 120_000 };

/** A sentence that is no language's, with the places of the one it stands for. */
const strange = (message) => (typeof message === 'string' ? `Ñ${message.match(/\{\w+\}/g)?.join(' ñ ') ?? 'ñ'}` : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, strange(text)])));

/** The pack with all that the table may say, whatever was added since it was translated. */
const whole = { ...pack, language: { ...pack.language, words: Object.fromEntries(Object.entries(english).map(([speaker, messages]) => [speaker, { ...Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, strange(message)])), ...pack.language.words[speaker] }])) } };

/** Opens a strict page with a pack: `file` gives what is served now. */
const strict = (body, { file = () => whole, ...options } = {}) =>
  open({
    body,
    lang: 'es',
    head: '<link rel="stylesheet" href="packs/la-colonia/marca.css">',
    headers: { 'content-security-policy': policy },
    first: async (page) => {
      await page.addInitScript(() => {
        window.violations = [];
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.violations.push(`${violatedDirective} ${blockedURI}`));
      });
      await page.route('**/packs/colonia.json', (route) => route.fulfill({ json: file() }));
    },
    ...options,
  });

const game = (attributes) => `<sanitarium-game pack="packs/colonia.json" pace="0" seed="mar" no-save loading="eager" rules="/reglas#{id}" ${attributes}></sanitarium-game>`;

/** In the page: notes all words that are to be read or heard in the element, and which drawings, at every change. */
function watch() {
  window.words = new Set();
  window.drawings = new Set();
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  const look = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let { data, parentElement } = walker.nextNode() ?? {}; data !== undefined; { data, parentElement } = walker.nextNode() ?? {}) {
      if (data.trim() && !['STYLE', 'SCRIPT'].includes(parentElement?.tagName)) window.words.add(data.trim());
    }
    for (const name of spoken) for (const element of root.querySelectorAll(`[${name}]`)) window.words.add(element.getAttribute(name));
    for (const { children } of root.querySelectorAll('.picture > svg, .head > svg')) {
      window.drawings.add([...children].map(({ localName, href }) => (localName === 'image' ? new URL(href.baseVal).pathname : `ours: ${localName}`)).join() || 'none');
    }
    for (const monster of root.querySelectorAll('g[data-id^="monster:"]')) window.drawings.add(monster.querySelector('image') ? 'monster' : 'ours: monster');
    for (const part of root.querySelectorAll('[part~=lamp], [part~=ending]')) if (part.checkVisibility()) window.drawings.add(`ours: ${part.getAttribute('part')}`);
    for (const { shadowRoot } of root.querySelectorAll('sanitarium-game, [class], :not(:defined), nw1-tile-grid, nw1-log, nw1-dice-pool, nw1-choices, nw1-stat-track, nw1-card-hand, nw1-why')) if (shadowRoot) look(shadowRoot);
  };
  window.lookAround = () => { look(document.body); };
}

/** Plays to the end, looking after each act. */
async function play(page) {
  await page.evaluate(watch);
  await page.evaluate(async () => {
    const element = document.querySelector('sanitarium-game');
    const inside = (selector) => element.shadowRoot.querySelector(selector);
    window.lookAround();
    element.addEventListener('nw-act', window.lookAround);
    await window.playUntil(element, () => false);
    await window.until(() => inside('.over'));
    for (const card of element.shadowRoot.querySelectorAll('[popover]')) {
      card.showPopover();
      window.lookAround();
      card.hidePopover();
    }
    window.lookAround();
  });
  return page.evaluate(() => ({ words: [...window.words], drawings: [...window.drawings], violations: window.violations }));
}

/** What of our own texts stands between the places of our messages, if it is long enough to be known again. */
const pieces = (messages) => [messages].flatMap((message) => (typeof message === 'string' ? message.split(/\{\w+\}/) : Object.values(message).flatMap(pieces))).map((text) => text.trim().replace(/^[\s.,:;()“”„]+|[\s.,:;()“”„]+$/g, '')).filter((text) => /\p{L}{4,}/u.test(text));

async function tablesOf(lang) {
  const names = ['sanitarium-start', 'sanitarium', 'sanitarium-cards', 'sanitarium-card-texts', 'sanitarium-why', 'sanitarium-aid', 'sanitarium-end', 'sanitarium-hearing', 'dice-pool', 'tile-grid', 'nw-card-hand', 'nw-choices', 'nw-log', 'nw-why'];
  const tables = await Promise.all(names.map((name) => import(resolve(`dist/messages/${lang}/${name}.js`))));
  return tables.flatMap(({ default: table }) => Object.values(table).flatMap(pieces));
}
const ofThePack = JSON.stringify(whole);
const ours = [...new Set([...(await tablesOf('en')), ...(await tablesOf('de'))])].filter((text) => !ofThePack.includes(text));
const has = (text, piece) => new RegExp(`(?<!\\p{L})${piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text);

for (const [mode, attributes] of [['competitive', 'seats="person random"'], ['solo', 'mode="solo"']]) {
  test(`a whole ${mode} match says nothing of ours and shows none of our pictures`, limit, async () => {
    const { page, said } = await strict(game(attributes));
    const { words, drawings, violations } = await play(page);
    assert.ok(words.length > 100, String(words.length));
    assert.ok(drawings.filter((each) => each.startsWith('/packs/la-colonia/')).length >= 4, drawings.join());
    assert.ok(drawings.includes('monster'), drawings.join());
    assert.deepEqual(drawings.filter((each) => each.startsWith('ours')), []);
    assert.deepEqual(words.flatMap((text) => ours.flatMap((piece) => (has(text, piece) ? [`${text}: ${piece}`] : []))), []);
    assert.deepEqual([violations, said], [[], []]);
    await page.close();
  });
}

test('what of ours is shown would be seen', limit, async () => {
  const { page } = await strict(game('mode="solo"'), { file: () => ({ ...whole, language: undefined, pictures: undefined }) });
  const { words, drawings } = await play(page);
  assert.ok(words.some((text) => ours.some((piece) => has(text, piece))));
  assert.ok(drawings.some((each) => each.startsWith('ours')), drawings.join());
  await page.close();
});

test('before the pack has come nothing is said at all', limit, async () => {
  let send;
  const { page } = await strict(game(''), { first: async (page) => page.route('**/packs/colonia.json', async (route) => { await new Promise((go) => { send = go; }); await route.fulfill({ json: whole }); }) });
  await page.locator('sanitarium-game:state(ready)').waitFor();
  while (!send) await new Promise((go) => setTimeout(go, 20));
  assert.equal((await page.locator('sanitarium-game').evaluate(({ shadowRoot }) => [...shadowRoot.querySelectorAll('h2, p, button, label')].map(({ textContent }) => textContent).join())), '');
  send();
  await page.getByRole('button', { name: 'Empezar' }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'La Colonia' }).count(), 1);
  await page.close();
});

test('the table counts and links in the publisher’s way', limit, async () => {
  const { page } = await strict(game('seats="person steady"'));
  await page.getByRole('heading', { name: /Ponla en el plano; hay \d+ sitios\./ }).waitFor();
  const links = await page.locator('sanitarium-game').evaluate(async (element) => {
    await window.playUntil(element, () => element.shadowRoot.querySelector('nw1-log').shadowRoot.querySelector('a'));
    return element.shadowRoot.querySelector('nw1-log').shadowRoot.querySelector('a')?.getAttribute('href');
  });
  assert.match(links, /^\/reglas#SAN-/);
  await page.close();
});

test('an edited card is seen within two seconds', limit, async () => {
  let now = whole;
  const { page } = await strict(game('seats="person steady"'), { file: () => now });
  await page.locator('sanitarium-game:state(playing)').waitFor();
  const hand = () => page.locator('sanitarium-game').evaluate(({ shadowRoot }) => [...shadowRoot.querySelectorAll('nw1-card-hand')].flatMap(({ model }) => model.cards.map(({ name, art }) => ({ name, art }))));
  const [{ art }] = await hand();
  now = { ...whole, texts: { ...whole.texts, [art]: 'La carta nueva' } };
  const began = Date.now();
  await page.reload();
  await page.getByRole('button', { name: 'La carta nueva' }).first().waitFor();
  const took = Date.now() - began;
  assert.ok(took <= 2000, `${String(took)} ms`);
  await page.close();
});

/** Faults by the path that is shown: what the publisher did. */
const faults = {
  'format': (pack) => { pack.format = 2; },
  'id': (pack) => { pack.id = 'La Colonia'; },
  'items': (pack) => { pack.items.pop(); },
  'items/0/value': (pack) => { pack.items[0].value = 'uno'; },
  'items/1/use': (pack) => { pack.items[1].use = 'always'; },
  'items/2/steps/0/do': (pack) => { pack.items[2].steps[0].do = 'empujar'; },
  'items/2/steps/0/n': (pack) => { pack.items[2].steps[0].n = 99; },
  'items/3/mods/horror': (pack) => { pack.items[3].mods.horror = 1.5; },
  'items/4/steps/0/reach': (pack) => { delete pack.items[4].steps[0].reach; },
  'items/5/when': (pack) => { pack.items[5].when = 'night'; },
  'items/6/color': (pack) => { pack.items[6].color = 'coral'; },
  'items/7/kind': (pack) => { pack.items[7].kind = pack.items[6].kind; delete pack.texts.camphor; for (const key of Object.keys(pack.texts)) if (key.startsWith('camphor.')) delete pack.texts[key]; delete pack.pictures.camphor; },
  'actions/0/steps': (pack) => { pack.actions[0].steps = []; },
  'rooms/3': (pack) => { pack.rooms[3] = 7; },
  'dark': (pack) => { pack.dark = 8; },
  'hallucinations/2/mods/search': (pack) => { pack.hallucinations[2].mods.search = -1; },
  'confusion': (pack) => { delete pack.confusion; },
  'texts/caracol': (pack) => { pack.texts.caracol = 'Caracol'; },
  'texts/conch.text': (pack) => { pack.texts['conch.text'] = 'a'.repeat(401); },
  'pictures/conch': (pack) => { pack.pictures.conch = 'https://example.com/conch.svg'; },
  'pictures/camphor': (pack) => { pack.pictures.camphor = 'data:image/svg+xml,<svg onload="alert(1)"/>'; },
  'pictures/ballena': (pack) => { pack.pictures.ballena = 'la-colonia/conch.svg'; },
  'language/lang': (pack) => { pack.language.lang = 'español'; },
  'language/words/mapa': (pack) => { pack.language.words.mapa = { title: 'Plano' }; },
  'language/words/log/all': (pack) => { pack.language.words.log.all = 7; },
};

test('every fault of a pack is named with its path in the box', limit, async () => {
  const files = Object.entries(faults).map(([path, spoil]) => {
    const bad = structuredClone(pack);
    spoil(bad);
    return [path, bad];
  });
  const { page } = await open({ body: '', lang: 'es' });
  const boxes = await page.evaluate(async (files) => {
    const found = [];
    for (const [path, bad] of files) {
      const element = document.createElement('sanitarium-game');
      element.setAttribute('loading', 'eager');
      element.setAttribute('no-save', '');
      const child = document.createElement('script');
      child.type = 'application/json';
      child.textContent = JSON.stringify(bad);
      element.append(child);
      document.body.append(element);
      const box = await window.until(() => element.shadowRoot?.querySelector('[part=error]'));
      found.push([path, box.textContent.trim()]);
      element.remove();
    }
    return found;
  }, files);
  assert.ok(boxes.length >= 20);
  for (const [path, text] of boxes) assert.ok(text.endsWith(` ${path}`) || text.includes(` ${path}: `), `${path}: ${text}`);
  await page.close();
});

test('several faults are all named at once', limit, async () => {
  const bad = structuredClone(pack);
  for (const path of ['format', 'items/0/value', 'pictures/conch', 'language/lang']) faults[path](bad);
  const { page } = await open({ body: `<sanitarium-game no-save loading="eager"><script type="application/json">${JSON.stringify(bad)}</script></sanitarium-game>` });
  const box = page.locator('sanitarium-game [part=error]');
  await box.waitFor();
  const text = await box.textContent();
  for (const path of ['format', 'items/0/value', 'pictures/conch', 'language/lang']) assert.ok(text.includes(path), text);
  await page.close();
});

test('the example says nearly all that the table says, with the places of the original', () => {
  const placesOf = (message) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort();
  const all = Object.entries(english).flatMap(([speaker, messages]) => Object.entries(messages).map(([key, message]) => [speaker, key, message]));
  const own = (speaker, key) => pack.language.words[speaker]?.[key];
  assert.deepEqual(all.filter(([speaker, key, message]) => own(speaker, key) && placesOf(own(speaker, key)).join() !== placesOf(message).join()).map(([speaker, key]) => `${speaker}/${key}`), []);
  const missing = all.filter(([speaker, key]) => !own(speaker, key));
  assert.ok(missing.length < all.length / 10, missing.map(([speaker, key]) => `${speaker}/${key}`).join());
  assert.deepEqual(Object.entries(pack.language.words).flatMap(([speaker, messages]) => Object.keys(messages).filter((key) => !english[speaker]?.[key]).map((key) => `${speaker}/${key}`)), [], 'no such message');
});
