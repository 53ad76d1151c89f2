// Takes pictures of stories so that they come out the same each time: one font, no motion, a clock that stands.
import { settle } from '../../test/stories/checks.js';
import { PAGES, nextStory, openStory, openStorybook } from '../../test/stories/storybook.js';
import { font } from '../support/browsers.js';

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

/** Dresses the page for a look, and lets `examine` shoot as often as it likes. */
async function takeLook(page, picture, examine) {
  const { root, media, as } = picture.look;
  await dress(page, root, media);
  const moving = as ? await page.evaluate(findMotion) : [];
  if (moving.length) throw new Error(moving.join(', '));
  await page.evaluate(repaint);
  await examine(picture, () =>
    page.screenshot({ fullPage: !picture.inWindow, caret: 'hide', animations: as ? 'allow' : 'disabled' }),
  );
  // From look to look Chromium keeps some colours of the one before; from none it does not.
  await dress(page);
}

/** What a picture's story has to be opened with. */
const openingOf = ({ width, look: { settings } }) => JSON.stringify([width, settings]);

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

  return {
    ...storybook,

    async hasFont() {
      await pages[0].goto('about:blank');
      return pages[0].evaluate(() => globalThis.hasFont);
    },

    /**
     * Shows pictures `{story, width, inWindow, look}`, and gives each to `examine(picture, shoot)`, or to `fail(picture, fault)`
     * if it cannot be shown. A story stands on the page once for all pictures that are opened alike: most time goes into loading.
     */
    async take(pictures, examine, fail) {
      const key = (picture) => `${openingOf(picture)} ${picture.story}`;
      const groups = [...new Set(pictures.map(key))]
        .sort()
        .map((each) => pictures.filter((picture) => key(picture) === each));

      async function work(page) {
        let opened = null;
        for (let group; (group = groups.shift());) {
          const [{ story, width, look }] = group;
          const opening = openingOf(group[0]);
          await page.setViewportSize({ width, height });
          const faults = await (
            opened === opening ? nextStory(page, story) : openStory(page, story, { ...look.settings })
          ).catch((error) => [String(error)]);
          // A story that could not be shown may still be on its way.
          opened = faults.length ? null : opening;
          // What an element fetches late may come after the story's end.
          await page.waitForLoadState('networkidle');
          // What a story presses may lie far down, and a page is seen from its top.
          await page.evaluate(() => {
            scrollTo(0, 0);
          });
          for (const picture of group) {
            if (faults.length) fail(picture, faults.join('\n'));
            else await takeLook(page, picture, examine).catch((error) => fail(picture, String(error)));
          }
        }
      }
      await Promise.all(pages.map(work));
    },
  };
}
