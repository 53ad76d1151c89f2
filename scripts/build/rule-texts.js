// Writes src/rules/<game>.ts from docs/rules/<game>.md for every game. The module contains each table whose first
// column is an id, with its heading and the rows of rules that the game implements. A section with an id in its
// heading, such as "Default board (CW-RUL-09)", belongs to the rule with that id. The build runs this script; to run it
// alone: node scripts/build/rule-texts.js. A test fails if a module is out of date.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lexer } from 'marked';
import { writeIfChanged } from '../support/files.js';
import { builtRules, games } from '../support/games.js';

const ID = /^[A-Z]+(?:-[A-Z0-9]+)*-\d+$/;

/** The headings, each with the tokens below it. */
function sectionsOf(text) {
  const sections = [];
  for (const token of lexer(text)) {
    if (token.type === 'heading') sections.push({ name: token.text, tokens: [] });
    else sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

const textsOf = (cells) => cells.map(({ text }) => text);

/** The name of the game, and the tables of its specification, as `RuleTexts`. */
export function ruleTexts(text) {
  const sections = sectionsOf(text);
  const tables = sections.flatMap(({ name, tokens }) =>
    tokens
      .filter(({ type }) => type === 'table')
      .map(({ header, rows }) => ({ name, columns: textsOf(header), rows: rows.map(textsOf) }))
      .filter(({ columns, rows }) => columns[0] === 'id' && rows.every(([id]) => ID.test(id)))
      .map((table) => ({ ...table, columns: table.columns.slice(1) })),
  );
  for (const { name, tokens } of sections) {
    const [, id] = /\(([A-Z0-9-]+)\)$/.exec(name) ?? [];
    for (const { columns, rows } of tables) {
      const row = rows.find(([of]) => of === id);
      if (row)
        row[1 + columns.findIndex((column) => /^rul/.test(column))] += `\n\n${tokens
          .map(({ raw }) => raw)
          .join('')
          .trim()}`;
    }
  }
  return { name: sections[0].name.split(' — ')[0], tables };
}

/** The expected text of a game's module in src/rules/. */
export function ruleModule(game) {
  const { name, tables: every } = ruleTexts(readFileSync(`docs/rules/${game.id}.md`, 'utf8'));
  const wanted = new Set(
    builtRules(
      game,
      every.flatMap(({ rows }) => rows.map(([id]) => id)),
    ),
  );
  const tables = every
    .map((table) => ({ ...table, rows: table.rows.filter(([id]) => wanted.has(id)) }))
    .filter(({ rows }) => rows.length);
  const json = (value) => JSON.stringify(value);
  return [
    `// The rules of ${name}, made from docs/rules/${game.id}.md by \`node scripts/build/rule-texts.js\`; not to be edited by hand.`,
    "import type { RuleTexts } from './texts.js';",
    '',
    'export default {',
    `  name: ${json(name)},`,
    '  tables: [',
    ...tables.flatMap((table) => [
      `    { name: ${json(table.name)}, columns: ${json(table.columns)}, rows: [`,
      ...table.rows.map((row) => `      ${json(row)},`),
      '    ] },',
    ]),
    '  ],',
    '} satisfies RuleTexts as RuleTexts;',
    '',
  ].join('\n');
}

export const moduleOf = ({ id }) => `src/rules/${id}.ts`;

/** Writes the modules that have changed. */
export function writeRuleTexts() {
  for (const game of games) writeIfChanged(moduleOf(game), ruleModule(game));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeRuleTexts();
