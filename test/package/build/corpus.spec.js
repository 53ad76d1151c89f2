// Tests that the snippets, scripts and links of every published version still work (test/corpus), and that the corpus
// contains everything that the documents of this version show. test/engine/corpus.spec.ts tests the worked examples,
// matches and packs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import {
  current,
  earlier,
  elementFor,
  examples as examplesNow,
  kept,
  reader,
  scripts,
  snippets,
  version as now,
} from '../support/corpus.js';
import { limit } from '../support/page.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const short = (html) => html.replace(/\s+/g, ' ').slice(0, 60);
const stale =
  'The corpus lacks something that the documents contain. Run npm run build && npm run corpus, and commit test/corpus.';

for (const version of readdirSync('test/corpus')) {
  const folder = `test/corpus/${version}`;
  const { snippets: published, links, scripts: codes } = json(`${folder}/index.json`);
  let reading;
  const shown = async (...what) => (await (reading ??= reader(folder))).shown(...what);
  after(async () => (await reading)?.close());

  // The tests run concurrently, because reading a page that shows nothing takes some seconds.
  describe(`${version} in a page`, { concurrency: 4 }, () => {
    for (const { from, html, shows } of published) {
      test(`${from}: ${short(html)}`, limit, async () => assert.deepEqual(kept(await shown(html)), shows));
    }
    for (const { tag, link, shows } of links) {
      test(`a link: ${short(link)}`, limit, async () =>
        assert.deepEqual(kept(await shown(elementFor({ tag, link }), link)), shows),
      );
    }
  });
  codes.forEach(({ from, code }, i) => {
    test(`${version}, ${from}: script ${i}`, limit, () => {
      const text = JSON.stringify(readFileSync(`${folder}/packs/night-shift.json`, 'utf8'));
      execFileSync(process.execPath, ['--input-type=module', '-e', `const text = ${text};\n${code}`], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    });
  });
}

test('the corpus of this version or an earlier one contains everything that the documents of this version show', () => {
  assert.ok(existsSync(`test/corpus/${now}/index.json`), stale);
  const all = [current(), ...earlier()];
  const held = (list, same) => all.some((index) => index[list].some(same));
  assert.deepEqual(
    snippets()
      .filter(({ html }) => !held('snippets', (each) => each.html === html))
      .map(({ from, html }) => `${from}: ${short(html)}`),
    [],
    stale,
  );
  const worked = new Set(all.flatMap(({ examples }) => examples.map(({ example }) => JSON.stringify(example))));
  assert.deepEqual(
    examplesNow().filter((example) => !worked.has(JSON.stringify(example))),
    [],
    stale,
  );
  assert.deepEqual(
    scripts()
      .filter(({ code }) => !held('scripts', (each) => each.code === code))
      .map(({ from }) => from),
    [],
    stale,
  );
});

test('nothing in the corpus of this version shows a fault, except the snippets with an intended fault', () => {
  const faulty = current().snippets.filter(
    ({ shows }) => shows.troubles.length > 0 || shows.elements.some(({ error }) => error),
  );
  assert.deepEqual(
    current().examples.filter(({ moments }) => typeof moments !== 'string'),
    [],
  );
  assert.deepEqual(
    faulty.filter(({ html }) => !html.includes('half-a-pack')).map(({ from, html }) => `${from}: ${short(html)}`),
    [],
  );
});
