// Builds the package: dist/ for bundlers, with types, and cdn/ for pages. Also writes the JSON Schemas of packs, the
// manifest of the elements, and the elements' typings for frameworks.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesBelow, importFile, writeIfChanged } from './support/files.js';
import { games, hasFile } from './support/games.js';
import { writeFrameworkTypes } from './build/framework-types.js';
import { packJsonSchema } from './build/pack-json-schema.js';
import { packWords } from './build/pack-words.js';
import { entryPoints } from './build/entry-points.js';
import { packageExports, reachedTypes } from './build/package-exports.js';
import { writeRegistry } from './build/registry.js';
import { reservedBoxes } from './build/reserved-boxes.js';
import { writeRuleTexts } from './build/rule-texts.js';

function run(...command) {
  const { status } = spawnSync(command[0], command.slice(1), { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

/** Runs a tool from node_modules/.bin. */
const tool = (...command) => run('npx', '--no-install', ...command);

function writeExports() {
  const manifest = { ...JSON.parse(readFileSync('package.json', 'utf8')), exports: packageExports };
  writeIfChanged('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Writes a declaration file for each public module, and for each module that these import. */
function writeTypes() {
  const config = 'dist/tsconfig.json';
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.build.json',
      files: Object.values(entryPoints).map((file) => resolve(file)),
    }),
  );
  run(process.execPath, 'node_modules/typescript7/bin/tsc', '-p', config);
  rmSync(config);
}

/** Deletes declaration files that no public module imports, directly or indirectly. */
function dropUnusedTypes() {
  const used = reachedTypes(Object.values(packageExports).flatMap(({ types }) => types ?? []));
  for (const file of filesBelow('dist', '.d.ts')) if (!used.has(resolve(file))) rmSync(file);
}

/** Writes the JSON Schema of a game's packs for authors' editors, and the messages of its table for translators. */
async function writePackSchema(game) {
  const { id } = game;
  const folder = `dist/engine/games/${id}`;
  const { packSchema, speakers } = await importFile(`${folder}/cards/schema/pack-schema.js`);
  const modules = await Promise.all(
    filesBelow(`${folder}/cards/schema`, '-schema.js')
      .filter((file) => !file.endsWith('/pack-schema.js'))
      .map(importFile),
  );
  const parts = Object.fromEntries(modules.flatMap(Object.entries).filter(([, { kind }]) => kind === 'schema'));
  const words = await packWords(game, speakers);
  writeFileSync(`cdn/${id}-words.json`, `${JSON.stringify(words, null, 1)}\n`);
  writeFileSync(
    `cdn/${id}-pack.schema.json`,
    `${JSON.stringify(packJsonSchema(id, packSchema, parts, words.words), null, 1)}\n`,
  );
}

for (const folder of ['dist', 'cdn']) rmSync(folder, { recursive: true, force: true });
writeExports();
writeRuleTexts();
writeRegistry();
tool('rollup', '-c', '--silent');
writeTypes();
mkdirSync('cdn', { recursive: true });
writeFileSync('cdn/nightward.css', await reservedBoxes());
// Whoever copies the folder has to get the notices about other people's work too.
copyFileSync('NOTICE', 'cdn/NOTICE');
for (const game of games) if (hasFile(game, 'cards/schema/pack-schema.ts')) await writePackSchema(game);
tool('cem', 'analyze', '--quiet');
writeFrameworkTypes();
dropUnusedTypes();
