// Two builds of one source: dist/ for bundlers, cdn/ for a page without one.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import { minify as shrink } from 'terser';
import { cdnFiles } from './scripts/cdn-files.js';
import { minifyTemplates } from './scripts/minify-templates.js';
import { elements, entries } from './scripts/public.js';

const tsconfigRaw = readFileSync('tsconfig.json', 'utf8');

/** The TypeScript module that an import of a `.js` file names. */
function find(source, importer) {
  if (!source.startsWith('.') || !source.endsWith('.js')) return null;
  const file = resolve(dirname(importer), source.replace(/\.js$/, '.ts'));
  return existsSync(file) ? file : null;
}

/** TypeScript to JavaScript, one file at a time; tsc checks the types and writes the .d.ts files. */
function typescript(define = {}) {
  return {
    name: 'typescript',
    resolveId: (source, importer) => (importer ? find(source, importer) : null),
    async transform(code, id) {
      if (!/\.ts(\?|$)/.test(id)) return null;
      const { code: js } = await transform(code, {
        loader: 'ts',
        target: 'es2022',
        sourcefile: id,
        tsconfigRaw,
        define,
      });
      return { code: js, map: null };
    },
  };
}

const asModule = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

/** What a module of ours exports, for what is worked out while it is built. */
async function ran(file) {
  const {
    outputFiles: [{ text }],
  } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  return import(asModule(text));
}

/** Map Tiles are drawn in text: a page gets what the drawings say, and not what reads them. */
const drawnTiles = {
  name: 'drawn-tiles',
  async load(id) {
    const [file] = id.split('?');
    if (!/\/lobotomy-2\/content\/(further-)?tiles\.ts$/.test(file)) return null;
    return Object.entries(await ran(file))
      .map(([name, tiles]) => `export const ${name} = ${JSON.stringify(tiles)};`)
      .join('\n');
  },
};

/** Most cards are called what their ids spell, and whoever finds no name spells one: a page gets the others. */
const spelledNames = {
  name: 'spelled-names',
  async transform(code, id) {
    if (!/\/messages\/en\/lobotomy-(further-)?cards\.ts/.test(id)) return null;
    const { spelled } = await ran('src/engine/games/lobotomy-2/spelled.ts');
    const { default: names } = await import(asModule(code));
    return {
      code: `export default ${JSON.stringify(Object.fromEntries(Object.entries(names).filter(([each, name]) => spelled(each) !== name)))};`,
      map: null,
    };
  },
};

const templates = {
  name: 'templates',
  transform(code, id) {
    return id.includes('/src/') ? { code: minifyTemplates(code, (text) => this.parse(text)), map: null } : null;
  },
};

/** What esbuild writes into every file with a decorator is there once. Ours declare a property and give nothing back. */
const decorate = '\0decorate';
const decorators = {
  name: 'decorators',
  resolveId: (id) => (id === decorate ? id : null),
  load: (id) =>
    id === decorate
      ? 'export const __decorateClass = (decorators, target, key) => decorators.forEach((one) => one(target, key));'
      : null,
  transform(code) {
    const helper = /^(var __\w+ = Object\.\w+;\n)+var __decorateClass = [^]*?^};$/m;
    return helper.test(code)
      ? { code: code.replace(helper, `import { __decorateClass } from ${JSON.stringify(decorate)};`), map: null }
      : null;
  },
};

/**
 * Lit without its ways round browsers that draw none of our elements anyway (they all adopt style sheets and have shadow
 * trees), without ways to declare properties that we do not use, and without its advice to developers, whose bundlers
 * take dist/ and Lit's own files.
 */
const cuts = [
  ['css-tag.js', /=\w\.ShadowRoot&&\(.*?"replace"in CSSStyleSheet\.prototype/, '=!0'],
  ['css-tag.js', /if\((this\._\$cssResult\$=!0),\w!==\w\)throw Error\("CSSResult is not[^)]*\);/, '$1,'],
  ['css-tag.js', /toString\(\)\{return this\.cssText\}/, ''],
  ['css-tag.js', /Error\("Value passed[^]*?security\."\)/, 'Error()'],
  ['reactive-element.js', /,\w\?\.\(\{ReactiveElement:\w\}\)/, ''],
  ['reactive-element.js', /,\w=\w\.reactiveElementPolyfillSupport/, ''],
  ['reactive-element.js', /,?\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, ''],
  // Our properties are declared one by one, and their attributes are text, numbers, or read by converters of ours.
  ['reactive-element.js', /Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
  [
    'reactive-element.js',
    /if\((this\.finalized=!0,this\._\$Ei\(\)),this\.hasOwnProperty\(\w\("properties"\)\)\)\{.*?\}(?=this\._\$Eh=)/,
    '$1;',
  ],
  ['reactive-element.js', /toAttribute\((\w),\w\)\{switch.*?return \1\},/, ''],
  [
    'reactive-element.js',
    /fromAttribute\((\w),(\w)\)\{let (\w)=\1;switch.*?return \3\}/,
    'fromAttribute:($1,$2)=>$2===Number&&null!==$1?Number($1):$1',
  ],
  [
    'reactive-element.js',
    /(\w)\.state&&\(\1\.attribute=!1\),(this\._\$Ei\(\),)this\.prototype\.hasOwnProperty\(.*?\.wrapped=!0\),/,
    '$2',
  ],
  [
    'reactive-element.js',
    /const \w=this\.constructor\.elementProperties;if\(\w\.size>0\)for.*?\bthis\.C\(\w,void 0,\w,\w\)\}/,
    '',
  ],
  ['reactive-element.js', /,wrapped:\w\},(\w)\)(.*?)\1\?\?(.*?),!0!==\w\|\|void 0!==\1\)/, '})$2$3)'],
  ['reactive-element.js', /,(\w)=\w\.trustedTypes,\w=\1\?\1\.emptyScript:""/, ''],
  ['reactive-element.js', /"function"==typeof (\w\.converter)\?.*?:void 0!==\1\?\.fromAttribute\?\1:/, '$1??'],
  ['reactive-element.js', /\(void 0!==\w\.converter\?\.toAttribute\?.*?\)\.toAttribute\((\w),\w\.type\)/, '$1'],
  ['reactive-element.js', /\|\|\w\.useDefault&&\w\.reflect&&.*?(?=\)\)return;)/, ''],
  ['reactive-element.js', /"string"==typeof (\w)\?\1\.toLowerCase\(\):void 0/, '$1.toLowerCase()'],
  ['reactive-element.js', /static addInitializer\(\w\)\{.*?\}/, ''],
  ['reactive-element.js', /void 0!==(\w)\.l&&\(this\.l=\[\.\.\.\1\.l\]\),/, ''],
  ['reactive-element.js', /,this\.constructor\.l\?\.forEach\((\w)=>\1\(this\)\)/, ''],
  // Templates of ours hold no MathML and nothing inside a raw text element, and no directive waits for anything or asks where it is.
  ['lit-html.js', /:3===\w\?"<math>":""/, ':""'],
  ['lit-html.js', /:3===\w\?"<\/math>":""/, ':""'],
  ['lit-html.js', /,2===(\w)\|\|3===\1\)/, ',2===$1)'],
  ['lit-html.js', /\(\w\.test\(\w\[2\]\)&&\(\w=RegExp\("<\/"\+\w\[2\],"g"\)\),(\w=\w)\)/, '($1)'],
  ['lit-html.js', /if\(\w\.test\(\w\.tagName\)\)\{.*?\}\}(?=\}else if\(8===)/, ''],
  ['lit-html.js', /setConnected\(\w\)\{.*?\}(?=\}class)/, ''],
  ['lit-html.js', /this\._\$AN=void 0,/g, ''],
  ['lit-html.js', /,this\._\$Cv=\w\?\.isConnected\?\?!0/, ''],
  ['lit-html.js', /get _\$AU\(\)\{return this\._\$AM\?\._\$AU\?\?this\._\$Cv\}/, ''],
  ['lit-html.js', /get parentNode\(\)\{let.*?\}get startNode\(\)\{.*?\}get endNode\(\)\{.*?\}/, ''],
  ['lit-html.js', /get parentNode\(\)\{.*?\}get _\$AU\(\)\{.*?\}/, ''],
  ['lit-html.js', /get tagName\(\)\{.*?\}get _\$AU\(\)\{.*?\}/, ''],
  ['lit-html.js', /get _\$AU\(\)\{.*?\}/, ''],
  ['lit-html.js', /for\(this\._\$AP\?\.\(!1,!0,\w\);/, 'for(;'],
  ['lit-element.js', /createRenderRoot\(\)\{.*?\}/, ''],
  ['lit-element.js', /this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=this\.isConnected\),/, ''],
  ['lit-element.js', /connectedCallback\(\)\{super\.connectedCallback.*?setConnected\(!1\)\}/, ''],
  ['lit-element.js', /\(\w\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ''],
  ['lit-html.js', /,(\w)=\w\.litHtmlPolyfillSupport;\1\?\.\(\w,\w\),/, ';'],
  ['lit-element.js', /,\w\.litElementHydrateSupport\?\.\(\{LitElement:\w\}\)/, ''],
  ['lit-element.js', /const (\w)=\w\.litElementPolyfillSupport;\1\?\.\(\{LitElement:\w\}\);/, ''],
];
const lit = {
  name: 'lit',
  transform(code, id) {
    let short = code;
    for (const [file, from, to] of cuts) {
      if (!id.endsWith(`/${file}`) || !/node_modules\/(@lit|lit)/.test(id)) continue;
      if (!from.test(short)) this.error(`${file} of Lit has changed: ${String(from)} is not there.`);
      short = short.replace(from, to);
    }
    return short === code ? null : { code: short, map: null };
  },
};

/**
 * Like stands beside like: gzip looks back 32 kB, and words, cards and looks are scattered among their readers over twelve
 * times as much. Only what needs nothing in its file but its like goes to the front. What follows stands after all that it
 * needs, and by folders where the file is longer than gzip looks.
 */
const alike = {
  name: 'alike',
  renderChunk(code, { modules }) {
    const ids = Object.keys(modules).filter((id) => modules[id].code);
    const needed = new Map(
      ids.map((id) => {
        const found = new Set([id]);
        for (const each of found) for (const next of this.getModuleInfo(each).importedIds) found.add(next);
        return [id, [...found].filter((each) => each !== id && modules[each]?.code)];
      }),
    );
    const order = [];
    for (const kind of [/\/src\/messages\//, /\/games\/[\w-]+\/content\//, /\.styles\.ts/]) {
      for (const id of ids) if (kind.test(id) && needed.get(id).every((each) => order.includes(each))) order.push(id);
    }
    const left = new Set(ids.filter((id) => !order.includes(id)));
    for (let folder = ''; left.size > 0;) {
      const ready = [...left].filter((id) => !needed.get(id).some((each) => left.has(each)));
      const next = ready.find((id) => code.length > 2 ** 16 && dirname(id) === folder) ?? ready[0];
      order.push(next);
      left.delete(next);
      folder = dirname(next);
    }
    const texts = order.map((id) => modules[id].code);
    const start = code.indexOf(modules[ids[0]]?.code);
    if (texts.some((text) => !code.includes(text)) || start < 0)
      this.error('a module is not in its file as it was rendered');
    return [
      code.slice(0, start),
      ...texts,
      texts.reduce((rest, text) => rest.replace(text, () => ''), code.slice(start)),
    ].join('\n');
  },
};

/** esbuild shortens the syntax, terser what is left: both together are smaller than either. */
const minify = {
  name: 'minify',
  async renderChunk(code) {
    const { code: short } = await transform(code, {
      loader: 'js',
      target: 'es2022',
      format: 'esm',
      minify: true,
      legalComments: 'none',
    });
    return (
      await shrink(short, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
      })
    ).code;
  },
};

/** Circles in the imports are faults, and so is whatever else Rollup warns of. */
function onwarn({ code, message }) {
  if (code !== 'EMPTY_BUNDLE') throw new Error(message);
}

const cdn = cdnFiles(elements, find);

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
    plugins: [
      drawnTiles,
      cdn.plugin,
      typescript({ NIGHTWARD_FILES: JSON.stringify(cdn.fileOfTag) }),
      spelledNames,
      decorators,
      templates,
      lit,
      nodeResolve({ exportConditions: ['production', 'browser'] }),
    ],
    output: {
      dir: 'cdn',
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      manualChunks: cdn.manualChunks,
      plugins: [alike, minify],
    },
    onwarn,
  },
];
