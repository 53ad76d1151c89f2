// Opens every story of the static Storybook in Chromium, runs its play function and has axe check it in every theme. Then the
// page is told to speak the pseudo-locale: every word has to come from a table of messages, and nothing may be cut off. The
// page may not scroll sideways, be it wide or narrow; narrow, it is seen with the longer words of the pseudo-locale.
// Words on the command line pick stories by their ids.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { nextStory, openStory, openStorybook, readStories } from './storybook.js';
import { findBarriers, findClipped, findGrounds, findSideways, findUntranslated, settle } from './story-checks.js';

const [english, pseudo] = ['en', 'en-XA'];
const [wide, narrow] = [1200, 320];
const height = 800;
/**
 * How a story can look: the theme of the toolbar, and what the system asks for; `of`: in these stories, which show all that is drawn.
 * What colours can change is asked of axe where letters stand on a ground on which they have not been seen yet in this look.
 */
const drawn = /^(Games\/[\w-]+|Pieces\/(hunt-track|puzzle-board|tile-grid.*))$/;
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
const count = { passed: 0, failed: 0 };

/** By look: the letters on their grounds that axe has seen. */
const seen = new Map(looks.map(({ name }) => [name, new Set()]));

/** Axe in every look of the story that stands there; the document is not loaded anew. */
async function seeLooks(page, title) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // Only what was just shown is still laid out; colours are there at once.
  await page.evaluate(settle);
  const errors = (await page.evaluate(findBarriers)).map((error) => `axe: ${error}`);
  for (const { name, theme, media, of } of looks) {
    if (of && !of.test(title)) continue;
    if (media) await page.emulateMedia(media);
    // A story in a theme of its own is seen in the others too.
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme ?? 'light');
    const unseen = (await page.evaluate(findGrounds)).filter((ground) => !seen.get(name).has(ground));
    if (unseen.length)
      errors.push(...(await page.evaluate(findBarriers, unseen)).map((error) => `axe, ${name}: ${error}`));
    for (const ground of unseen) seen.get(name).add(ground);
    if (media) await page.emulateMedia({ contrast: null, forcedColors: null });
  }
  return errors;
}

async function see(page, checks) {
  await page.evaluate(settle);
  const errors = [];
  for (const check of checks) errors.push(...(await page.evaluate(check)));
  return errors;
}

/** By page: what it is told by, beside Playwright. */
const sessions = new Map();

/** Gives a page this width. What is seen of it lies beside all that stands there: everything is laid out, and nothing painted. */
const widen = (page, width) =>
  sessions.get(page).send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
    viewport: { x: 1e5, y: 1e5, width: 1, height: 1, scale: 1 },
  });

async function seeNarrow(page, checks) {
  await widen(page, narrow);
  return (await see(page, checks)).map((error) => `at ${narrow} px: ${error}`);
}

/** How Playwright says that the page or the browser ended of itself: no story has failed by it. */
const ENDED = /Target page, context or browser has been closed|crashed/;

function note({ title, name }, locale, errors) {
  count[errors.length ? 'failed' : 'passed']++;
  if (errors.length)
    console.log(`FAIL ${title} / ${name} (${locale})\n${errors.map((error) => `     ${error}`).join('\n')}`);
}

/** Whether the page can show another story after this one; null: it ended, and the story was not seen. */
async function run(page, story, opened) {
  let errors = [];
  let goesOn = true;
  let locale = english;
  const onError = (error) => errors.push(`page error: ${error.message}`);
  page.on('pageerror', onError);
  try {
    await widen(page, wide);
    errors.push(...(await (opened ? nextStory(page, story.id) : openStory(page, story.id, { locale }))));
    errors.push(...(await seeLooks(page, story.title)), ...(await page.evaluate(findSideways)));
    // One in a language of its own is tagged so.
    if (story.tags.includes('one-language')) errors.push(...(await seeNarrow(page, [findSideways])));
    else {
      note(story, locale, errors);
      [errors, locale] = [[], pseudo];
      await page.evaluate((lang) => {
        document.documentElement.lang = lang;
      }, pseudo);
      errors.push(
        ...(await see(page, [findSideways, findClipped, findUntranslated])),
        ...(await seeNarrow(page, [findSideways, findClipped])),
      );
    }
  } catch (error) {
    if (ENDED.test(error)) return null;
    errors.push(String(error));
    goesOn = false;
  }
  page.off('pageerror', onError);
  note(story, locale, errors);
  return goesOn;
}

/** Sees stories in a browser of their own, one after the other on each page; gives those that are left if it ended of itself. */
async function seeAll(groups) {
  const unseen = [];
  const opened = new Map();
  const storybook = await openStorybook({ reducedMotion: 'reduce' });
  const prepare = async (page) => sessions.set(page, await page.context().newCDPSession(page));
  // Stories of one file share what they load.
  await storybook.each(
    groups,
    async (page, group) => {
      for (const story of group) {
        opened.set(page, await run(page, story, opened.get(page)));
        if (opened.get(page) === null) unseen.push(story);
      }
    },
    prepare,
  );
  await storybook.close();
  return unseen;
}

const titles = [...new Set(stories.map(({ title }) => title))];
const groups = titles
  .map((title) => stories.filter((story) => story.title === title))
  .sort((a, b) => b.length - a.length);
let unseen = await seeAll(groups);
if (unseen.length) {
  console.log('notice: the browser ended of itself, the rest is seen in a new one');
  unseen = await seeAll([unseen]);
}
for (const story of unseen) note(story, english, ['the browser ended twice']);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed || !count.passed ? 1 : 0;
