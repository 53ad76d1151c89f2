// What the package makes public, read off the source: its entry points, its elements and its package.json#exports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Folders of `folder` that hold the named file. */
const foldersWith = (folder, file) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(`${folder}/${name}/${file(name)}`))
        .sort()
    : [];

/** Every element that has a define.ts: its tag, and its folder in src/components. */
export const elements = foldersWith('src/components', () => 'define.ts').map((folder) => {
  const file = `src/components/${folder}/${folder}.ts`;
  const [, tag] =
    (existsSync(file) && /static override readonly tag = '([a-z0-9-]+)'/.exec(readFileSync(file, 'utf8'))) || [];
  if (!tag) throw new Error(`${file} has to name its tag: static override readonly tag = '…'`);
  return { tag, folder };
});

/** Source files by the path under which they are imported: engine, games/<game>, elements/<tag>, elements/<tag>/define … */
export const entries = Object.fromEntries([
  ...['engine', 'games', 'dice', 'board', 'puzzle', 'bots', 'table']
    .map((name) => [name, name === 'engine' ? 'src/engine/index.ts' : `src/engine/${name}/index.ts`])
    .filter(([, file]) => existsSync(file)),
  ...foldersWith('src/engine/games', () => 'index.ts').map((game) => [
    `games/${game}`,
    `src/engine/games/${game}/index.ts`,
  ]),
  ...elements.flatMap(({ tag, folder }) => [
    [`elements/${tag}`, `src/components/${folder}/${folder}.ts`],
    [`elements/${tag}/define`, `src/components/${folder}/define.ts`],
  ]),
]);

const built = (file, ending) => file.replace(/^src/, './dist').replace(/\.ts$/, ending);

/** What package.json#exports has to be. */
export const exportsMap = {
  ...Object.fromEntries(
    Object.entries(entries).map(([path, file]) => [
      `./${path}`,
      { types: built(file, '.d.ts'), default: built(file, '.js') },
    ]),
  ),
  './cdn/*': './cdn/*',
  ...Object.fromEntries(
    ['jsx', 'react', 'svelte', 'vue'].map((name) => [`./${name}`, { types: `./dist/${name}.d.ts` }]),
  ),
  './custom-elements.json': './dist/custom-elements.json',
  './package.json': './package.json',
};

/** These files of types, and all that they import from the package: absolute paths. */
export function reachedTypes(files) {
  const found = new Set(files.map((file) => resolve(file)));
  for (const file of found)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)[\s(]*['"](\.[^'"]+)['"]/g))
      found.add(resolve(dirname(file), path.replace(/\.js$/, '.d.ts')));
  return found;
}
