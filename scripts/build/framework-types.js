// Writes the elements' typings for the templates of frameworks, from the manifest of custom elements. dist/jsx.d.ts lists
// what each element accepts; react.d.ts, vue.d.ts and svelte.d.ts pass this on to each framework.
import { readFileSync, writeFileSync } from 'node:fs';

const quoted = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const field = (doc, name, type) => `  /** ${doc.replaceAll('*/', '* /')} */\n  ${quoted(name)}?: ${type} | undefined;`;

/** Settable fields, under the names of their attributes: these also work on a server, and before an element is defined. */
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
  const { name, summary, events = [] } = declaration;
  return `/** ${summary} */
export interface ${name}Props {
${[...props(declaration), ...onlyAttributes(declaration)].join('\n')}
}

export interface ${name}Events {
${events.map((event) => `  /** ${event.description} */\n  '${event.name}': HTMLElementEventMap['${event.name}'];`).join('\n')}
}`;
}

const jsx = (elements) => `// The attributes and events of each element in a template, by its tag. Made by the build.
${elements.map(({ path, name }) => `import type { ${name} } from './${path.replace(/^dist\//, '')}';`).join('\n')}

/** A value as a template may write it: also as the text of the attribute, and an object as JSON. */
export type Written<T> = T extends boolean ? T | 'true' | 'false' | '' : T extends number ? T | \`\${number}\` : T extends object ? T | string : T;

/** The elements by tag. */
export interface Elements {
${elements.map(({ name, tagName }) => `  '${tagName}': { readonly element: ${name}; readonly props: ${name}Props; readonly events: ${name}Events };`).join('\n')}
}

/** Listeners as JSX and Svelte write them: \`onnw-roll\`. */
export type Listeners<Tag extends keyof Elements> = {
  [Name in keyof Elements[Tag]['events'] & string as \`on\${Name}\`]?: ((event: Elements[Tag]['events'][Name]) => void) | undefined;
};

/**
 * For any kind of JSX:
 * \`declare module 'preact' { namespace JSX { interface IntrinsicElements extends CustomElements {} } }\`
 */
export type CustomElements = {
  [Tag in keyof Elements]: Elements[Tag]['props'] & Listeners<Tag> & CommonAttributes;
};

/** Attributes of any element. JSX accepts names with a dash (\`data-part\`, \`aria-label\`) anyway. */
interface CommonAttributes {
  id?: string;
  class?: string;
  slot?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  title?: string;
  part?: string;
  hidden?: boolean | 'until-found';
  style?: any;
  children?: any;
  key?: any;
  ref?: any;
}

${elements.map(element).join('\n\n')}
`;

const react = `// The elements in the JSX of React 19: \`import type {} from 'nightward/react'\` once. Made by the build.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Elements, Listeners } from './jsx.js';

type All = {
  [Tag in keyof Elements]: Omit<DetailedHTMLProps<HTMLAttributes<Elements[Tag]['element']>, Elements[Tag]['element']>, keyof Elements[Tag]['props']> & Elements[Tag]['props'] & Listeners<Tag>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends All {}
  }
}

export {};
`;

const vue = `// The elements in templates of Vue 3: \`import type {} from 'nightward/vue'\` once. Made by the build.
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Elements } from './jsx.js';

/** Vue reads \`no-odds\` as \`noOdds\`. */
type Camel<Name> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name;

type All = {
  [Tag in keyof Elements]: new () => Elements[Tag]['element'] & {
    /** @deprecated Only for templates. */
    $props: Omit<HTMLAttributes, keyof Elements[Tag]['props']> & PublicProps & { [Name in keyof Elements[Tag]['props'] as Camel<Name> & string]: Elements[Tag]['props'][Name] };
    /** @deprecated Only for templates. */
    $emit: EmitFn<{ [Name in keyof Elements[Tag]['events']]: (event: Elements[Tag]['events'][Name]) => void }>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends All {}
}

export {};
`;

const svelte = `// The elements in templates of Svelte 5: \`import type {} from 'nightward/svelte'\` once. Made by the build.
import type { HTMLAttributes } from 'svelte/elements';
import type { Elements, Listeners } from './jsx.js';

type All = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]['element']>, keyof Elements[Tag]['props']> & Elements[Tag]['props'] & Listeners<Tag>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends All {}
}

export {};
`;

/** Writes the typings into the folder of the manifest. */
export function writeFrameworkTypes(folder = 'dist') {
  const { modules } = JSON.parse(readFileSync(`${folder}/custom-elements.json`, 'utf8'));
  const elements = modules.flatMap(({ path, declarations }) =>
    declarations.filter(({ tagName }) => tagName).map((declaration) => ({ path, ...declaration })),
  );
  for (const [name, text] of Object.entries({ jsx: jsx(elements), react, vue, svelte }))
    writeFileSync(`${folder}/${name}.d.ts`, text);
}
