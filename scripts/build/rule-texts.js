// Makes src/rules/<game>.ts from docs/rules/<game>.md, for every game: the tables whose first column is an id, under the heading
// they stand below, with the rows that are built. A section that names an id in its heading, "Default board (CW-RUL-09)",
// belongs to that entry. The build does it; by hand: node scripts/build/rule-texts.js
// A test compares; it fails where a file is older than its specification.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lexer } from 'marked';
import { builtRules, games } from '../support/games.js';

const ID = /^[A-Z]+(?:-[A-Z0-9]+)*-\d+$/;

/** Headings with what stands below each of them. */
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

/** The module of a game, as it has to stand in src/rules/. */
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

/** Writes what has changed. */
export function writeRuleTexts() {
  for (const game of games) {
    const text = ruleModule(game);
    let old = '';
    try {
      old = readFileSync(moduleOf(game), 'utf8');
    } catch {
      // A game that is new has none yet.
    }
    if (text !== old) writeFileSync(moduleOf(game), text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeRuleTexts();
