// Changes the README's relative links, which would not work on the registry's page. Before npm packs the package, they
// become addresses of the same files on a mirror of the registry; afterwards they become relative again.
//   node scripts/docs/readme.js absolute|relative
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILE = 'README.md';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The address of this version's files once it is published. */
export const base = `https://cdn.jsdelivr.net/npm/${name}@${version}/`;

export const ways = {
  absolute: (text) => text.replace(/\]\((?![a-z]+:|#|\/)/g, `](${base}`),
  relative: (text) => text.replaceAll(`](${base}`, ']('),
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const way = ways[process.argv[2]];
  if (!way) throw new Error(`Name one of these: ${Object.keys(ways).join(', ')}.`);
  writeFileSync(FILE, way(readFileSync(FILE, 'utf8')));
}
