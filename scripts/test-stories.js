// Opens every story of the static Storybook in Chromium, twice: in English, where its play function runs and axe checks it
// in every theme, and in the pseudo-locale, where every word has to come from a table of messages and nothing may be cut
// off. Neither may make the page scroll sideways, be it wide or narrow.
// Words on the command line pick stories by their ids.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { nextStory, openStory, openStorybook, readStories } from './stories.js';
import { findBarriers, findClipped, findSideways, findUntranslated, settle } from './story-checks.js';

const locales = ['en', 'en-XA'];
const widths = [1200, 320];
const height = 800;
/**
 * How a story can look: the theme of the toolbar, and what the system asks for; `of`: in these stories, which show all pieces. All of
 * axe is asked once, of the others what colours can change.
 */
const looks = [
  { name: 'light', whole: true },
  { name: 'dark', theme: 'dark' },
  { name: 'contrast', theme: 'contrast' },
  { name: 'more contrast', media: { contrast: 'more' }, of: 'Games/' },
  { name: 'forced colours', media: { forcedColors: 'active' } },
];

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const named = process.argv.slice(2);
const stories = (await readStories()).filter(({ id }) => !named.length || named.some((name) => id.includes(name)));
/** A story in a language of its own is tagged so. */
const localesOf = ({ tags }) => (tags.includes('one-language') ? locales.slice(0, 1) : locales);
const count = { passed: 0, failed: 0 };

/** Axe in every look of the story that stands there; the document is not loaded anew. */
async function seeLooks(page, title) {
  const errors = [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  for (const { name, theme, whole = false, media, of = '' } of looks) {
    if (!title.startsWith(of)) continue;
    if (media) await page.emulateMedia(media);
    // A story in a theme of its own is seen in the others too.
    await page.evaluate((value) => { document.documentElement.dataset.theme = value; }, theme ?? 'light');
    // Colours are there at once; only what was just shown is still laid out.
    if (whole) await page.evaluate(settle);
    errors.push(...(await page.evaluate(findBarriers, whole)).map((error) => `axe, ${name}: ${error}`));
    if (media) await page.emulateMedia({ contrast: null, forcedColors: null });
  }
  return errors;
}

async function seeWidths(page, checks) {
  const errors = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.evaluate(settle);
    for (const check of checks) errors.push(...(await page.evaluate(check)).map((error) => `at ${width} px: ${error}`));
  }
  return errors;
}

/** How Playwright says that the page or the browser ended of itself: no story has failed by it. */
const ENDED = /Target page, context or browser has been closed|crashed/;

/** Whether the page can show another story after this one; null: it ended, and the story was not seen. */
async function run(page, story, locale, opened) {
  const errors = [];
  let goesOn = true;
  const onError = (error) => errors.push(`page error: ${error.message}`);
  page.on('pageerror', onError);
  try {
    await page.setViewportSize({ width: widths[0], height });
    const result = await (opened ? nextStory(page, story.id) : openStory(page, story.id, { locale }));
    // A play function asserts what is said in English; in the pseudo-locale only the words are looked at.
    if (locale === locales[0]) errors.push(...result, ...(await seeLooks(page, story.title)), ...(await seeWidths(page, [findSideways])));
    else errors.push(...(await page.evaluate(findUntranslated)), ...(await seeWidths(page, [findSideways, findClipped])));
  } catch (error) {
    if (ENDED.test(error)) return null;
    errors.push(String(error));
    goesOn = false;
  }
  page.off('pageerror', onError);
  count[errors.length ? 'failed' : 'passed']++;
  if (errors.length) console.log(`FAIL ${story.title} / ${story.name} (${locale})\n${errors.map((error) => `     ${error}`).join('\n')}`);
  return goesOn;
}

/** The stories of one file in one language stand on one page, one after the other; `unseen` is told of those that were not seen. */
async function runAll(page, { locale, group }, unseen) {
  let opened = false;
  for (const [i, story] of group.entries()) {
    opened = await run(page, story, locale, opened);
    if (opened === null) {
      unseen.push({ locale, group: group.slice(i) });
      return;
    }
  }
}

/** Sees groups of stories in a browser of their own; gives what is left of them if it ended of itself. */
async function see(groups) {
  const unseen = [];
  const storybook = await openStorybook({ reducedMotion: 'reduce' });
  await storybook.each(groups, (page, group) => runAll(page, group, unseen));
  await storybook.close();
  return unseen;
}

const titles = [...new Set(stories.map(({ title }) => title))];
const groups = locales
  .flatMap((locale) => titles.map((title) => ({ locale, group: stories.filter((story) => story.title === title && localesOf(story).includes(locale)) })))
  .sort((a, b) => b.group.length - a.group.length);
let unseen = await see(groups);
if (unseen.length) {
  console.log('notice: the browser ended of itself, the rest is seen in a new one');
  unseen = await see(unseen);
}
for (const { locale, group } of unseen) {
  count.failed += group.length;
  for (const { title, name } of group) console.log(`FAIL ${title} / ${name} (${locale})\n     the browser ended twice`);
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed || !count.passed ? 1 : 0;
