// Takes pictures of stories so that they come out the same each time: one font, no motion, a clock that stands.
import { font } from '../support/browsers.js';
import { nextStory, openStory, openStorybook } from '../test/storybook.js';
import { settle } from '../test/story-checks.js';

const height = 800;
/** Letters and colours as they are drawn without what this machine asks for; hinted as Chromium does it, with windows or without. */
const args = ['--font-render-hinting=slight', '--disable-lcd-text', '--force-color-profile=srgb'];

/** In the page, before anything else. Slanted letters are slanted by the browser, since few machines have the slanted faces. */
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

/** In the page: whatever moves although the reader asked for no motion. */
function findMotion() {
  const roots = [document];
  for (const root of roots)
    roots.push(...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []));
  return roots.flatMap((root) => root.getAnimations()).map(({ effect }) => `<${effect.target.localName}> moves`);
}

/** In the page: what was painted in another look before leaves the dots of its lines elsewhere. */
function paintAnew() {
  const {
    scrollX,
    scrollY,
    document: { documentElement },
  } = window;
  documentElement.style.display = 'none';
  documentElement.getBoundingClientRect();
  documentElement.style.display = '';
  scrollTo(scrollX, scrollY);
}

/** Opens the browser. */
export async function openCamera() {
  const { each, ...storybook } = await openStorybook({
    args,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en',
    timezoneId: 'UTC',
  });

  const prepare = async (page) => {
    await page.clock.setFixedTime('2026-01-06T20:00:00Z');
    await page.addInitScript(useFont, font.name);
  };

  const dress = async (page, root = {}, media = {}) => {
    await page.emulateMedia({ media: null, forcedColors: null, ...media });
    await page.evaluate(
      (attributes) => {
        for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
      },
      { 'data-theme': 'light', 'data-text': '100%', ...root },
    );
    await page.evaluate(settle);
  };

  async function takeLook(page, { whole, look: { root, media, as } }) {
    await dress(page, root, media);
    const moving = as ? await page.evaluate(findMotion) : [];
    if (moving.length) throw new Error(moving.join(', '));
    await page.evaluate(paintAnew);
    const png = await page.screenshot({ fullPage: whole, caret: 'hide', animations: as ? 'allow' : 'disabled' });
    // From look to look Chromium keeps some colours of the one before; from none it does not.
    await dress(page);
    return png;
  }

  return {
    ...storybook,

    async hasFont() {
      const found = [];
      await each(
        ['about:blank'],
        async (page, address) => {
          await page.goto(address);
          found.push(await page.evaluate(() => globalThis.hasFont));
        },
        prepare,
      );
      return found.every(Boolean);
    },

    /**
     * Takes pictures `{story, width, whole, look}`, each told by `report(picture, png)` or, where it cannot be taken, `report(picture, null, fault)`.
     * What is opened with the same settings stands on the page once, and stories that are, one after the other: most of the time goes into loading.
     */
    async take(pictures, report) {
      const opening = ({ width, look: { settings } }) => JSON.stringify([width, settings]);
      const key = (picture) => `${opening(picture)} ${picture.story}`;
      const groups = [...new Set(pictures.map(key))]
        .sort()
        .map((each) => pictures.filter((picture) => key(picture) === each));
      const opened = new Map();
      await each(
        groups,
        async (page, group) => {
          const [
            {
              story,
              width,
              look: { settings },
            },
          ] = group;
          const now = opening(group[0]);
          await page.setViewportSize({ width, height });
          const faults = await (
            opened.get(page) === now ? nextStory(page, story) : openStory(page, story, { ...settings })
          ).catch((error) => [String(error)]);
          // One that could not be shown may still be on its way.
          opened.set(page, faults.length ? null : now);
          // What an element fetches late may come after the story's end.
          await page.waitForLoadState('networkidle');
          // What a story presses may lie far down, and a page is seen from its top.
          await page.evaluate(() => {
            scrollTo(0, 0);
          });
          for (const picture of group) {
            if (faults.length) report(picture, null, faults.join('\n'));
            else
              await takeLook(page, picture).then(
                (png) => report(picture, png),
                (error) => report(picture, null, String(error)),
              );
          }
        },
        prepare,
      );
    },
  };
}
