// `npm run new-game <id> [prefix]` makes a small game that can be played: rules, a bot, messages in two languages, an
// element, a story and tests. For example, `npm run new-game red-room` makes <red-room-game>, whose rules have ids such
// as RED-TURN-01. If docs/rules/<id>.md exists already, the rules of the small game are added to it as a chapter, under
// ids such as CW-STARTER-TURN-01. docs/engine.md is a tutorial about the game that this script makes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './support/files.js';
import { games } from './support/games.js';

const TEMPLATE = 'scripts/new-game/template';
const TEMPLATE_NAMES = /night-watch|nightwatch|NightWatch|Night Watch|\bNIG-|\bNIG\b/g;

const run = (...command) => execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });

const specificationOf = (id) => `docs/rules/${id}.md`;

/** The specification that was written before the game; null if there is none. */
const readSpecification = (id) => (existsSync(specificationOf(id)) ? readFileSync(specificationOf(id), 'utf8') : null);

/** The prefix of the specification's rule ids, or the first letters of the game's id. */
function prefixOf(id, specification) {
  const [, prefix] = /^\| ([A-Z]+)-/m.exec(specification ?? '') ?? [];
  return prefix ?? id.replaceAll('-', '').slice(0, 3).toUpperCase();
}

/** The reason why the game cannot be made; null if it can. */
function objection(id, prefix, specification) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    return 'Name the game in small letters, with hyphens between words: npm run new-game red-room RED';
  if (!/^[A-Z]{2,5}$/.test(prefix)) return 'A prefix is two to five capital letters: npm run new-game red-room RED';
  const other = games.find(({ rulePrefix }) => rulePrefix === prefix);
  if (other) return `The rules of ${other.id} begin with ${prefix}; name another prefix: npm run new-game ${id} XYZ`;
  if (existsSync(`src/engine/games/${id}`)) return `There is a game called ${id}.`;
  const specified = prefixOf(id, specification);
  if (specification && prefix !== specified)
    return `The rules in ${specificationOf(id)} begin with ${specified}: npm run new-game ${id} ${specified}`;
  return null;
}

/** A specification with the rules of the small game as its last chapter. */
const withStarter = (specification, starter) => `${specification.trimEnd()}

## Starter

These are the rules of the small game that \`npm run new-game\` made. Build the rules above one after another, name them in \`builtRules\` of
the game's \`game.ts\`, and delete this chapter when no code cites it.

${starter.slice(starter.indexOf('## Setup')).replace(/^## /gm, '### ')}`;

/** The descriptor of a game that implements only the last chapter of its specification. */
function withBuiltRules(descriptor, starter) {
  const groups = [...starter.matchAll(/^\| ([A-Z-]+)-\d+ /gm)].map(([, group]) => `'${group}'`);
  return descriptor.replace(' };', `, builtRules: [${[...new Set(groups)].join(', ')}] };`);
}

/** Writes the files of the game, and returns their paths. Throws if the game cannot be made. */
export function writeGame(id = '', prefix = prefixOf(id, readSpecification(id))) {
  const specification = readSpecification(id);
  const wrong = objection(id, prefix, specification);
  if (wrong) throw new Error(wrong);

  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const names = {
    'night-watch': id,
    nightwatch: words.join('').toLowerCase(),
    NightWatch: words.join(''),
    'Night Watch': words.join(' '),
    NIG: prefix,
    'NIG-': specification ? `${prefix}-STARTER-` : `${prefix}-`,
  };
  const renamed = (text) => text.replace(TEMPLATE_NAMES, (name) => names[name]);
  const files = new Map(
    filesBelow(TEMPLATE, '').map((file) => [
      renamed(file.slice(TEMPLATE.length + 1)),
      renamed(readFileSync(file, 'utf8')),
    ]),
  );
  if (specification) {
    const starter = files.get(specificationOf(id));
    const descriptor = `src/engine/games/${id}/game.ts`;
    files.set(specificationOf(id), withStarter(specification, starter));
    files.set(descriptor, withBuiltRules(files.get(descriptor), starter));
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  // Names of a different length break lines in different places, so the files are formatted again.
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...files.keys());
  return [...files.keys()];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [id, prefix] = process.argv.slice(2);
  try {
    console.log(`${writeGame(id, prefix).length} files made; building …`);
  } catch ({ message }) {
    console.error(message);
    process.exit(1);
  }
  run('scripts/build.js');
  run('scripts/docs/elements-doc.js');
  run('test/package/support/public-names.js');
  console.log(`
You can play <${id}-game>: npm run storybook, then Games/${id}-game.
Its rules are in src/engine/games/${id}/rules/, its specification is docs/rules/${id}.md, its tests are in test/engine/games/${id}/.
Before you commit: npm run check. docs/engine.md explains what to do next.`);
}
