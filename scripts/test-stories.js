// Opens every story of the static Storybook in Chromium, twice: in English, where its play function runs and axe checks
// it, and in the pseudo-locale, where every word has to come from a table of messages and nothing may be cut off.
// Words on the command line pick stories by their ids.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { browsers, chromiumArgs } from './browsers.js';
import { serve } from './serve.js';

const root = 'storybook-static';
const pages = 2;
const locales = ['en', 'en-XA'];

const { entries } = JSON.parse(await readFile(`${root}/index.json`, 'utf8'));
const named = process.argv.slice(2);
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && (!named.length || named.some((name) => id.includes(name))));
/** A story in a language of its own is tagged so. */
const localesOf = ({ tags }) => (tags.includes('one-language') ? locales.slice(0, 1) : locales);
const queue = stories.flatMap((story) => localesOf(story).map((locale) => ({ story, locale })));
const { origin, close } = await serve({ '/': root });
const browser = await chromium.launch({ executablePath: browsers.chromium.find(), args: chromiumArgs });
const count = { passed: 0, failed: 0 };

/** Runs in the page before Storybook: listens on its channel for the end of the story. */
function listen() {
  globalThis.storyResult = new Promise((done) => {
    const errors = [];
    const note = (error) => errors.push(`${error?.name ?? 'Error'}: ${error?.message ?? error?.description ?? error}`);
    const timer = setInterval(() => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return;
      clearInterval(timer);
      for (const name of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying']) channel.on(name, (data) => [data].flat().forEach(note));
      for (const name of ['storyThrewException', 'storyErrored', 'storyMissing']) channel.on(name, (data) => (note(data), done(errors)));
      channel.on('storyFinished', ({ status, reporters = [] }) => {
        for (const { type, status: state, result } of reporters) {
          if (state !== 'failed') continue;
          const where = ({ nodes }) => nodes.map(({ target }) => target.flat().join(' ')).join(', ');
          errors.push(`${type}: ${(result?.violations ?? []).map((violation) => `${violation.id} (${where(violation)})`).join('; ')}`);
        }
        if (status === 'error' && !errors.length) errors.push('the story finished with an error');
        for (const element of document.querySelectorAll('#storybook-root :not(:defined)')) errors.push(`<${element.localName}> is not defined`);
        done(errors);
      });
    }, 1);
    setTimeout(() => done([...errors, 'no result within 20 s']), 20_000);
  });
}

/** Runs in the page: visible words of our elements that come from no table, and text that is cut off. */
function findUntranslated() {
  const found = new Set();
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** What stands outside the brackets, which may be nested: a sentence names a card. */
  const outside = (text) => {
    let [bare, depth, parts] = ['', 0, 0];
    for (const char of text) {
      if (char === '⟦' && depth++ === 0) parts++;
      if (depth === 0 || char === '⟧') bare += depth === 0 ? char : ' ';
      if (char === '⟧') depth--;
    }
    return { bare, depth, parts };
  };
  /** Every string in a JSON value. */
  const strings = (value) => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []);
  // What the page gives, in attributes and models, is its own to translate; and so are ids of rules.
  const ours = [...document.querySelectorAll('#storybook-root *')].filter(({ shadowRoot }) => shadowRoot);
  const words = ours.flatMap((each) => [...strings(each.model), ...['names', 'label', 'caption', 'model'].flatMap((name) => each.getAttribute(name)?.split(/, *|"/) ?? []), ...(each.querySelector(':scope > script')?.textContent.split('"') ?? [])]);
  const escaped = words.filter((word) => /\p{L}/u.test(word)).sort((a, b) => b.length - a.length).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const given = new RegExp(['\\b[A-Z]+-\\d+\\b', ...escaped].join('|'), 'g');
  const check = (text, where) => {
    const { bare, depth, parts } = outside(text);
    if (depth !== 0 && /\p{L}/u.test(text)) found.add(`cut: "${text.trim()}" (${where})`);
    if (/\p{L}{2}/u.test(bare.replace(given, ''))) found.add(`from no table of messages: "${bare.trim()}" (${where})`);
    if (parts > 1 && !bare.trim()) found.add(`glued from parts: "${text.trim()}" (${where})`);
  };
  const walk = (node, host) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot, element);
      // What the page itself says, marked so or in the light DOM, is the page's business; faults are told to its author.
      if (!host || element.closest('[translate="no"], [part="error"], style, script')) continue;
      const where = `${host.localName} ${element.localName}`;
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data).join('');
      if (own.trim() && visible(element)) {
        check(own, where);
        const style = getComputedStyle(element);
        const clips = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
        if (clips && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2) found.add(`cut off: "${own.trim()}" (${where})`);
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext']) {
        const value = element.getAttribute(name);
        if (value) check(value, `${where}[${name}]`);
      }
    }
  };
  walk(document.querySelector('#storybook-root'), null);
  return [...found];
}

async function run(page, { story, locale }) {
  const errors = [];
  const onError = (error) => errors.push(`page error: ${error.message}`);
  page.on('pageerror', onError);
  try {
    await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=locale:${locale}`);
    const result = await page.evaluate(() => globalThis.storyResult);
    // A play function asserts what is said in English; in the pseudo-locale only the words are looked at.
    errors.push(...(locale === 'en' ? result : await page.evaluate(findUntranslated)));
  } catch (error) {
    errors.push(String(error));
  }
  page.off('pageerror', onError);
  count[errors.length ? 'failed' : 'passed']++;
  if (errors.length) console.log(`FAIL ${story.title} / ${story.name} (${locale})\n${errors.map((error) => `     ${error}`).join('\n')}`);
}

await Promise.all(
  Array.from({ length: pages }, async () => {
    // A context of its own for each page: a tab in the background has no focus and gets no animation frames.
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(listen);
    for (let next; (next = queue.shift()); ) await run(page, next);
  }),
);
await browser.close();
close();
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed || !count.passed ? 1 : 0;
