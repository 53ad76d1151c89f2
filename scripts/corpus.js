// What was published and has to go on working: test/corpus/<version>/ holds the snippets of our documents and examples, worked
// examples, matches, packs and links, each with what it shows. A test opens all of them, of every version.
//   npm run build && npm run corpus
// writes the folder of the version that is in the making anew. Once that is published the next version has another folder, and
// this one is not touched again.
/* global document, customElements */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { browsers, chromiumArgs } from './browsers.js';
import { filesBelow } from './files.js';
import { serve } from './serve.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version } = json('package.json');
export const folderOf = (of = version) => `test/corpus/${of.split('.').slice(0, 2).join('.')}`;
const dist = (file) => import(pathToFileURL(resolve(`dist/engine/${file}`)).href);

/** Short, and another where anything is other. */
const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

// What is there

const tags = 'sanitarium-game|dice-pool|tile-grid|rules-example|match-replay|nw-[a-z-]+';

/** The HTML of a page, or that of a document's snippets. */
function htmlOf(file) {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? fenced(text, 'html').join('\n') : text;
}
const fenced = (text, language) => [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code);

/** The worked examples of the documents and of the rules pages. */
export function examples() {
  const files = ['README.md', ...filesBelow('docs', '.md'), ...filesBelow('examples', '.html')];
  return files.flatMap((file) => [...htmlOf(file).matchAll(/<rules-example\b[^<]*?>[^]*?<script type="application\/json">([^]*?)<\/script>/g)].map(([, text]) => JSON.parse(text)));
}

/** The snippets of the documents and the elements of the example pages; those with … in their JSON only show a form. */
export function snippets() {
  const documents = ['README.md', ...filesBelow('docs', '.md').filter((file) => !file.startsWith('docs/rules/'))];
  const inDocuments = documents.flatMap((file) => fenced(readFileSync(file, 'utf8'), 'html').map((html) => [file, html]));
  const onPages = filesBelow('examples', '.html').filter((file) => !/^examples\/(frameworks|rules)\//.test(file)).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(new RegExp(`<(${tags})\\b[^>]*>[^]*?</\\1>`, 'g'))].map(([html]) => [file, html]));
  return [...inDocuments, ...onPages].filter(([, html]) => !html.includes(' … ')).map(([from, html]) => ({ from, html: html.trim() }));
}

/** The scripts of the documents that run without a page. */
export function scripts() {
  return ['README.md', ...filesBelow('docs', '.md')].flatMap((file) =>
    fenced(readFileSync(file, 'utf8'), 'js').flatMap((code) => (/from 'nightward\//.test(code) && !code.includes('/elements/') ? [{ from: file, code }] : [])));
}

/** A link is opened by an element of its tag and id. */
export function elementFor({ tag, link }) {
  const [, id] = /^#[\w-]+:([^=]+)=/.exec(link) ?? [];
  return `<${tag}${id ? ` id="${decodeURIComponent(id)}"` : ''}></${tag}>`;
}

// What it shows

/** Of a saved match: what each seat and whoever watches see. */
export async function viewsOf(save) {
  const [{ restoreMatch }, { rules }] = [await dist('index.js'), await dist('games/sanitarium/index.js')];
  const restored = restoreMatch(rules, save);
  if (!restored.ok) return restored.error;
  return hash([...save.seats.keys(), null].map((seat) => restored.value.view(seat)));
}

/** Of a worked example: all its moments. */
export async function momentsOf(example) {
  const [{ playExample }, { rules }] = [await dist('table/example.js'), await dist('games/sanitarium/index.js')];
  const played = playExample(rules, example);
  return played.ok ? hash(played.value) : played.error;
}

/** Of a pack: the first views of a match with it. */
export async function playedWith(file) {
  const [{ createMatch, validatePack }, { rules }] = [await dist('index.js'), await dist('games/sanitarium/index.js')];
  const read = validatePack(rules, file);
  if (!read.ok) return read.error;
  const match = createMatch(rules, { seed: 'corpus', seats: 2, pack: read.value });
  return hash([0, 1, null].map((seat) => match.view(seat)));
}

/** A browser over cdn/ and the files of a folder of the corpus; `shown` opens a page with a body and an address. */
export async function reader(folder) {
  const server = await serve({ '/': folder, '/cdn': 'cdn' });
  const browser = await chromium.launch({ executablePath: browsers.chromium.find(), args: chromiumArgs });

  /** In the page: everything drawn, used where a seed says what comes of it, and what it shows then. */
  async function look(tags) {
    const until = async (is) => {
      for (let i = 0; i < 500; i++) {
        if (is()) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const all = [...document.querySelectorAll('*')].filter(({ localName }) => new RegExp(`^(${tags})$`).test(localName));
    const seen = [];
    for (const element of all) {
      await customElements.whenDefined(element.localName);
      element.scrollIntoView();
      await until(() => element.matches(':state(ready), :state(error)'));
      if (element.localName === 'rules-example' || element.localName === 'match-replay') await until(() => element.matches(':state(error)') || element.steps > 0 || element.shadowRoot.querySelector('nw1-rules-example')?.steps > 0);
      if (element.localName === 'dice-pool' && element.seed) element.roll();
      if (element.localName === 'rules-example') for (let i = 0; i < element.steps; i++) element.next();
      await element.updateComplete;
      // A match without a seed is another every time.
      const game = element.closest('sanitarium-game');
      seen.push({ tag: element.localName, error: element.shadowRoot?.querySelector('[part=error]')?.textContent ?? null, text: (game && !game.seed ? '' : element.describe?.()) ?? '', link: element.localName === 'sanitarium-game' ? null : await element.share() });
    }
    return seen;
  }

  return {
    async shown(html, address = '') {
      const page = await browser.newPage();
      const troubles = [];
      page.on('pageerror', ({ message }) => troubles.push(message));
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      const loader = html.includes('nightward.js') ? '' : '<link rel="stylesheet" href="/cdn/nightward.css"><script type="module" src="/cdn/nightward.js"></script>';
      await page.route(`${server.origin}/`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><html lang="en"><title>t</title>${loader}${html}` }));
      await page.goto(`${server.origin}/${address}`);
      const seen = await page.evaluate(look, tags);
      await page.close();
      return { troubles, seen };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** What is kept of it: no words, which may become better, but what they say of. */
export const kept = ({ troubles, seen }) => ({ troubles, elements: seen.map(({ tag, error, text }) => ({ tag, error: error !== null, lines: text.split('\n').length })) });

// The folder of this version

async function write() {
  const folder = folderOf();
  if (existsSync(`${folder}/index.json`) && json(`${folder}/index.json`).version !== version) throw new Error(`${folder} was published with another version; it stays as it is.`);
  rmSync(folder, { recursive: true, force: true });
  for (const inner of ['saves', 'packs', 'matches']) mkdirSync(`${folder}/${inner}`, { recursive: true });
  for (const inner of ['packs', 'matches']) if (existsSync(`examples/${inner}`)) cpSync(`examples/${inner}`, `${folder}/${inner}`, { recursive: true });

  const [{ createMatch }, { rules }] = [await dist('index.js'), await dist('games/sanitarium/index.js')];
  const saves = {};
  for (const [name, seats, mode, choices] of [['begun', 2, 'competitive', 6], ['competitive', 2, 'competitive', 60], ['three', 3, 'competitive', 90], ['four', 4, 'competitive', 150], ['together', 2, 'cooperative', 70], ['together-four', 4, 'cooperative', 200], ['solo', 1, 'cooperative', 80], ['over', 2, 'competitive', 5000]]) {
    const match = createMatch(rules, { seed: `corpus ${name}`, seats, options: { mode }, faces: name === 'begun' ? [{ pick: 'start-player', value: 1 }] : [] });
    for (let i = 0; i < choices && match.questions.length; i++) {
      const { seat, n, options } = match.questions.find(({ standing }) => !standing) ?? match.questions[0];
      match.choose(seat, n, options[(i * 7) % options.length].id);
    }
    const save = JSON.parse(JSON.stringify(match.save()));
    writeFileSync(`${folder}/saves/${name}.json`, JSON.stringify(save));
    saves[name] = await viewsOf(save);
  }

  const worked = [];
  for (const example of examples()) worked.push({ example, moments: await momentsOf(example) });
  const packs = {};
  for (const file of filesBelow(`${folder}/packs`, '.json')) packs[basename(file)] = await playedWith(json(file));

  const read = await reader(folder);
  const shown = [];
  /** By themselves, so that none is there twice. */
  const links = new Map();
  for (const { from, html } of snippets()) {
    const all = await read.shown(html);
    shown.push({ from, html, shows: kept(all) });
    // A few of each tag.
    for (const { tag, link, error } of all.seen) if (link && error === null && [...links.values()].filter((each) => each.tag === tag).length < 4) links.set(link, { tag, link });
  }
  const opened = [];
  for (const { tag, link } of links.values()) opened.push({ tag, link, shows: kept(await read.shown(elementFor({ tag, link }), link)) });
  await read.close();

  const lines = (list) => list.map((each) => `\n  ${JSON.stringify(each)}`).join(',');
  writeFileSync(`${folder}/index.json`, `{
 "version": ${JSON.stringify(version)},
 "snippets": [${lines(shown)}\n ],
 "links": [${lines(opened)}\n ],
 "scripts": [${lines(scripts())}\n ],
 "examples": [${lines(worked)}\n ],
 "saves": ${JSON.stringify(saves, null, 1)},
 "packs": ${JSON.stringify(packs, null, 1)}
}\n`);
  console.log(`${folder}: ${String(shown.length)} snippets, ${String(opened.length)} links, ${String(worked.length)} examples, ${String(Object.keys(saves).length)} matches, ${String(Object.keys(packs).length)} packs`);
  for (const { example, moments } of worked) if (typeof moments !== 'string') console.log(`is wrong: ${JSON.stringify(moments)} ${JSON.stringify(example).slice(0, 200)}`);
  for (const { from, html, shows } of shown) if (shows.troubles.length || shows.elements.some(({ error }) => error)) console.log(`shows a fault: ${from}: ${html.slice(0, 120)} ${JSON.stringify(shows)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await write();
