// Writes the modules that list all games, from the games that there are: nightward/games, nightward/bots, what draws and cites
// each. A bundler and a page need them written out. The build does it; by hand: node scripts/registry.js
// test/engine/every-game/registry.spec.ts fails if one is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { games } from './games.js';

const MADE = 'Made by `node scripts/registry.js` from src/engine/games/*/game.ts; not to be edited by hand.';

/** Entries of an object: what is loaded only once it is asked for. */
const loaders = (entries) => entries.map(([name, file]) => `'${name}': () => import('${file}'),`).join('\n');

const drawnBy = (module) =>
  games.flatMap(({ id, element }) =>
    existsSync(`src/components/${element}/${module}.ts`) ? [[id, `./${element}/${module}.js`]] : [],
  );

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
import type { AttackGame } from './shared/attack-odds-game.js';
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
  'src/rules/index.ts': `
// The rules of each game as text, by what the ids of the rules begin with, loaded when one is asked for.
// ${MADE}
import type { RuleTexts } from './texts.js';

export const ruleTexts: Readonly<Record<string, () => Promise<{ readonly default: RuleTexts }>>> = {
${loaders(games.map(({ id, rulePrefix }) => [rulePrefix, `./${id}.js`]))}
};
`,
};

/** The modules as they have to be: file and text. */
export const registry = await Promise.all(
  Object.entries(sources).map(async ([file, text]) => [
    file,
    await format(text.trimStart(), { ...(await resolveConfig(file)), parser: 'typescript' }),
  ]),
);

/** Writes those that have changed. */
export function writeRegistry() {
  for (const [file, text] of registry)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeRegistry();
