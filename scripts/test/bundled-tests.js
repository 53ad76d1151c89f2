// The element tests for the test runner's server, bundled once with what they share: each page of each browser asks for a few
// files in place of hundreds, and nothing is transformed on the way.
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '../support/files.js';

/** Every `.test.ts` below the folder, and the chunks they import, at the addresses they have without a bundle. */
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
        // Beside the files, where a debugger finds them: in them they would be most of what every page of every browser is sent.
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
