// Tests that the files, npm scripts and code names that the documents mention exist.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow('docs', '.md').filter((file) => !/^docs\/rules\//.test(file)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

for (const file of documents) {
  const text = readFileSync(file, 'utf8');
  test(`the files that ${file} names exist`, () => {
    const paths = matches(text, /`((?:src|test|scripts|bench|stories|docs|examples)\/[\w./-]*)`/g);
    assert.deepEqual(
      paths.filter((path) => !existsSync(path)),
      [],
    );
  });
  test(`the scripts that ${file} names exist`, () => {
    const names = matches(text, /npm run (?:-s )?([\w:-]+)/g);
    assert.deepEqual(
      names.filter((name) => !(name in scripts)),
      [],
    );
  });
}

test('the files that the glossary gives contain its names', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const missing = [...glossary.matchAll(/`(\w+)`(?: and `(\w+)`)? in `([\w./-]+\.ts)`/g)].flatMap(
    ([, first, second, path]) => {
      const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return [first, second]
        .filter((name) => name && !new RegExp(`\\b${name}\\b`).test(code))
        .map((name) => `${path}: ${name}`);
    },
  );
  assert.deepEqual(missing, []);
});

test('the glossary explains each term once', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const shared = glossary.slice(0, glossary.indexOf('## Sanitarium'));
  const terms = matches(shared, /^\| ([^|]+) \|/gm)
    .filter((term) => term !== 'term' && term !== '---')
    .flatMap((term) => term.split(', '));
  assert.deepEqual(
    terms.filter((term, i) => terms.indexOf(term) !== i),
    [],
  );
});
