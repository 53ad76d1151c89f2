// Opens every story of the static Storybook in Chromium, runs its play function, and checks it with axe in every theme.
// Then the story is shown in the pseudo-locale: every word has to come from a message table, and no text may be cut
// off. No story may scroll sideways, neither on a wide page nor on a narrow one. Arguments select stories by parts of
// their ids: npm run test:stories -- dice-pool.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { findBarriers, findClipped, findContrastPairs, findSideways, findUntranslated, settle } from './checks.js';
import { ENDED, PAGES, nextStory, openStory, openStorybook, readStories } from './storybook.js';

const [english, pseudo] = ['en', 'en-XA'];
const [wide, narrow, height] = [1200, 320, 800];

/** The stories that together contain all drawings. */
const drawn = /^(Games\/[\w-]+|Pieces\/(hunt-track|puzzle-board|tile-grid.*))$/;
/**
 * The looks in which stories are checked. Each has a theme of the toolbar (by default, light) and perhaps settings of
 * the system (`media`). If it has `of`, only stories with these titles are checked in it.
 */
const looks = [
  { name: 'light' },
  { name: 'dark', theme: 'dark' },
  { name: 'contrast', theme: 'contrast' },
  { name: 'more contrast', media: { contrast: 'more' }, of: drawn },
  { name: 'forced colours', media: { forcedColors: 'active' }, of: drawn },
];

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const named = process.argv.slice(2);
const stories = (await readStories()).filter(({ id }) => !named.length || named.some((name) => id.includes(name)));

/** For each look, the combinations of text and background whose contrast axe has checked. */
const seen = new Map(looks.map(({ name }) => [name, new Set()]));

/** Checks the story on the page with axe in every look, without loading the page again. */
async function checkLooks(page, title) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  await page.evaluate(settle);
  const errors = (await page.evaluate(findBarriers)).map((error) => `axe: ${error}`);
  for (const { name, theme = 'light', media, of } of looks) {
    if (of && !of.test(title)) continue;
    if (media) await page.emulateMedia(media);
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const unseen = (await page.evaluate(findContrastPairs)).filter((pair) => !seen.get(name).has(pair));
    if (unseen.length)
      errors.push(...(await page.evaluate(findBarriers, unseen)).map((error) => `axe, ${name}: ${error}`));
    for (const pair of unseen) seen.get(name).add(pair);
    if (media) await page.emulateMedia({ contrast: null, forcedColors: null });
  }
  return errors;
}

async function check(page, checks) {
  await page.evaluate(settle);
  const errors = [];
  for (const each of checks) errors.push(...(await page.evaluate(each)));
  return errors;
}

/** For each page, the DevTools protocol of its browser, for settings that Playwright does not offer. */
const protocols = new Map();

/**
 * Sets the width of a page. Only an area far away from all content is painted, so that the browser spends no time on
 * painting.
 */
const resize = (page, width) =>
  protocols.get(page).send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
    viewport: { x: 1e5, y: 1e5, width: 1, height: 1, scale: 1 },
  });

async function checkNarrow(page, checks) {
  await resize(page, narrow);
  return (await check(page, checks)).map((error) => `at ${narrow} px: ${error}`);
}

const isInOneLanguage = ({ tags }) => tags.includes('one-language');

/** The pages on which another story can be shown without loading them again. */
const opened = new Set();

async function show(page, { id }) {
  await resize(page, wide);
  const errors = await (opened.has(page) ? nextStory(page, id) : openStory(page, id, { locale: english }));
  opened.add(page);
  return errors;
}

async function checkEnglish(page, story) {
  return [
    ...(await show(page, story)),
    ...(await checkLooks(page, story.title)),
    ...(await page.evaluate(findSideways)),
    ...(isInOneLanguage(story) ? await checkNarrow(page, [findSideways]) : []),
  ];
}

async function checkPseudo(page, story) {
  const errors = opened.has(page) ? [] : await show(page, story);
  await page.evaluate((lang) => {
    document.documentElement.lang = lang;
  }, pseudo);
  return [
    ...errors,
    ...(await check(page, [findSideways, findClipped, findUntranslated])),
    ...(await checkNarrow(page, [findSideways, findClipped])),
  ];
}

const failures = { all: 0, ofBrowser: 0 };

/** Fails with everything that a check finds on the page, or that the page throws meanwhile. */
async function expectNothing(page, find) {
  const errors = [];
  const onError = ({ message }) => errors.push(`page error: ${message}`);
  page.on('pageerror', onError);
  try {
    errors.push(...(await find()));
  } catch (error) {
    errors.push(String(error));
    opened.delete(page);
    if (ENDED.test(error)) failures.ofBrowser++;
  }
  page.off('pageerror', onError);
  if (errors.length) failures.all++;
  if (errors.length) assert.fail(errors.join('\n'));
}
process.once('exit', () => {
  if (failures.all && failures.all === failures.ofBrowser) console.log('no test failed, but a browser ended by itself');
});

// The stories of a file load the same scripts, so they share a page. The files with the most stories come first.
const groups = [...new Set(stories.map(({ title }) => title))]
  .map((title) => stories.filter((story) => story.title === title))
  .sort((a, b) => b.length - a.length);
describe('stories', { concurrency: PAGES }, () => {
  const free = [];
  let storybook;
  before(async () => {
    storybook = await openStorybook({ reducedMotion: 'reduce' });
    for (let n = 0; n < PAGES; n++) {
      const page = await storybook.newPage();
      protocols.set(page, await page.context().newCDPSession(page));
      free.push(page);
    }
  });
  after(() => storybook.close());

  for (const group of groups)
    describe(group[0].title, { concurrency: 1 }, () => {
      let page;
      before(() => (page = free.pop()));
      after(() => free.push(page));
      for (const story of group) {
        const name = `${story.title} / ${story.name}`;
        it(`${name} (${english})`, () => expectNothing(page, () => checkEnglish(page, story)));
        if (!isInOneLanguage(story))
          it(`${name} (${pseudo})`, () => expectNothing(page, () => checkPseudo(page, story)));
      }
    });
});
