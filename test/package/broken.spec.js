// The inputs of test/broken, given to the real elements of a page: each shows what is wrong in its box, tells the page once with
// code, message and path, warns once, throws nothing, and is whole again as soon as its input is. What is kept and broken
// costs the autosave alone.
/* global window, document, customElements */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, test } from 'node:test';
import { attributes, inputs } from '../broken/inputs.js';
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
  window.meet = async ({ tag, attributes = {}, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.append(Object.assign(document.createElement('script'), { type: 'application/json', textContent: text }));
    const told = [];
    const warned = [];
    const { warn } = console;
    console.warn = (...words) => warned.push(words.join(' '));
    element.addEventListener('nw-error', ({ code, path, message }) => told.push({ code, path, message }));
    document.querySelector('main').append(element);
    const found = await Promise.race([window.until(() => told.length && element.shadowRoot.querySelector('[part=error]')), new Promise((resolve) => setTimeout(resolve, 4000))]);
    // What comes twice would come now.
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve));
    const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    const seen = { told, warned, shown: found?.textContent ?? '', visible: width > 0 && height > 0, error: element.matches(':state(error)'), unhandled: window.unhandled.splice(0) };
    console.warn = warn;
    element.remove();
    return seen;
  };
}

async function refused(input, { code, path }) {
  const { page, said } = await ward();
  const { told, warned, shown, visible, error, unhandled } = await page.evaluate((each) => window.meet(each), input);
  assert.deepEqual(unhandled, []);
  assert.deepEqual(told.map((fault) => [fault.code, fault.path]), [[code, path]], JSON.stringify(told));
  const [{ message }] = told;
  assert.ok(message.length > 10, message);
  assert.ok(shown.includes(message) && shown.includes(path), shown);
  assert.deepEqual(warned, [`<${input.tag}> ${path}: ${message}`]);
  assert.deepEqual([visible, error], [true, true]);
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

// Saves

const match = createMatch(rules, { seed: 'broken', seats: ['Ada', 'Bruno'] });
for (let i = 0; i < 4; i++) {
  const [{ seat, n, options }] = match.questions;
  match.choose(seat, n, options[0].id);
}

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
  const all = [...attributes, ...['packs', 'situations', 'setups', 'examples', 'saves'].flatMap((kind) => JSON.parse(readFileSync(`test/broken/${kind}.json`, 'utf8')))];
  assert.ok(all.length >= 100);
  assert.equal(new Set(all.map((each) => JSON.stringify({ ...each, why: '' }))).size, all.length);
});
