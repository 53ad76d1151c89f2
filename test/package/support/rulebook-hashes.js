// The texts of this project may not share any sequence of twelve words with a rulebook. All such sequences in the
// rulebooks (runs) are stored as hashes, from which nobody can recover the text. If you have each rulebook as a .txt
// file, this command rewrites the file of hashes:
//   node test/package/support/rulebook-hashes.js <folder>
// Nothing else needs that folder.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../../../scripts/support/files.js';

/** Sorted hashes, six bytes each. */
const FILE = 'test/package/rulebook-runs.bin';
const WORDS = 12;
const BYTES = 6;

/** A run that is not in a rulebook, but is among the hashes, so that a test can check the search. */
export const known = 'these twelve words are known to whoever looks for runs of words';

const hash = (words) => createHash('sha256').update(words.join(' ')).digest().readUIntBE(0, BYTES);

/**
 * The words of a text in lower case, without marks and tags. A word that is hyphenated at a line break becomes one
 * word.
 */
export function wordsOf(text) {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/<[^<>]*>/g, ' ')
      .replace(/(\p{L})-\s*\n\s*(?=\p{L})/gu, '$1')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Yields every run of twelve words as [hash, run]. */
export function* runsOf(text) {
  const words = wordsOf(text);
  for (let i = 0; i + WORDS <= words.length; i++) {
    const run = words.slice(i, i + WORDS);
    yield [hash(run), run.join(' ')];
  }
}

/** The hashes of every run in the rulebooks. */
export function rulebookRuns() {
  const bytes = readFileSync(FILE);
  return new Set(Array.from({ length: bytes.length / BYTES }, (_, i) => bytes.readUIntBE(i * BYTES, BYTES)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  const files = folder ? filesBelow(folder, '.txt') : [];
  if (!files.length) throw new Error('Name a folder that contains each rulebook as a .txt file.');
  const texts = [known, ...files.map((file) => readFileSync(file, 'utf8'))];
  const hashes = [...new Set(texts.flatMap((text) => [...runsOf(text)].map(([each]) => each)))].sort((a, b) => a - b);
  const bytes = Buffer.alloc(hashes.length * BYTES);
  hashes.forEach((each, i) => bytes.writeUIntBE(each, i * BYTES, BYTES));
  writeFileSync(FILE, bytes);
  console.log(`${hashes.length} runs of ${WORDS} words from ${files.length} files`);
}
