// Writes the modules that list all games and languages. Bundlers need literal imports, so the lists are generated from the
// folders. The build runs this script; to run it alone: node scripts/build/registry.js
// test/engine/every-game/registry.spec.ts fails if a module is out of date.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { filesBelow } from '../support/files.js';
import { games } from '../support/games.js';

const MADE = 'Made by `node scripts/build/registry.js`; not to be edited by hand.';

/** Entries of an object whose values import a module on demand. */
const loaders = (entries) => entries.map(([name, file]) => `'${name}': () => import('${file}'),`).join('\n');

const drawnBy = (module) =>
  games.flatMap(({ id, element }) =>
    existsSync(`src/components/${element}/${module}.ts`) ? [[id, `./${element}/${module}.js`]] : [],
  );

const tablesOf = (language) =>
  filesBelow(`src/messages/${language}`, '.ts').map((file) =>
    relative(`src/messages/${language}`, file).replace(/\.ts$/, ''),
  );

/** Every language except English, from which the others are translated. */
const languages = readdirSync('src/messages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);

const bots = games.flatMap(({ id, bots: names }) => names.map((name) => [name, `../games/${id}/bot/${name}.js`, id]));

const sources = {
  'src/engine/games/index.ts': `
// nightward/games: every game by its id, loaded when it is asked for.
// ${MADE}
export const games = { ${loaders(games.map(({ id }) => [id, `./${id}/index.js`]))} } as const;
`,
  'src/engine/bots/index.ts': `
// nightward/bots: opponents by id.
// ${MADE}
import type { Bot } from './bot.js';
import { random } from './random.js';
${bots.map(([name, file]) => `import { ${name} } from '${file}';`).join('\n')}

export type { Answer, Bot } from './bot.js';

/** \`random\` plays any game and takes each legal option equally often; ${bots.map(([name, , id]) => `\`${name}\` plays ${id}`).join(', ')}, as sensible people would. */
export const bots: Readonly<Record<${['random', ...bots.map(([name]) => name)].map((name) => `'${name}'`).join(' | ')}, Bot>> = {
  random, ${bots.map(([name]) => name).join(', ')} };
`,
  'src/components/registry.ts': `
// What a game's folder brings to the elements that know no game, by the game's id, loaded when it is asked for.
// ${MADE}
import type { AttackGame } from './shared/odds/attack-odds-game.js';
import type { StageClass } from './shared/stage.js';

/** What draws a position. */
export const stages: Readonly<Record<string, () => Promise<{ readonly default: StageClass }>>> = {
${loaders(drawnBy('stage'))}
};

/** What calculates the odds of an attack before it is made. */
export const attacks: Readonly<Record<string, () => Promise<AttackGame>>> = {
${loaders(drawnBy('attack-odds'))}
};
`,
  'src/messages/languages.ts': `
// Every language but English, and its tables of messages by their names in src/messages/<language>, loaded when one is asked for.
// ${MADE}
import type { Messages } from './message.js';

export type TableName = ${tablesOf('en')
    .map((name) => `'${name}'`)
    .join(' | ')};

type Tables = Readonly<Partial<Record<TableName, () => Promise<{ readonly default: Messages; readonly setup?: Messages }>>>>;

export const languages: Readonly<Record<string, Tables>> = {
${languages.map((language) => `'${language}': { ${loaders(tablesOf(language).map((name) => [name, `./${language}/${name}.js`]))} },`).join('\n')}
};
`,
  'src/rules/index.ts': `
// The rules of each game as text, by what the ids of the rules begin with, loaded when one is asked for.
// ${MADE}
import type { RuleTexts } from './texts.js';

export const ruleTexts: Readonly<Record<string, () => Promise<{ readonly default: RuleTexts }>>> = {
${loaders(games.map(({ id, rulePrefix }) => [rulePrefix, `./${id}.js`]))}
};
`,
};

/** The expected text of each module: [file, text]. */
export const registry = await Promise.all(
  Object.entries(sources).map(async ([file, text]) => [
    file,
    await format(text.trimStart(), { ...(await resolveConfig(file)), parser: 'typescript' }),
  ]),
);

/** Writes the modules that have changed. */
export function writeRegistry() {
  for (const [file, text] of registry)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeRegistry();
