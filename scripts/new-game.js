// `npm run new-game <id> [prefix]` makes a small playable game, for the next one to start from: rules, bot, words in two languages,
// element, story and tests, all green. `npm run new-game coma-ward CW` makes <coma-ward-game>, whose rules have ids such as
// CW-TURN-01; without a prefix they begin with the first letters of the id. docs/engine.md walks through what it makes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow } from './support/files.js';
import { games } from './support/games.js';

const TEMPLATE = 'scripts/new-game/template';

/** What the template is called, and what the new game is called in its place. The order matters to none of them. */
function namesOf(id, prefix) {
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return {
    'night-watch': id,
    nightwatch: words.join('').toLowerCase(),
    NightWatch: words.join(''),
    'Night Watch': words.join(' '),
    NIG: prefix,
  };
}

/** Why there can be no game of that name; null if there can. */
function objection(id, prefix) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id ?? ''))
    return 'Name the game in small letters, with hyphens between words: npm run new-game coma-ward CW';
  if (!/^[A-Z]{2,5}$/.test(prefix)) return 'A prefix is two to five capital letters: npm run new-game coma-ward CW';
  const other = games.find(({ rulePrefix }) => rulePrefix === prefix);
  if (other) return `The rules of ${other.id} begin with ${prefix}; name another prefix: npm run new-game ${id} XYZ`;
  if (existsSync(`src/engine/games/${id}`)) return `There is a game called ${id}.`;
  return null;
}

const [id, prefix = id?.replaceAll('-', '').slice(0, 3).toUpperCase() ?? ''] = process.argv.slice(2);
const wrong = objection(id, prefix);
if (wrong) {
  console.error(wrong);
  process.exit(1);
}

const names = namesOf(id, prefix);
const renamed = (text) => text.replace(/night-watch|nightwatch|NightWatch|Night Watch|\bNIG\b/g, (name) => names[name]);
const made = filesBelow(TEMPLATE, '').map((file) => {
  const path = renamed(file.slice(TEMPLATE.length + 1));
  mkdirSync(dirname(path), { recursive: true });
  // A game that is specified before it is built keeps its specification.
  if (!existsSync(path)) writeFileSync(path, renamed(readFileSync(file, 'utf8')));
  return path;
});

const run = (...command) => execFileSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`${made.length} files made; building …`);
// Other names break the lines elsewhere.
run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...made);
run('scripts/build.js');
run('scripts/docs/elements-doc.js');
run('scripts/build/public-names.js');
console.log(`
<${id}-game> can be played: npm run storybook, then Games/${id}-game.
Its rules are src/engine/games/${id}/rules/, its specification docs/rules/${id}.md, its tests test/engine/games/${id}/.
Before you commit: npm run check. docs/engine.md goes on from here.`);
