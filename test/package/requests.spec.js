// What a page asks the server for: at most three files for a piece, eight for a game, none twice, none from elsewhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { init, parse } from 'es-module-lexer';
import { filesBelow } from '../../scripts/files.js';
import { elements } from '../../scripts/public.js';

await init;
const importsOf = (file) => parse(readFileSync(file, 'utf8'))[0];

function requests(tag) {
  const files = new Set(['cdn/nightward.js', `cdn/${tag}.js`]);
  for (const file of files) {
    for (const { n, d } of file === 'cdn/nightward.js' ? [] : importsOf(file)) if (d === -1) files.add(join('cdn', n));
  }
  return [...files];
}

for (const { tag, small } of elements) {
  if (small) continue;
  const most = tag.endsWith('-game') ? 8 : 3;
  test(`<${tag}> costs at most ${String(most)} requests`, () => {
    const files = requests(tag);
    assert.ok(files.length <= most, files.join(', '));
  });
}

test('no file imports a package or another server', () => {
  for (const file of filesBelow('cdn', '.js')) {
    // The loader's own import() has no fixed name.
    const foreign = importsOf(file).filter(({ n, d }) => d !== -2 && !(n ?? './').startsWith('.'));
    assert.deepEqual(foreign.map(({ n }) => n), [], file);
  }
});

test('Lit is there once', () => {
  const holders = filesBelow('cdn', '.js').filter((file) => readFileSync(file, 'utf8').includes('litHtmlVersions'));
  assert.equal(holders.length, 1, holders.join(', '));
});
