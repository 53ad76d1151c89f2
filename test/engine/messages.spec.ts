// Message files have the same names in every language, so that a sentence can be found in the same file in
// another language.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';

const filesIn = (language: string, folder: string): string[] =>
  readdirSync(new URL(`../../src/messages/${language}/${folder}/`, import.meta.url)).sort();

for (const folder of ['game'])
  test(`${folder} has the same files in both languages`, () => {
    assert.deepEqual(filesIn('de', folder), filesIn('en', folder));
  });
