// Collects every public name of the built package. test/package/public-names.json lists every name that was ever
// published, and a test compares the two. Users are promised that a listed name is never removed. To add new names:
//   npm run build && npm run names
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { elements } from '../../../scripts/build/entry-points.js';
import { packageExports } from '../../../scripts/build/package-exports.js';
import { importFile } from '../../../scripts/support/files.js';
import { games } from '../../../scripts/support/games.js';

const FILE = 'test/package/public-names.json';
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const sorted = (names) => [...new Set(names)].sort();
const named = (list = []) => sorted(list.map(({ name }) => name));
const byKey = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The names of an element that a page can use. */
function contract({ attributes, members, events, slots, cssParts, cssProperties, cssStates }) {
  const open = members.filter(
    (member) => !member.static && member.privacy === undefined && member.name !== 'internals',
  );
  return {
    attributes: named(attributes),
    properties: named(open.filter(({ kind }) => kind === 'field')),
    methods: named(open.filter(({ kind, description }) => kind === 'method' && description)),
    events: named(events),
    slots: named(slots),
    parts: named(cssParts),
    tokens: named(cssProperties),
    states: named(cssStates),
  };
}

/** The types of each import path and the fields of each event, from the declaration files. */
function types() {
  const files = Object.entries(packageExports).flatMap(([path, { types: file }]) =>
    file && !path.endsWith('/define') ? [[path, resolve(file)]] : [],
  );
  const program = ts.createProgram(
    files.map(([, file]) => file),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      skipLibCheck: true,
    },
  );
  const checker = program.getTypeChecker();
  const real = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const exported = (file) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file));
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };
  const globe = (name) =>
    checker.getDeclaredTypeOfSymbol(checker.resolveName(name, undefined, ts.SymbolFlags.Type, false));
  const inherited = new Set(
    globe('Event')
      .getProperties()
      .map(({ name }) => name),
  );
  const events = globe('HTMLElementEventMap')
    .getProperties()
    .filter(({ name }) => name.startsWith('nw-'));
  return {
    types: byKey(
      files.map(([path, file]) => [
        path,
        named(exported(file).filter((symbol) => real(symbol).flags & ts.SymbolFlags.Type)),
      ]),
    ),
    events: byKey(
      events.map((event) => [
        event.name,
        named(
          checker
            .getTypeOfSymbol(event)
            .getProperties()
            .filter(({ name }) => !inherited.has(name)),
        ),
      ]),
    ),
  };
}

/** The public names of the current build. */
export async function publicNames() {
  const declarations = json('dist/custom-elements.json').modules.flatMap((module) =>
    module.declarations.filter(({ tagName }) => tagName),
  );
  const modules = await Promise.all(
    Object.entries(packageExports)
      .filter(([path, { default: file }]) => file && !path.endsWith('/define'))
      .map(async ([path, { default: file }]) => [path, await importFile(file)]),
  );
  const tables = modules.flatMap(([path, values]) =>
    Object.entries(values).flatMap(([name, value]) =>
      ['systems', 'bots', 'games'].includes(name) ? [[`${path} ${name}`, sorted(Object.keys(value))]] : [],
    ),
  );
  // The style sheet builds these names from parts. So the names that a page may set are taken from the README.
  const theme = readFileSync('README.md', 'utf8').match(/--nw-theme-[a-z-]+/g);
  return {
    exports: sorted(Object.keys(packageExports)),
    cdn: sorted([
      ...[
        'nightward.js',
        'nightward.css',
        ...games.flatMap(({ id }) => [`${id}-pack.schema.json`, `${id}-words.json`]),
      ].filter((file) => existsSync(`cdn/${file}`)),
      ...elements.map(({ tag }) => `${tag}.js`),
    ]),
    names: byKey(modules.map(([path, values]) => [path, sorted(Object.keys(values))])),
    ids: byKey(tables),
    ...types(),
    theme: sorted(theme),
    elements: byKey(declarations.map((declaration) => [declaration.tagName, contract(declaration)])),
  };
}

/** The names in `one` that `other` lacks, as paths: `elements/dice-pool/events/nw-roll`. */
export function lacking(one, other, path = '') {
  if (Array.isArray(one)) return one.filter((name) => !other?.includes(name)).map((name) => `${path}/${name}`);
  return Object.entries(one).flatMap(([key, inner]) => lacking(inner, other?.[key], path ? `${path}/${key}` : key));
}

const both = (one, other) =>
  Array.isArray(one ?? other)
    ? sorted([...(one ?? []), ...(other ?? [])])
    : byKey(Object.keys({ ...one, ...other }).map((key) => [key, both(one?.[key], other?.[key])]));

/** Every name that was ever published. */
export const recorded = () => (existsSync(FILE) ? json(FILE) : {});

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [before, now] = [recorded(), await publicNames()];
  const [added, gone] = [lacking(now, before), lacking(before, now)];
  writeFileSync(FILE, `${JSON.stringify(both(before, now), null, 1)}\n`);
  for (const name of added) console.log(`added ${name}`);
  for (const name of gone) console.error(`published, but missing now: ${name}`);
  process.exitCode = gone.length ? 1 : 0;
}
