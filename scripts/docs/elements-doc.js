// Writes docs/elements.md, the reference of every element, from the manifest of custom elements:
//   npm run build && node scripts/docs/elements-doc.js
// A test fails if the document is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILE = 'docs/elements.md';

const code = (text) => (text ? `\`${text}\`` : '');
const cell = (text = '') => String(text).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** `columns` has a function for each heading, which returns the cell of an item. */
function table(title, columns, items) {
  if (!items.length) return [];
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const heads = Object.keys(columns);
  const rows = items.map((item) => row(Object.values(columns).map((cellOf) => cell(cellOf(item)))));
  return [`### ${title}`, '', row(heads), row(heads.map(() => '---')), ...rows, ''];
}

// These functions return cells for a member, attribute, event, part or state.
const nameOf = ({ name }) => code(name);
const typeOf = ({ type }) => code(type?.text);
const defaultOf = ({ default: first }) => code(first);
const descriptionOf = ({ description }) => description;

/** Sorts an element's own members before inherited ones. */
const ownFirst = (list = []) => [
  ...list.filter((each) => !each.inheritedFrom),
  ...list.filter((each) => each.inheritedFrom),
];

/** How a method is called, and what it returns. */
function signatureOf({ name, parameters = [], return: result }) {
  const names = parameters.map((each) => each.name + (each.optional ? '?' : ''));
  return code(`${name}(${names.join(', ')})${result?.type ? `: ${result.type.text}` : ''}`);
}

function element({
  tagName,
  summary,
  attributes,
  members,
  events,
  slots = [],
  cssParts,
  cssProperties = [],
  cssStates,
}) {
  const open = members.filter((member) => !member.static);
  const fields = open.filter(({ kind, name }) => kind === 'field' && name !== 'internals');
  const methods = open.filter(({ kind, description }) => kind === 'method' && description);
  const onlyAttributes = attributes.filter(({ fieldName }) => !fieldName);
  const attributeOf = ({ name }) => attributes.find(({ fieldName }) => fieldName === name)?.name;
  return [
    `## \`<${tagName}>\``,
    '',
    summary,
    '',
    ...table(
      'Attributes and properties',
      {
        attribute: (each) => code(onlyAttributes.includes(each) ? each.name : attributeOf(each)),
        property: (each) => (onlyAttributes.includes(each) ? '' : nameOf(each)),
        type: typeOf,
        default: defaultOf,
        'what it is': ({ description = '', readonly }) => `${description}${readonly ? ' Read only.' : ''}`,
      },
      [...ownFirst(fields), ...ownFirst(onlyAttributes)],
    ),
    ...table('Methods', { method: signatureOf, 'what it does': descriptionOf }, methods),
    ...table('Events', { event: nameOf, class: typeOf, when: descriptionOf }, ownFirst(events)),
    ...table(
      'Slots',
      { slot: ({ name }) => (name ? code(name) : 'default'), 'what it contains': descriptionOf },
      slots,
    ),
    ...table('Parts', { part: nameOf, 'what it is': descriptionOf }, ownFirst(cssParts)),
    ...table('Tokens', { 'custom property': nameOf, default: defaultOf, 'what it is': descriptionOf }, cssProperties),
    ...table('States', { state: ({ name }) => code(`:state(${name})`), when: descriptionOf }, ownFirst(cssStates)),
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
