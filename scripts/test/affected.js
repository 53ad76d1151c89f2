// Which engine tests a change can break: those that import a changed file, directly or through others, the nearest first.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { engineSpecs } from './engine.js';

/** Files by the files that import them. Types are left out: the compiler checks those. */
async function importers(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: '.',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const found = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path } of imports) found.set(path, [...(found.get(path) ?? []), file]);
  return found;
}

/** The folder of test/ that mirrors the file's own, or the nearest above it that is there. */
function mirrorOf(file) {
  let folder = dirname(file.replace(/^src\//, 'test/'));
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** @param {string[]} changed Paths from the project's root. */
export async function affectedSpecs(changed) {
  const specs = engineSpecs();
  const importedBy = await importers(specs);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importedBy.get(file) ?? []) reached.add(importer);
  const near = [...reached].filter((file) => specs.includes(file));
  // Data that tests read, and code that no test imports, lie where a folder of tests mirrors theirs.
  const mirrored = changed
    .filter((file) => /^(src|test)\/(engine|messages)\//.test(file) && !importedBy.has(file) && !specs.includes(file))
    .flatMap((file) => specs.filter((spec) => spec.startsWith(`${mirrorOf(file)}/`)));
  return [...new Set([...near, ...mirrored])];
}
