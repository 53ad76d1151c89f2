// Lists what a user can import: the modules of the engine, the games and the elements.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The folders in `folder` that contain the file. */
const foldersWith = (folder, file) =>
  readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/${file}`))
    .sort();

/** Every element with a define.ts: its tag, and its folder in src/components. */
export const elements = foldersWith('src/components', 'define.ts').map((folder) => {
  const file = `src/components/${folder}/${folder}.ts`;
  const [, tag] = /static override readonly tag = '([a-z0-9-]+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!tag) throw new Error(`${file} has to name its tag: static override readonly tag = '…'`);
  return { tag, folder };
});

/** For each import path, the source file: engine, games/<game>, elements/<tag>, elements/<tag>/define and others. */
export const entryPoints = Object.fromEntries([
  ['engine', 'src/engine/index.ts'],
  ...['games', 'dice', 'board', 'puzzle', 'bots', 'table'].map((name) => [name, `src/engine/${name}/index.ts`]),
  ...foldersWith('src/engine/games', 'index.ts').map((game) => [`games/${game}`, `src/engine/games/${game}/index.ts`]),
  ...elements.flatMap(({ tag, folder }) => [
    [`elements/${tag}`, `src/components/${folder}/${folder}.ts`],
    [`elements/${tag}/define`, `src/components/${folder}/define.ts`],
  ]),
]);
