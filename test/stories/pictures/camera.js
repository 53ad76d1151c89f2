// Takes pictures of stories. The picture of a story is the same each time, because there is only one font, nothing
// moves, and the clock is stopped.
import { font } from '../../../scripts/support/browsers.js';
import { settle } from '../checks.js';
import { PAGES, nextStory, openStory, openStorybook } from '../storybook.js';

const height = 800;
/** Makes Chromium draw letters and colours in the same way on every machine, with and without a window. */
const args = ['--font-render-hinting=slight', '--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * Runs in the page before any other script, and sets the font. The browser slants letters itself, because few machines
 * have the italic faces.
 */
function useFont(name) {
  const faces = ['Sans', 'Serif'].flatMap((family) => [
    new FontFace(`picture ${family}`, `local("${name} ${family}")`),
    new FontFace(`picture ${family}`, `local("${name} ${family} Bold")`, { weight: '700' }),
  ]);
  for (const face of faces) document.fonts.add(face);
  globalThis.hasFont = Promise.all(faces.map((face) => face.load())).then(
    () => true,
    () => false,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root { font-family: 'picture Sans'; --nw-theme-title-font: 'picture Serif', 'picture Sans' } @media print { :root { background: #fff } }`,
  );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page. Lists the elements that move although reduced motion is set. */
function findMotion() {
  const roots = [document];
  for (const root of roots)
    roots.push(...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []));
  return roots.flatMap((root) => root.getAnimations()).map(({ effect }) => `<${effect.target.localName}> moves`);
}

/**
 * Runs in the page, and repaints it. Otherwise dotted lines that were painted in another look keep the positions of
 * their dots.
 */
function repaint() {
  const { scrollX, scrollY } = window;
  const { documentElement } = document;
  documentElement.style.display = 'none';
  documentElement.getBoundingClientRect();
  documentElement.style.display = '';
  scrollTo(scrollX, scrollY);
}

async function dress(page, root = {}, media = {}) {
  await page.emulateMedia({ media: null, forcedColors: null, ...media });
  await page.evaluate(
    (attributes) => {
      for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
    },
    { 'data-theme': 'light', 'data-text': '100%', ...root },
  );
  await page.evaluate(settle);
}

export async function openCamera() {
  const { newPage, ...storybook } = await openStorybook({
    args,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en',
    timezoneId: 'UTC',
  });
  const pages = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await newPage();
      await page.clock.setFixedTime('2026-01-06T20:00:00Z');
      await page.addInitScript(useFont, font.name);
      return page;
    }),
  );
  /** The width and settings with which each page was loaded. */
  const loaded = new Map();

  return {
    ...storybook,
    pages,

    async hasFont() {
      await pages[0].goto('about:blank');
      return pages[0].evaluate(() => globalThis.hasFont);
    },

    /** Shows the story of a picture `{story, width, inWindow, look}`, and returns its errors. */
    async open(page, { story, width, look: { settings } }) {
      const opening = JSON.stringify([width, settings]);
      await page.setViewportSize({ width, height });
      const errors = await (
        loaded.get(page) === opening ? nextStory(page, story) : openStory(page, story, { ...settings })
      ).catch((error) => [String(error)]);
      // A story that could not be shown may still be loading.
      loaded.set(page, errors.length ? null : opening);
      // An element may still be fetching files when the story ends.
      await page.waitForLoadState('networkidle');
      // A story may have scrolled down.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      return errors;
    },

    /** Gives the page the look of a picture, and returns the result of `use(shoot)`; `shoot()` takes the picture. */
    async take(page, { inWindow, look: { root, media, as } }, use) {
      await dress(page, root, media);
      const moving = as ? await page.evaluate(findMotion) : [];
      if (moving.length) throw new Error(moving.join(', '));
      // The story may have scrolled the page, and the browser then scrolls to whole or half pixels.
      if (inWindow) await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(repaint);
      const result = await use(() =>
        page.screenshot({ fullPage: !inWindow, caret: 'hide', animations: as ? 'allow' : 'disabled' }),
      );
      // Chromium keeps some colours from one look to the next, unless the page returns to the default look between them.
      await dress(page);
      return result;
    },
  };
}
