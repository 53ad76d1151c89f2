// Tests that the worked examples, matches and packs that each version published (test/corpus) still give the same
// results. test/package/build/corpus.spec.js tests snippets and links, which need a page.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Save } from '../../src/engine/index.js';
import { momentsOf, playedWith, viewsOf } from '../support/corpus-results.js';

interface Corpus {
  readonly examples: readonly { readonly example: { readonly say?: string }; readonly moments: string }[];
  readonly saves: Readonly<Record<string, string>>;
  readonly packs: Readonly<Record<string, string>>;
}
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

for (const version of readdirSync('test/corpus')) {
  const folder = `test/corpus/${version}`;
  const { examples, saves, packs } = json(`${folder}/index.json`) as Corpus;
  examples.forEach(({ example, moments }, i) => {
    test(`${version}, worked example ${i} has the same moments: ${example.say ?? ''}`, () => {
      assert.deepEqual(momentsOf(example), moments);
    });
  });
  for (const [name, views] of Object.entries(saves)) {
    test(`${version}, the match “${name}” looks the same to all seats`, () => {
      assert.equal(viewsOf(json(`${folder}/saves/${name}.json`) as Save), views);
    });
  }
  for (const [name, views] of Object.entries(packs)) {
    test(`${version}, the pack ${name} plays the same`, () => {
      assert.equal(playedWith(json(`${folder}/packs/${name}`)), views);
    });
  }
}
