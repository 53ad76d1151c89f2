// The inputs of test/broken, given to the real elements of a page: each shows what is wrong in its box, tells the page once with
// code, message and path, warns once, throws nothing, and is whole again as soon as its input is. What is kept and broken
// costs the autosave alone.
/* global window, document, customElements, history, DataTransfer */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, test } from 'node:test';
import { attributes, inputs, links, passedOn } from '../broken/inputs.js';
import { limit, pages } from './page.js';

const { createMatch } = await import(resolve('dist/engine/index.js'));
const { rules } = await import(resolve('dist/engine/games/sanitarium/index.js'));

const open = pages();
let opened;
after(() => opened?.page.close());

/** One page for all, with every element defined. */
async function ward() {
  opened ??= await open({ body: '<main></main>', first: (page) => page.addInitScript(watch) });
  await opened.page.evaluate((tags) => Promise.all(tags.map((tag) => {
    if (!customElements.get(tag)) document.body.append(document.createElement(tag));
    return customElements.whenDefined(tag);
  })), [...new Set(attributes.map(({ tag }) => tag))]);
  return opened;
}

/** In the page: what an element does with an input, as far as a reader and a script see it. */
function watch() {
  window.unhandled = [];
  window.addEventListener('unhandledrejection', ({ reason }) => window.unhandled.push(String(reason)));
  window.addEventListener('error', ({ message }) => window.unhandled.push(message));
  window.meet = async ({ tag, attributes = {}, text, link, file, way }) => {
    history.replaceState(null, '', link === undefined ? '/' : `#${tag}=${link}`);
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.append(Object.assign(document.createElement('script'), { type: 'application/json', textContent: text }));
    const told = [];
    const warned = [];
    const { warn } = console;
    console.warn = (...words) => warned.push(words.join(' '));
    element.addEventListener('nw-error', ({ code, path, message }) => told.push({ code, path, message }));
    document.querySelector('main').append(element);
    if (file !== undefined) {
      const input = await window.until(() => element.shadowRoot.querySelector('input[type=file]'));
      const files = new DataTransfer();
      files.items.add(new File([file], 'match.json'));
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
    }
    const found = await Promise.race([window.until(() => told.length && element.shadowRoot.querySelector('[part=error]')), new Promise((resolve) => setTimeout(resolve, 4000))]);
    // What comes twice would come now.
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve));
    const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    const seen = { told, warned, shown: found?.textContent ?? '', visible: width > 0 && height > 0, error: element.matches(':state(error)'), unhandled: window.unhandled.splice(0) };
    console.warn = warn;
    if (way) {
      [...element.shadowRoot.querySelectorAll('button')].find(({ textContent }) => textContent === 'Back to the game').click();
      await window.until(() => element.shadowRoot.querySelector(way));
      seen.after = { error: element.matches(':state(error)'), boxes: element.shadowRoot.querySelectorAll('[part=error]').length };
    }
    element.remove();
    history.replaceState(null, '', '/');
    return seen;
  };
}

async function refused(input, { code, path }) {
  const { page, said } = await ward();
  const { after: then, told, warned, shown, visible, error, unhandled } = await page.evaluate((each) => window.meet(each), input);
  assert.deepEqual(unhandled, []);
  assert.deepEqual(told.map((fault) => [fault.code, fault.path]), [[code, path]], JSON.stringify(told));
  const [{ message }] = told;
  assert.ok(message.length > 10, message);
  assert.ok(shown.includes(message) && shown.includes(path), shown);
  assert.deepEqual(warned, [`<${input.tag}> ${path}: ${message}`]);
  assert.deepEqual([visible, error], [true, true]);
  if (input.way) assert.deepEqual(then, { error: false, boxes: 0 });
  said.splice(0);
}

for (const { why, tag, attributes: given, code, path } of attributes) {
  test(`<${tag}>: ${why}`, limit, () => refused({ tag, attributes: given }, { code, path }));
}

const game = { tag: 'sanitarium-game', attributes: { seats: 'person random', loading: 'eager', pace: '0', seed: 'broken' } };
const lasting = { ...game.attributes, 'no-save': '' };
for (const { why, text, code, path } of inputs('packs')) {
  test(`a pack in the page: ${why}`, limit, () => refused({ tag: game.tag, attributes: lasting, text }, { code: code === 'pack-unread' ? code : 'pack', path }));
}
for (const { why, text, code, path } of inputs('situations')) {
  test(`a situation: ${why}`, limit, () => refused({ tag: game.tag, attributes: { ...lasting, situation: text } }, { code, path }));
}
for (const { why, text, code, path } of inputs('setups').filter((each) => each.path !== 'seats')) {
  const { faces, situation } = JSON.parse(text);
  test(`scripted results: ${why}`, limit, () =>
    refused({ tag: game.tag, attributes: { ...lasting, faces: JSON.stringify(faces), ...(situation && { situation: JSON.stringify(situation) }) } }, { code, path }));
}
for (const { why, text, code, path } of inputs('examples')) {
  test(`a worked example: ${why}`, limit, () => refused({ tag: 'rules-example', attributes: { loading: 'eager' }, text }, { code, path }));
}

const match = createMatch(rules, { seed: 'broken', seats: ['Ada', 'Bruno'] });
for (let i = 0; i < 4; i++) {
  const [{ seat, n, options }] = match.questions;
  match.choose(seat, n, options[0].id);
}

// Links and match files

// Whoever reads the form, and whoever sits at a table, is back there by one press.
const form = { tag: game.tag, attributes: { loading: 'eager', 'no-save': '' }, way: 'form' };
const table = { tag: game.tag, attributes: lasting, way: 'nw1-choices' };

for (const { why, text, ...fault } of links) test(`a link ${why}`, limit, () => refused({ ...form, link: text }, fault));
test('a link that was cut, to any element', limit, async () => {
  const [{ text, ...fault }] = links.filter(({ text }) => text.startsWith('%7B'));
  for (const tag of new Set(attributes.map((each) => each.tag))) await refused({ tag, link: text }, fault);
});
for (const [i, { why, text, code, path }] of inputs('matches', passedOn(match)).entries()) {
  const at = (by) => ({ code, path: [by, path].filter(Boolean).join('/') });
  const address = encodeURIComponent(text);
  // A link of what is no JSON leads nowhere, and is one of those above.
  const byFile = i % 2 || code === 'replay-none';
  test(`a match that was passed on: ${why}`, limit, async () => {
    await (byFile ? refused({ ...form, file: text }, at('file')) : refused({ ...table, link: address }, at('link')));
    await (byFile ? refused({ tag: 'match-replay', attributes: { src: `data:application/json,${address}` } }, at('src')) : refused({ tag: 'match-replay', link: address }, at('link')));
  });
  if (code === 'replay-none' && i > 1) test(`a link to no match: ${why}`, limit, () => refused({ ...table, link: address }, at('link')));
}

test('a link to a match of other cards says what is missing', limit, async () => {
  const { page, said } = await ward();
  const { text } = inputs('matches', passedOn(match)).find(({ path }) => path === 'record/pack');
  const { told: [{ message }] } = await page.evaluate((each) => window.meet(each), { tag: game.tag, attributes: lasting, link: encodeURIComponent(text) });
  assert.match(message, /played with other cards\. Give the element that pack/);
  said.splice(0);
});

// Saves

for (const { why, text } of inputs('saves', JSON.parse(JSON.stringify(match.save())))) {
  test(`a match that was kept: ${why}`, limit, async () => {
    const { page, said } = await ward();
    const seen = await page.evaluate(async ({ tag, attributes, kept }) => {
      localStorage.setItem(`nightward:${tag}:kept`, kept);
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...attributes, id: 'kept' })) element.setAttribute(name, value);
      const told = [];
      element.addEventListener('nw-error', ({ code }) => told.push(code));
      document.querySelector('main').append(element);
      await window.until(() => window.choicesOf(element));
      const save = element.save();
      const notes = element.shadowRoot.textContent;
      element.remove();
      localStorage.clear();
      return { told, seed: save.seed, choices: save.choices.length, notes, unhandled: window.unhandled.splice(0) };
    }, { ...game, attributes: { ...game.attributes, seed: 'anew' }, kept: `{"save":${text},"sitters":["person","random"],"names":[]}` });
    assert.deepEqual([seen.told, seen.unhandled, seen.seed], [[], [], 'anew']);
    assert.match(seen.notes, /could not go on and is gone/);
    assert.deepEqual(said, []);
  });
}

test('there are a hundred of them', () => {
  const all = [...attributes, ...['packs', 'situations', 'setups', 'examples', 'saves', 'matches', 'links'].flatMap((kind) => JSON.parse(readFileSync(`test/broken/${kind}.json`, 'utf8')))];
  assert.ok(all.length >= 100);
  assert.equal(new Set(all.map((each) => JSON.stringify({ ...each, why: '' }))).size, all.length);
});
