// The README on the registry's page, where links relative to this folder lead nowhere: npm packs it with the addresses that
// the same files of the same version have on a mirror of the registry, and gets it back as it was.
//   node scripts/docs/readme.js absolute|relative
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILE = 'README.md';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Where the files of this version lie as soon as it is published. */
export const base = `https://cdn.jsdelivr.net/npm/${name}@${version}/`;

export const ways = {
  absolute: (text) => text.replace(/\]\((?![a-z]+:|#|\/)/g, `](${base}`),
  relative: (text) => text.replaceAll(`](${base}`, ']('),
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const way = ways[process.argv[2]];
  if (!way) throw new Error(`One of ${Object.keys(ways).join(', ')}.`);
  writeFileSync(FILE, way(readFileSync(FILE, 'utf8')));
}
