// Gives the broken inputs of test/broken to the elements of a page. Each element must show its fault in a box, send one
// event with code, message and path, and warn once. It must throw nothing, and must work again after the fault. A
// broken autosave must be removed, and nothing else may happen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { attributes, inputs, links, own, passedOn } from '../../broken/inputs.js';
import { limit, pages } from '../support/page.js';

const { createMatch } = await import(resolve('dist/engine/index.js'));
const rulesOf = async (game) => (await import(resolve(`dist/engine/games/${game}/index.js`))).rules;

const open = pages();
let opened;
after(() => opened?.page.close());

/** Returns the page for all tests, on which every element is defined. */
async function ward() {
  opened ??= await open({ body: '<main></main>', first: (page) => page.addInitScript(watch) });
  await opened.page.evaluate(
    (tags) =>
      Promise.all(
        tags.map((tag) => {
          if (!customElements.get(tag)) document.body.append(document.createElement(tag));
          return customElements.whenDefined(tag);
        }),
      ),
    [...new Set(attributes.map(({ tag }) => tag))],
  );
  return opened;
}

/**
 * Runs in the page. Defines `meet`, which gives a broken input to an element, and returns what a reader and a script
 * notice.
 */
function watch() {
  window.unhandled = [];
  window.addEventListener('unhandledrejection', ({ reason }) => window.unhandled.push(String(reason)));
  window.addEventListener('error', ({ message }) => window.unhandled.push(message));
  window.meet = async ({ tag, attributes = {}, text, link, file, appearsAgain }) => {
    history.replaceState(null, '', link === undefined ? '/' : `#${tag}=${link}`);
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined)
      element.append(Object.assign(document.createElement('script'), { type: 'application/json', textContent: text }));
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
    const found = await window
      .until(() => told.length && element.shadowRoot.querySelector('[part=error]'))
      .catch(() => null);
    // Waits for a second event, which must not come.
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve));
    const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    const seen = {
      told,
      warned,
      shown: found?.textContent ?? '',
      visible: width > 0 && height > 0,
      error: element.matches(':state(error)'),
      unhandled: window.unhandled.splice(0),
    };
    console.warn = warn;
    if (appearsAgain) {
      [...element.shadowRoot.querySelectorAll('button')]
        .find(({ textContent }) => textContent.trim() === 'Back to the game')
        .click();
      await window.until(() => element.shadowRoot.querySelector(appearsAgain));
      seen.after = {
        error: element.matches(':state(error)'),
        boxes: element.shadowRoot.querySelectorAll('[part=error]').length,
      };
    }
    element.remove();
    history.replaceState(null, '', '/');
    return seen;
  };
}

async function refused(input, { code, path }) {
  const { page, said } = await ward();
  const {
    after: then,
    told,
    warned,
    shown,
    visible,
    error,
    unhandled,
  } = await page.evaluate((each) => window.meet(each), input);
  assert.deepEqual(unhandled, []);
  assert.deepEqual(
    told.map((fault) => [fault.code, fault.path]),
    [[code, path]],
    JSON.stringify(told),
  );
  const [{ message }] = told;
  assert.ok(message.length > 10, message);
  assert.ok(shown.includes(message) && shown.includes(path), shown);
  assert.deepEqual(warned, [`<${input.tag}> ${path}: ${message}`]);
  assert.deepEqual([visible, error], [true, true]);
  if (input.appearsAgain) assert.deepEqual(then, { error: false, boxes: 0 });
  said.splice(0);
}

for (const { why, tag, attributes: given, code, path } of attributes) {
  test(`<${tag}>: ${why}`, limit, () => refused({ tag, attributes: given }, { code, path }));
}

/** A match after four choices. The broken matches and saves are made from it. */
async function aMatch(game) {
  const match = createMatch(await rulesOf(game), { seed: 'broken', seats: ['Ada', 'Bruno'] });
  for (let i = 0; i < 4; i++) {
    const [{ seat, n, options }] = match.questions;
    match.choose(seat, n, options[0].id);
  }
  return match;
}

const at = (by, { code, path }) => ({ code, path: [by, path].filter(Boolean).join('/') });

/**
 * The element of a game, with a match that begins at once (`table`) and with the form (`form`). `appearsAgain` is
 * the selector of what appears after a press on “Back to the game”.
 */
async function elementOf(tag, game) {
  const withAutosave = { seats: 'person random', loading: 'eager', pace: '0', seed: 'broken' };
  const withoutAutosave = { ...withAutosave, 'no-save': '' };
  return {
    tag,
    withAutosave,
    withoutAutosave,
    match: await aMatch(game),
    form: { tag, attributes: { loading: 'eager', 'no-save': '' }, appearsAgain: 'form' },
    table: { tag, attributes: withoutAutosave, appearsAgain: 'nw1-choices' },
  };
}
const sanitarium = await elementOf('sanitarium-game', 'sanitarium');
const lobotomy = await elementOf('lobotomy-game', 'lobotomy-2');
const house = await elementOf('asylum-escape-game', 'asylum-escape');
const { tag, withoutAutosave, form, match } = sanitarium;

for (const { why, text, code, path } of inputs('packs', 'sanitarium')) {
  test(`a pack in the page: ${why}`, limit, () =>
    refused({ tag, attributes: withoutAutosave, text }, { code: code === 'pack-unread' ? code : 'pack', path }),
  );
}
for (const { why, text, code, path } of inputs('examples', 'sanitarium')) {
  test(`a worked example: ${why}`, limit, () =>
    refused({ tag: 'rules-example', attributes: { loading: 'eager' }, text }, { code, path }),
  );
}

// The first game gets the inputs that every game refuses. The other games get only the inputs that are made for them.
for (const [{ tag, withoutAutosave }, situations, setups] of [
  [sanitarium, inputs('situations', 'sanitarium'), inputs('setups', 'sanitarium')],
  [lobotomy, own('situations', 'lobotomy-2'), own('setups', 'lobotomy-2')],
  [house, own('situations', 'asylum-escape'), own('setups', 'asylum-escape')],
]) {
  for (const { why, text, code, path } of situations) {
    test(`<${tag}> refuses an invalid situation: ${why}`, limit, () =>
      refused({ tag, attributes: { ...withoutAutosave, situation: text } }, { code, path }),
    );
  }
  for (const { why, text, code, path } of setups) {
    const { faces, situation } = JSON.parse(text);
    test(`<${tag}>, scripted results: ${why}`, limit, () =>
      refused(
        {
          tag,
          attributes: {
            ...withoutAutosave,
            faces: JSON.stringify(faces),
            ...(situation && { situation: JSON.stringify(situation) }),
          },
        },
        { code, path },
      ),
    );
  }
}

// Links and match files

for (const { why, text, ...fault } of links)
  test(`a link ${why}`, limit, () => refused({ ...form, link: text }, fault));
test('every element reports a link that was cut off', limit, async () => {
  const [{ text, ...fault }] = links.filter(({ text }) => text.startsWith('%7B'));
  for (const tag of new Set(attributes.map((each) => each.tag))) await refused({ tag, link: text }, fault);
});
for (const [{ tag, form, table }, matches] of [
  [sanitarium, inputs('matches', 'sanitarium', passedOn(sanitarium.match))],
  [lobotomy, own('matches', 'lobotomy-2', passedOn(lobotomy.match, 'lobotomy-2'))],
  [house, own('matches', 'asylum-escape', passedOn(house.match, 'asylum-escape'))],
]) {
  for (const [i, { why, text, ...fault }] of matches.entries()) {
    const address = encodeURIComponent(text);
    // Half of the inputs are given as a file, the others in a link. Inputs with the fault `replay-none` are given as a
    // file, because such links have their own tests.
    const byFile = i % 2 || fault.code === 'replay-none';
    test(`<${tag}>, a shared match: ${why}`, limit, async () => {
      await (byFile
        ? refused({ ...form, file: text }, at('file', fault))
        : refused({ ...table, link: address }, at('link', fault)));
      await (byFile
        ? refused({ tag: 'match-replay', attributes: { src: `data:application/json,${address}` } }, at('src', fault))
        : refused({ tag: 'match-replay', link: address }, at('link', fault)));
    });
    if (fault.code === 'replay-none' && i > 1)
      test(`a link without a match: ${why}`, limit, () => refused({ ...table, link: address }, at('link', fault)));
  }
}

test('a link to a match with other cards says that a pack is missing', limit, async () => {
  const { page, said } = await ward();
  const { text } = inputs('matches', 'sanitarium', passedOn(match)).find(({ path }) => path === 'record/pack');
  const {
    told: [{ message }],
  } = await page.evaluate((each) => window.meet(each), {
    tag,
    attributes: withoutAutosave,
    link: encodeURIComponent(text),
  });
  assert.match(message, /played with other cards\. Give the element the pack/);
  said.splice(0);
});

// Saves

for (const [{ tag, withAutosave, match }, saves] of [
  [sanitarium, (save) => inputs('saves', 'sanitarium', save)],
  [lobotomy, (save) => own('saves', 'lobotomy-2', save)],
  [house, (save) => own('saves', 'asylum-escape', save)],
]) {
  for (const { why, text } of saves(JSON.parse(JSON.stringify(match.save())))) {
    test(`<${tag}>, an autosave: ${why}`, limit, async () => {
      const { page, said } = await ward();
      const seen = await page.evaluate(
        async ({ tag, attributes, kept }) => {
          const place = () => {
            const element = document.createElement(tag);
            for (const [name, value] of Object.entries({ ...attributes, id: 'kept' }))
              element.setAttribute(name, value);
            return element;
          };
          const before = place();
          document.querySelector('main').append(before);
          const key = await window.until(() =>
            Object.keys(localStorage).find((name) => name.includes(` ${tag}:kept:`)),
          );
          before.remove();
          localStorage.setItem(key, kept);
          const element = place();
          const told = [];
          element.addEventListener('nw-error', ({ code }) => told.push(code));
          document.querySelector('main').append(element);
          await window.until(() => window.choicesOf(element));
          const save = element.save();
          const notes = element.shadowRoot.textContent;
          element.remove();
          localStorage.clear();
          return { told, seed: save.seed, choices: save.choices.length, notes, unhandled: window.unhandled.splice(0) };
        },
        {
          tag,
          attributes: { ...withAutosave, seed: 'anew' },
          kept: `{"save":${text},"occupants":["person","random"],"names":[]}`,
        },
      );
      assert.deepEqual([seen.told, seen.unhandled, seen.seed], [[], [], 'anew']);
      assert.match(seen.notes, /could not be continued and was removed/);
      assert.deepEqual(said, []);
    });
  }
}

test('there are at least two hundred broken inputs, all different', () => {
  // Equal inputs in different files count as different, because each game needs its own pack with the same mistake.
  const all = filesBelow('test/broken', '.json')
    .filter((file) => !file.endsWith('/good.json'))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).map((each) => ({ ...each, why: file })));
  assert.ok(all.length >= 200);
  assert.equal(new Set(all.map((each) => JSON.stringify(each))).size, all.length);
});
