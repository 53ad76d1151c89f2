// Writes docs/elements.md, the reference of every element, from the manifest of custom elements:
//   npm run build && node scripts/docs/elements-doc.js
// A test fails if the document is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILE = 'docs/elements.md';

const code = (text) => (text ? `\`${text}\`` : '');
const cell = (text = '') => String(text).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

function table(title, heads, rows) {
  if (!rows.length) return [];
  return [
    `### ${title}`,
    '',
    `| ${heads.join(' | ')} |`,
    `| ${heads.map(() => '---').join(' | ')} |`,
    ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`),
    '',
  ];
}

/** Sorts an element's own members before inherited ones. */
const ownFirst = (list = []) => [
  ...list.filter((each) => !each.inheritedFrom),
  ...list.filter((each) => each.inheritedFrom),
];

/** The row of a property, with its attribute if it has one. */
function settable({ name, type, default: first, description = '', readonly }, attributes) {
  const attribute = attributes.find(({ fieldName }) => fieldName === name)?.name;
  return [code(attribute), code(name), code(type?.text), code(first), `${description}${readonly ? ' Read only.' : ''}`];
}

const onlyAttributes = (attributes) =>
  ownFirst(attributes.filter(({ fieldName }) => !fieldName)).map(({ name, type, description }) => [
    code(name),
    '',
    code(type?.text),
    '',
    description,
  ]);

function element({
  tagName,
  summary,
  attributes,
  members = [],
  events,
  slots = [],
  cssParts,
  cssProperties = [],
  cssStates,
}) {
  const fields = members.filter(
    ({ kind, static: isStatic, name }) => kind === 'field' && !isStatic && name !== 'internals',
  );
  const methods = members.filter(
    ({ kind, static: isStatic, description }) => kind === 'method' && !isStatic && description,
  );
  const named = (list) => ownFirst(list).map(({ name, description }) => [code(name), description]);
  return [
    `## \`<${tagName}>\``,
    '',
    summary,
    '',
    ...table(
      'Attributes and properties',
      ['attribute', 'property', 'type', 'default', 'what it is'],
      [...ownFirst(fields).map((field) => settable(field, attributes)), ...onlyAttributes(attributes)],
    ),
    ...table(
      'Methods',
      ['method', 'what it does'],
      methods.map(({ name, parameters = [], return: result, description }) => [
        code(
          `${name}(${parameters.map((each) => each.name + (each.optional ? '?' : '')).join(', ')})${result?.type ? `: ${result.type.text}` : ''}`,
        ),
        description,
      ]),
    ),
    ...table(
      'Events',
      ['event', 'class', 'when'],
      ownFirst(events).map(({ name, type, description }) => [code(name), code(type?.text), description]),
    ),
    ...table(
      'Slots',
      ['slot', 'what it contains'],
      slots.map(({ name, description }) => [name ? code(name) : 'default', description]),
    ),
    ...table('Parts', ['part', 'what it is'], named(cssParts)),
    ...table(
      'Tokens',
      ['custom property', 'default', 'what it is'],
      cssProperties.map(({ name, default: first, description }) => [code(name), code(first), description]),
    ),
    ...table(
      'States',
      ['state', 'when'],
      ownFirst(cssStates).map(({ name, description }) => [code(`:state(${name})`), description]),
    ),
  ];
}

/** The document for a manifest of custom elements. */
export function elementsDoc(manifest) {
  const all = manifest.modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));
  const order = ({ tagName }) => `${tagName.endsWith('-game') ? 0 : tagName.startsWith('nw-') ? 2 : 1}${tagName}`;
  all.sort((a, b) => order(a).localeCompare(order(b)));
  return (
    [
      '# The elements',
      '',
      'The public interface of every element. `node scripts/docs/elements-doc.js` generates this document from the source: do not edit it.',
      '',
      'Attributes that hold an object take JSON. The value `"false"` switches a boolean attribute off. All events bubble and are composed.',
      'The README lists the [custom properties that all elements share](../README.md#themes), such as `--nw-theme-ink`.',
      '',
      ...all.map(({ tagName }) => `- [\`<${tagName}>\`](#${tagName})`),
      '',
      ...all.flatMap(element),
    ]
      .join('\n')
      .trimEnd() + '\n'
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(FILE, elementsDoc(JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'))));
}
