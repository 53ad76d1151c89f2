// An ESLint rule for the layers of src/: a file may import only from lower layers. The build finds circular imports.
import { dirname, relative, resolve } from 'node:path';

const SUBSYSTEMS = ['bots', 'dice', 'board', 'cards', 'effects', 'track', 'puzzle', 'speech'];

/** The lowest layers, which most others may import. */
const base = ['kernel', 'messages', 'subsystem', 'scene'];

/**
 * A file belongs to the first layer whose `path` matches it. It may import files in its own folder and in the layers in
 * `may`. Each game has its own folder.
 */
const layers = [
  { name: 'kernel', path: /^engine\/kernel\//, may: [] },
  { name: 'messages', path: /^messages\//, may: ['messages'] },
  { name: 'games', path: /^engine\/(?:games|bots)\/index\.ts$/, may: ['kernel', 'subsystem', 'game'] },
  {
    name: 'subsystem',
    path: new RegExp(`^engine/(?:(?:${SUBSYSTEMS.join('|')})/|game-descriptor\\.ts$)`),
    may: ['kernel', 'messages'],
  },
  { name: 'scene', path: /^engine\/scene\//, may: ['kernel', 'messages', 'subsystem'] },
  { name: 'rules', path: /^rules\//, may: ['rules'] },
  { name: 'game', path: /^engine\/games\/[^/]+\//, may: base },
  { name: 'table', path: /^engine\/table\//, may: [...base, 'game', 'games', 'table'] },
  { name: 'engine', path: /^engine\/(?:index|validate-pack)\.ts$/, may: ['kernel', 'engine'] },
  { name: 'shared', path: /^components\/shared\//, may: [...base, 'table'] },
  { name: 'any game', path: /^components\/game\//, may: [...base, 'table', 'shared', 'piece'] },
  {
    name: 'game element',
    path: /^components\/[^/]+-game\//,
    may: [...base, 'game', 'games', 'table', 'shared', 'piece', 'any game'],
  },
  { name: 'registry', path: /^components\/registry\.ts$/, may: ['shared', 'game element'] },
  { name: 'piece', path: /^components\//, may: [...base, 'rules', 'table', 'shared', 'registry', 'piece'] },
  { name: 'cdn', path: /^cdn\//, may: [] },
];

const layerOf = (path) => layers.find((layer) => layer.path.test(path));
const folderOf = (path) => /^(?:engine\/games\/[^/]+|[^/]+\/[^/]+)(?=\/)/.exec(path)?.[0];

/** The reason why the file `from` may not import the file `to`; null if it may. Both paths are relative to src/. */
export function layerFault(from, to) {
  const [upper, lower] = [layerOf(from), layerOf(to)];
  if (!upper) return `${from} does not belong to a layer: add it to scripts/lint/layers.js.`;
  if (!lower) return `${to} does not belong to a layer: add it to scripts/lint/layers.js.`;
  if (folderOf(from) && folderOf(from) === folderOf(to)) return null;
  if (upper.may.includes(lower.name)) return null;
  return `A file of the layer "${upper.name}" may not import ${to} of the layer "${lower.name}".`;
}

/** The packages that each folder of src/ may import. */
const packages = { engine: ['valibot'], components: ['lit', '@lit/context'], cdn: [], messages: [] };

/** The reason why the file `from` may not import a package; null if it may. */
function packageFault(from, name) {
  const [area] = from.split('/');
  const isAllowed = packages[area]?.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));
  return isAllowed ? null : `src/${area} may not import the package "${name}".`;
}

const pathInSource = (file) => relative(resolve('src'), file).replaceAll('\\', '/');

export const layerRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = pathInSource(context.filename);
    if (from.startsWith('..')) return {};
    function check({ source: node }) {
      if (typeof node?.value !== 'string') return;
      const imported = resolve(dirname(context.filename), node.value.replace(/\.js$/, '.ts'));
      const fault = node.value.startsWith('.')
        ? layerFault(from, pathInSource(imported))
        : packageFault(from, node.value);
      if (fault) context.report({ node, message: fault });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
