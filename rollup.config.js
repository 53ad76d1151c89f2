// Builds dist/ for bundlers, with one module per source file, and cdn/ for pages without a bundler.
import { readFileSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { minifyHTMLLiterals } from 'minify-literals';
import esbuild from 'rollup-plugin-esbuild';
import { chunkOf } from './scripts/build/chunks.js';
import { elements, entryPoints } from './scripts/build/entry-points.js';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const isDependency = (id) => Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

/**
 * Turns every warning into an error, such as the one about circular imports. Empty bundles are allowed, because some
 * entry points contain only types.
 */
function onwarn({ code, message }) {
  if (code !== 'EMPTY_BUNDLE') throw new Error(message);
}

/**
 * Shortens the HTML, SVG and CSS in template literals. Keeps one space where there is any, because words need it, and the
 * slash that closes a shape, because the next shape would otherwise be inside it.
 */
const templates = {
  name: 'templates',
  transform: (code, id) =>
    id.includes('/src/')
      ? minifyHTMLLiterals(code, {
          fileName: id,
          sourceMap: false,
          html: { conservativeCollapse: true, keepClosingSlash: true },
        })
      : null,
};

/** Tells the loader which files each element imports, so that it fetches them all at once. */
const preloads = {
  name: 'preloads',
  generateBundle(_, bundle) {
    const filesOf = ({ fileName }) => {
      const files = new Set([fileName]);
      for (const file of files) for (const imported of bundle[file].imports) files.add(imported);
      return [...files];
    };
    const byTag = elements.map(({ tag }) => [tag, filesOf(bundle[`${tag}.js`])]);
    const loader = bundle['nightward.js'];
    loader.code = loader.code.replace('NIGHTWARD_FILES', JSON.stringify(Object.fromEntries(byTag)));
  },
};

export default [
  {
    input: Object.fromEntries(Object.values(entryPoints).map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])),
    external: isDependency,
    plugins: [esbuild({ target: 'es2022' })],
    output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src' },
    onwarn,
  },
  {
    input: {
      nightward: 'src/cdn/nightward.ts',
      ...Object.fromEntries(elements.map(({ tag, folder }) => [tag, `src/components/${folder}/define.ts`])),
    },
    // Only the loader exports anything for pages.
    preserveEntrySignatures: 'exports-only',
    plugins: [
      templates,
      esbuild({ target: 'es2022', minify: true, legalComments: 'none' }),
      nodeResolve({ exportConditions: ['production', 'browser'] }),
      preloads,
    ],
    output: {
      dir: 'cdn',
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: chunkOf,
      onlyExplicitManualChunks: true,
    },
    onwarn,
  },
];
