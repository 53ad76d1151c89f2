// Bundles the element tests once for the server of the test runner, so that each page of each browser loads a few files
// instead of hundreds.
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '../../../scripts/support/files.js';

/**
 * Serves every `.test.ts` file below the folder, and the chunks that they import, at the addresses of the source files.
 */
export function bundledTests(folder) {
  const root = resolve('.');
  const files = new Map();
  return {
    name: 'bundled-tests',
    async serverStart() {
      const { outputFiles } = await build({
        entryPoints: filesBelow(folder, '.test.ts'),
        outdir: root,
        outbase: root,
        outExtension: { '.js': '.ts' },
        chunkNames: 'chunks/[name]-[hash]',
        bundle: true,
        splitting: true,
        format: 'esm',
        target: 'es2022',
        external: ['/__web-dev-server__*'],
        // The source maps are separate files, because they are larger than everything else that a page loads.
        sourcemap: 'linked',
        write: false,
      });
      for (const { path, contents } of outputFiles)
        files.set(`/${relative(root, path).replaceAll('\\', '/')}`, Buffer.from(contents).toString());
    },
    serve: ({ path }) =>
      files.has(path) ? { body: files.get(path), type: path.endsWith('.map') ? 'json' : 'js' } : undefined,
  };
}
