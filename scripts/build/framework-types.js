// Writes the elements' typings for the templates of frameworks. elements.d.ts lists what each element accepts, and is
// made from the manifest of custom elements. The files in src/frameworks declare this to each framework.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';

const quoted = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const field = (doc, name, type) => `  /** ${doc.replaceAll('*/', '* /')} */\n  ${quoted(name)}?: ${type} | undefined;`;

/**
 * The fields that a page can set, under the names of their attributes. Attributes also work on a server, and before an
 * element is defined.
 */
function props({ name: Class, members = [], attributes = [] }) {
  const fields = members.filter(
    (member) =>
      member.kind === 'field' &&
      member.privacy === undefined &&
      !member.static &&
      !member.readonly &&
      member.description,
  );
  return fields.map(({ name, description }) => {
    const attribute = attributes.find(({ fieldName }) => fieldName === name)?.name ?? name;
    return field(description, attribute, `Written<${Class}['${name}']>`);
  });
}

const onlyAttributes = ({ attributes = [] }) =>
  attributes
    .filter(({ fieldName, name }) => name && !fieldName && name !== 'lang')
    .map(({ name, description }) => field(description, name, 'string'));

function element(declaration) {
  const { path, name, tagName, summary, events = [] } = declaration;
  return `
import type { ${name} } from '${path.replace(/^dist/, '..')}';

/** ${summary} */
export interface ${name}Props {
${[...props(declaration), ...onlyAttributes(declaration)].join('\n')}
}

export interface ${name}Events {
${events.map((event) => `  /** ${event.description} */\n  '${event.name}': HTMLElementEventMap['${event.name}'];`).join('\n')}
}

export interface Elements {
  '${tagName}': { readonly element: ${name}; readonly props: ${name}Props; readonly events: ${name}Events };
}
`;
}

/** Writes the typings into dist/frameworks. */
export function writeFrameworkTypes() {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  const elements = modules.flatMap(({ path, declarations }) =>
    declarations.filter(({ tagName }) => tagName).map((declaration) => ({ path, ...declaration })),
  );
  cpSync('src/frameworks', 'dist/frameworks', { recursive: true });
  writeFileSync(
    'dist/frameworks/elements.d.ts',
    `// The attributes and events of each element in a template. Made by the build.
import type { Written } from './jsx.js';

/** The elements by tag. */
export interface Elements {}
${elements.map(element).join('')}`,
  );
}
