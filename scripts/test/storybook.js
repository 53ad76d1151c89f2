// The stories of the static Storybook, opened in Chromium: what their tests and their pictures share.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../support/browsers.js';
import { serve } from '../support/serve.js';
import { listen } from './story-checks.js';

const root = 'storybook-static';
const pages = 2;

/** Every story of the static Storybook, as its index has it: `{id, title, name, tags}`. */
export async function readStories() {
  const { entries } = JSON.parse(await readFile(`${root}/index.json`, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * Starts Chromium over the static Storybook.
 * @param {object} options `args` of Chromium; the rest is what Playwright asks for of a context.
 */
export async function openStorybook({ args = [], ...options }) {
  const { origin, close } = await serve({ '/': root });
  const browser = await chromium.launch({ executablePath: quickest(), args: [...chromiumArgs, ...args] });
  return {
    /** The major version of the browser. */
    major: Number.parseInt(browser.version(), 10),
    /** Visits each of the items, a few side by side, in pages of their own, which `prepare` is given first. */
    async each(items, visit, prepare = () => {}) {
      const queue = [...items];
      const walk = async () => {
        // A context of its own for each page: a tab in the background has no focus and gets no animation frames.
        const page = await (await browser.newContext({ baseURL: origin, ...options })).newPage();
        await page.addInitScript(listen);
        await prepare(page);
        for (let next; (next = queue.shift());) await visit(page, next);
      };
      await Promise.all(Array.from({ length: pages }, walk));
    },
    async close() {
      await browser.close();
      close();
    },
  };
}

/** Opens a story with these settings of the toolbar and waits for its end; gives what went wrong. */
export async function openStory(page, id, globals) {
  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value};`);
  // A story that still runs may load its page anew.
  await page.goto('about:blank');
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${settings.join('')}a11y.manual:!true`);
  return page.evaluate(() => globalThis.storyEnd());
}

/** Shows another story in the place of the one that stands on the page, with the same settings: most of the time goes into loading. */
export const nextStory = (page, id) => page.evaluate((next) => globalThis.storyEnd(next), id);
