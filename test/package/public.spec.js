// The public paths are kept for ever, are what the source offers, and can be imported without a DOM.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elements, exportsMap } from '../../scripts/public.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const frozen = json('test/package/public-paths.json');
const advice = 'A new path or name is added to test/package/public-paths.json; one that was published is never taken out.';
const exported = json('package.json').exports;

test('package.json exports what the source offers', () => {
  assert.deepEqual(exported, exportsMap, 'npm run build writes package.json#exports: commit it');
});

test('the import paths are those of the frozen list', () => {
  assert.deepEqual(Object.keys(exported).sort(), frozen.exports, advice);
});

test('every exported file is built', () => {
  const files = Object.values(exported).flatMap((target) => (typeof target === 'string' ? target : Object.values(target)));
  assert.deepEqual(files.filter((file) => !file.includes('*') && !existsSync(file)), []);
});

test('the files for a page are those of the frozen list', () => {
  const shared = ['core.js', 'table.js', 'nightward.js', 'nightward.css'].filter((file) => existsSync(`cdn/${file}`));
  const own = elements.map(({ tag }) => `${tag}.js`);
  assert.deepEqual([...shared, ...own].sort(), frozen.cdn, advice);
  assert.deepEqual(own.filter((file) => !existsSync(`cdn/${file}`)), []);
});

for (const [path, target] of Object.entries(exported)) {
  if (typeof target === 'string' || !target.default || path.endsWith('/define')) continue;
  test(`${path} can be imported without a DOM, and gives the names of the frozen list`, () => {
    const name = JSON.stringify(path.replace('.', 'nightward'));
    const names = execFileSync(process.execPath, ['--input-type=module', '-e', `console.log(Object.keys(await import(${name})).join())`], { encoding: 'utf8' });
    assert.deepEqual(names.trim().split(','), frozen.names[path], advice);
  });
}

test('the package holds what is needed and nothing else', () => {
  const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const paths = files.map(({ path }) => path);
  assert.deepEqual(paths.filter((path) => !/^(cdn|dist)\/|^(package\.json|README\.md|LICENSE|NOTICE|CHANGELOG\.md)$/.test(path)), []);
  assert.deepEqual(paths.filter((path) => /\.(map|spec|test|stories)\b|(?<!\.d)\.ts$/.test(path)), []);
  for (const path of ['README.md', 'LICENSE', 'NOTICE', 'cdn/nightward.js', 'dist/custom-elements.json']) assert.ok(paths.includes(path), `${path} is missing`);
});

test('the manifest knows every element, by its published file', () => {
  const tags = json('dist/custom-elements.json').modules.flatMap(({ path, declarations }) => declarations.filter(({ tagName }) => tagName).map(({ tagName }) => [tagName, path]));
  assert.deepEqual(tags.map(([tag]) => tag).sort(), elements.map(({ tag }) => tag).sort());
  assert.deepEqual(tags.filter(([, path]) => !existsSync(path)), []);
});
