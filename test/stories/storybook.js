// Opens the stories of the static Storybook in Chromium, for their tests and pictures.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../scripts/support/browsers.js';
import { serve } from '../../scripts/support/serve.js';
import { listen } from './checks.js';

const root = 'storybook-static';

/** The number of pages that are tested at the same time. */
export const PAGES = 2;

/** Playwright's message if a page or the browser has crashed, which is not the fault of a story. */
export const ENDED = /Target page, context or browser has been closed|crashed/;

/** Returns the entry of each story in the index of the static Storybook: `{id, title, name, tags}`. */
export async function readStories() {
  const { entries } = JSON.parse(await readFile(`${root}/index.json`, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * Starts Chromium and a server for the static Storybook.
 * @param {object} options `args` are arguments of Chromium; the others are Playwright's options of a browser context.
 */
export async function openStorybook({ args = [], ...options }) {
  const { origin, close } = await serve({ '/': root });
  const browser = await chromium.launch({ executablePath: quickest(), args: [...chromiumArgs, ...args] });
  return {
    majorVersion: Number.parseInt(browser.version(), 10),
    /**
     * Opens a page in its own browser context, because a tab in the background has no focus and gets no animation
     * frames.
     */
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

/** Opens a story with these settings of the toolbar, waits for its end, and returns its errors. */
export async function openStory(page, id, globals) {
  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value};`);
  // Leaves the page first, because a story that is still running could reload it.
  await page.goto('about:blank');
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${settings.join('')}a11y.manual:!true`);
  return page.evaluate(() => globalThis.storyEnd());
}

/**
 * Shows another story on the same page, with the same settings, and returns its errors. This saves loading the page.
 */
export const nextStory = (page, id) => page.evaluate((next) => globalThis.storyEnd(next), id);
