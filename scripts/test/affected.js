// Finds the engine tests that a change can break: those that import a changed file, directly or indirectly. The nearest
// come first.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { engineSpecs } from './engine.js';

/** Maps each file to the files that import it. Imports of types are left out, because the compiler checks them. */
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

/** The folder of test/ that mirrors the file's folder, or the nearest existing folder above it. */
function mirrorOf(file) {
  let folder = dirname(file.replace(/^src\//, 'test/'));
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** @param {string[]} changed Paths relative to the project's root. */
export async function affectedSpecs(changed) {
  const specs = engineSpecs();
  const importedBy = await importers(specs);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importedBy.get(file) ?? []) reached.add(importer);
  const near = [...reached].filter((file) => specs.includes(file));
  // Data files and some modules are not imported by any test. The tests in the mirrored folder cover them.
  const mirrored = changed
    .filter((file) => /^(src|test)\/(engine|messages)\//.test(file) && !importedBy.has(file) && !specs.includes(file))
    .flatMap((file) => specs.filter((spec) => spec.startsWith(`${mirrorOf(file)}/`)));
  return [...new Set([...near, ...mirrored])];
}
