// Reads and checks the corpus. test/corpus/<version>/ contains snippets from our documents and examples, worked
// examples, matches, packs and links, each with the result that it gave. corpus.spec in test/engine and test/package
// opens all of them, for every version. write-corpus.js adds what no earlier folder contains to the folder of the
// current version.
import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { filesBelow } from '../../../scripts/support/files.js';
import { games } from '../../../scripts/support/games.js';
import { elements } from '../../../scripts/build/entry-points.js';
import { serve } from '../../../scripts/support/serve.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
export const { version } = json('package.json');
/** The folder of the version that is being prepared. */
export const folder = `test/corpus/${version}`;
const indexOf = (of) => json(`test/corpus/${of}/index.json`);
/** The indexes of all earlier versions. */
export const earlier = () =>
  readdirSync('test/corpus')
    .filter((of) => of !== version)
    .map(indexOf);
export const current = () => indexOf(version);

// What the documents contain

const tags = elements.map(({ tag }) => tag).join('|');
const gameTags = games.map(({ element }) => element).join();

/** Returns the HTML of a page, or the HTML snippets of a document. */
function htmlOf(file) {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? fenced(text, 'html').join('\n') : text;
}
const fenced = (text, language) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code);

/** Returns the worked examples in the documents and on the example pages. */
export function examples() {
  const files = ['README.md', ...filesBelow('docs', '.md'), ...filesBelow('examples', '.html')];
  return files.flatMap((file) =>
    [...htmlOf(file).matchAll(/<rules-example\b[^<]*?>[^]*?<script type="application\/json">([^]*?)<\/script>/g)].map(
      ([, text]) => JSON.parse(text),
    ),
  );
}

/**
 * Returns the snippets of the documents and the elements of the example pages. Snippets with … are incomplete, and left
 * out.
 */
export function snippets() {
  const documents = ['README.md', ...filesBelow('docs', '.md').filter((file) => !file.startsWith('docs/rules/'))];
  const inDocuments = documents.flatMap((file) =>
    fenced(readFileSync(file, 'utf8'), 'html').map((html) => [file, html]),
  );
  const onPages = filesBelow('examples', '.html')
    .filter((file) => !/^examples\/(frameworks|rules)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(`<(${tags})\\b[^>]*>[^]*?</\\1>`, 'g'))].map(([html]) => [
        file,
        html,
      ]),
    );
  return [...inDocuments, ...onPages]
    .filter(([, html]) => !html.includes(' … '))
    .map(([from, html]) => ({ from, html: html.trim() }));
}

/** Returns the scripts in the documents that run without a page. */
export function scripts() {
  return ['README.md', ...filesBelow('docs', '.md')].flatMap((file) =>
    fenced(readFileSync(file, 'utf8'), 'js').flatMap((code) =>
      /from 'nightward\//.test(code) && !code.includes('/elements/') ? [{ from: file, code }] : [],
    ),
  );
}

/** Returns the HTML of the element that opens a link: one with the tag and the id in the link. */
export function elementFor({ tag, link }) {
  const [, id] = /^#[\w-]+:([^=]+)=/.exec(link) ?? [];
  return `<${tag}${id ? ` id="${decodeURIComponent(id)}"` : ''}></${tag}>`;
}

// What a page shows

/**
 * Starts a browser and a server for cdn/ and a folder of the corpus. `shown` opens a page with this body and address.
 */
export async function reader(folder) {
  const server = await serve({ '/': folder, '/cdn': 'cdn' });
  const browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });

  /**
   * Runs in the page. Waits until all elements are drawn, uses the dice and examples, whose results are always the
   * same, and returns what each element shows.
   */
  async function look({ tags, gameTags }) {
    const until = async (is) => {
      for (let i = 0; i < 500; i++) {
        if (is()) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const all = [...document.querySelectorAll('*')].filter(({ localName }) =>
      new RegExp(`^(${tags})$`).test(localName),
    );
    const seen = [];
    for (const element of all) {
      await customElements.whenDefined(element.localName);
      element.scrollIntoView();
      await until(() => element.matches(':state(ready), :state(error)'));
      if (element.localName === 'rules-example' || element.localName === 'match-replay')
        await until(
          () =>
            element.matches(':state(error)') ||
            element.steps > 0 ||
            element.shadowRoot.querySelector('nw1-rules-example')?.steps > 0,
        );
      if (element.localName === 'nw-attack-odds') await until(() => element.matches(':state(shown), :state(error)'));
      if (element.localName === 'dice-pool' && element.seed) element.roll();
      if (element.localName === 'rules-example') for (let i = 0; i < element.steps; i++) element.next();
      await element.updateComplete;
      // Without a seed, each match is different, and the daily puzzle changes every day.
      const game = element.closest(gameTags);
      const varies = (game && !game.seed) || (element.puzzle === 'daily' && !element.seed);
      seen.push({
        tag: element.localName,
        error: element.shadowRoot?.querySelector('[part=error]')?.textContent ?? null,
        text: (varies ? '' : element.describe?.()) ?? '',
        link: element.localName.endsWith('-game') ? null : await element.share(),
      });
    }
    return seen;
  }

  return {
    async shown(html, address = '') {
      const page = await browser.newPage();
      const troubles = [];
      page.on('pageerror', ({ message }) => troubles.push(message));
      const loader = html.includes('nightward.js')
        ? ''
        : '<link rel="stylesheet" href="/cdn/nightward.css"><script type="module" src="/cdn/nightward.js"></script>';
      const opened = server.addPage(`<!doctype html><html lang="en"><title>t</title>${loader}${html}`);
      await page.goto(`${opened}${address}`);
      const seen = await page.evaluate(look, { tags, gameTags });
      await page.close();
      return { troubles, seen };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/**
 * The part of a result that the corpus stores. It leaves out the words, which may be improved, but counts the lines.
 */
export const kept = ({ troubles, seen }) => ({
  troubles,
  elements: seen.map(({ tag, error, text }) => ({ tag, error: error !== null, lines: text.split('\n').length })),
});
