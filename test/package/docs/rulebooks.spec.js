// Tests that no text of this project shares a sequence of twelve words with a rulebook. The repository contains only
// hashes of the sequences in the rulebooks (test/package/support/rulebook-hashes.js).
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { known, rulebookRuns, runsOf, wordsOf } from '../support/rulebook-hashes.js';

const runs = rulebookRuns();
const shared = (text) => [...runsOf(text)].filter(([hash]) => runs.has(hash)).map(([, run]) => run);

test('tags, punctuation and hyphenation do not count as words', () => {
  assert.deepEqual(wordsOf('The <b>Dark</b> Hall-\n  way isn’t: “safe”, 3 times!'), [
    'the',
    'dark',
    'hallway',
    'isnt',
    'safe',
    '3',
    'times',
  ]);
});

test('a shared sequence of words is found, even in the middle of other words', () => {
  assert.ok(runs.size > 30_000);
  assert.deepEqual(shared(`Before, ${known.toUpperCase().replaceAll(' ', ',\n')}; after.`), [known]);
  assert.deepEqual(shared(known.replace('twelve', 'dozen')), []);
});

for (const [where, endings] of Object.entries({
  docs: ['.md'],
  examples: ['.html', '.json', '.js'],
  src: ['.ts', '.css'],
  stories: ['.ts', '.mdx'],
  test: ['.ts', '.js', '.json', '.html'],
})) {
  test(`no text in ${where}/ shares twelve words in a row with a rulebook`, () => {
    // rulebook-hashes.js is left out, because it contains the known sequence with which the search is tested.
    const files = endings
      .flatMap((ending) => filesBelow(where, ending))
      .filter((file) => file !== 'test/package/support/rulebook-hashes.js');
    assert.ok(files.length > 0);
    assert.deepEqual(
      files.flatMap((file) => shared(readFileSync(file, 'utf8')).map((run) => `${file}: ${run}`)),
      [],
      'use other words',
    );
  });
}

for (const file of ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'NOTICE', 'SECURITY.md', 'package.json']) {
  test(`${file} shares no twelve words in a row with a rulebook`, () => {
    assert.ok(existsSync(file));
    assert.deepEqual(shared(readFileSync(file, 'utf8')), []);
  });
}
