// The stories of the static Storybook, opened in Chromium: what their tests and their pictures share.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../scripts/support/browsers.js';
import { serve } from '../../scripts/support/serve.js';
import { listen } from './checks.js';

const root = 'storybook-static';

/** How many pages are looked at side by side. */
export const PAGES = 2;

/** How Playwright says that a page or the browser ended by itself: no story has failed by it. */
export const ENDED = /Target page, context or browser has been closed|crashed/;

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
    majorVersion: Number.parseInt(browser.version(), 10),
    /** A page in a context of its own: a tab in the background has no focus and gets no animation frames. */
    async newPage() {
      const page = await (await browser.newContext({ baseURL: origin, ...options })).newPage();
      await page.addInitScript(listen);
      return page;
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

/** Shows another story in place of the one on the page, with the same settings: most of the time goes into loading. */
export const nextStory = (page, id) => page.evaluate((next) => globalThis.storyEnd(next), id);
