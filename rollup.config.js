// Two builds of one source: dist/ for bundlers, cdn/ for a page without one.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { cdnFiles } from './scripts/cdn-files.js';
import { minifyTemplates } from './scripts/minify-templates.js';
import { elements, entries } from './scripts/public.js';

const tsconfigRaw = readFileSync('tsconfig.json', 'utf8');

/** TypeScript to JavaScript, one file at a time; tsc checks the types and writes the .d.ts files. */
function typescript(define = {}) {
  return {
    name: 'typescript',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.js')) return null;
      const file = resolve(dirname(importer), source.replace(/\.js$/, '.ts'));
      return existsSync(file) ? file : null;
    },
    async transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const { code: js } = await transform(code, { loader: 'ts', target: 'es2022', sourcefile: id, tsconfigRaw, define });
      return { code: js, map: null };
    },
  };
}

const templates = {
  name: 'templates',
  transform(code, id) {
    return id.includes('/src/') ? { code: minifyTemplates(code, (text) => this.parse(text)), map: null } : null;
  },
};

const minify = {
  name: 'minify',
  async renderChunk(code) {
    return (await transform(code, { loader: 'js', target: 'es2022', format: 'esm', minify: true, legalComments: 'none' })).code;
  },
};

/** Circles in the imports are faults, and so is whatever else Rollup warns of. */
function onwarn({ code, message }) {
  if (code !== 'EMPTY_BUNDLE') throw new Error(message);
}

const cdn = cdnFiles(elements);

export default [
  {
    input: Object.fromEntries(Object.values(entries).map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])),
    external: [/^lit(\/|$)/, /^@lit\//, /^valibot$/],
    plugins: [typescript()],
    output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src' },
    onwarn,
  },
  {
    input: cdn.input,
    preserveEntrySignatures: false,
    plugins: [cdn.plugin, typescript({ NIGHTWARD_FILES: JSON.stringify(cdn.fileOfTag) }), templates, nodeResolve({ exportConditions: ['production', 'browser'] })],
    output: { dir: 'cdn', format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', manualChunks: cdn.manualChunks, plugins: [minify] },
    onwarn,
  },
];
