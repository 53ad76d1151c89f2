// What no text of ours may share with the rulebooks: a run of twelve words. The runs are kept as hashes, from which no text
// can be read. Whoever has the rulebooks as text makes the file anew, one .txt for each:
//   node scripts/docs/rulebook-hashes.js <folder>
// Nothing else needs that folder.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../support/files.js';

/** Sorted hashes, six bytes each. */
const FILE = 'test/package/rulebook-runs.bin';
const WORDS = 12;
const BYTES = 6;

/** Twelve words that stand in no rulebook, and yet among the hashes: what looks for runs has to find these. */
export const known = 'these twelve words are known to whoever looks for runs of words';

const hash = (words) => createHash('sha256').update(words.join(' ')).digest().readUIntBE(0, BYTES);

/** The words of a text: no case, no marks, no tags, and whole where a line ends within one. */
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

/** Hash of every run of twelve words, and the run. */
export function* runsOf(text) {
  const words = wordsOf(text);
  for (let i = 0; i + WORDS <= words.length; i++) {
    const run = words.slice(i, i + WORDS);
    yield [hash(run), run.join(' ')];
  }
}

/** The hashes of the rulebooks. */
export function rulebookRuns() {
  const bytes = readFileSync(FILE);
  return new Set(Array.from({ length: bytes.length / BYTES }, (_, i) => bytes.readUIntBE(i * BYTES, BYTES)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  const files = folder ? filesBelow(folder, '.txt') : [];
  if (!files.length) throw new Error('Name a folder that holds the rulebooks, one .txt for each.');
  const texts = [known, ...files.map((file) => readFileSync(file, 'utf8'))];
  const hashes = [...new Set(texts.flatMap((text) => [...runsOf(text)].map(([each]) => each)))].sort((a, b) => a - b);
  const bytes = Buffer.alloc(hashes.length * BYTES);
  hashes.forEach((each, i) => bytes.writeUIntBE(each, i * BYTES, BYTES));
  writeFileSync(FILE, bytes);
  console.log(`${hashes.length} runs of ${WORDS} words from ${files.length} files`);
}
