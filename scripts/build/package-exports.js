// Computes package.json#exports, and finds the declaration files that its paths lead to.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { entryPoints } from './entry-points.js';

const built = (file, ending) => file.replace(/^src/, './dist').replace(/\.ts$/, ending);

export const packageExports = {
  ...Object.fromEntries(
    Object.entries(entryPoints).map(([path, file]) => [
      `./${path}`,
      { types: built(file, '.d.ts'), default: built(file, '.js') },
    ]),
  ),
  './cdn/*': './cdn/*',
  ...Object.fromEntries(
    ['jsx', 'react', 'svelte', 'vue'].map((name) => [`./${name}`, { types: `./dist/frameworks/${name}.d.ts` }]),
  ),
  './custom-elements.json': './dist/custom-elements.json',
  './package.json': './package.json',
};

/** These declaration files and all that they import from the package, as absolute paths. */
export function reachedTypes(files) {
  const found = new Set(files.map((file) => resolve(file)));
  for (const file of found)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)[\s(]*['"](\.[^'"]+)['"]/g))
      found.add(resolve(dirname(file), path.replace(/\.js$/, '.d.ts')));
  return found;
}
