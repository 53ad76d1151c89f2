// Makes Storybook's controls and tables for every element from the custom-elements manifest. They show only what the
// manifest documents.
import type { ArgTypes } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json' with { type: 'json' };

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}
interface Declaration {
  readonly tagName?: string;
  /** What the element is, in one line. */
  readonly summary?: string;
  readonly attributes?: readonly (Named & { readonly fieldName?: string })[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

const declarations = (
  manifest as { readonly modules: readonly { readonly declarations?: readonly Declaration[] }[] }
).modules.flatMap(({ declarations: each = [] }) => each);

export const tags = declarations.flatMap(({ tagName }) => tagName ?? []);

export const declarationOf = (tag: string): Declaration => declarations.find(({ tagName }) => tagName === tag) ?? {};

/** Turns a type from the manifest into the name that Storybook uses to choose a control. */
function typeOf(text = ''): NonNullable<ArgTypes[string]['type']> {
  const parts = text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== 'undefined');
  const words = parts.flatMap((part) => /^'(.*)'$/.exec(part)?.[1] ?? []);
  if (words.length === parts.length) return { name: 'enum', value: words };
  const [only] = parts;
  return parts.length === 1 && (only === 'boolean' || only === 'number' || only === 'string')
    ? { name: only }
    : { name: 'object', value: {} };
}

/** Makes rows that describe something and have no control. */
const told = (category: string, list: readonly Named[] = []): ArgTypes =>
  Object.fromEntries(
    list.map(({ name, description = '', default: value }) => [
      `${category} ${name}`,
      {
        name: name || 'default',
        description,
        control: false,
        table: { category, ...(value !== undefined && { defaultValue: { summary: value } }) },
      },
    ]),
  );

export function argTypesOf(tag: string): ArgTypes {
  const { attributes = [], events, slots, cssParts, cssProperties, cssStates } = declarationOf(tag);
  const controls = attributes.map(
    ({ name, fieldName = name, description = '', default: value, type }): [string, ArgTypes[string]] => [
      fieldName,
      {
        name,
        description,
        type: typeOf(type?.text),
        table: {
          category: 'attributes',
          type: { summary: type?.text ?? '' },
          ...(value !== undefined && { defaultValue: { summary: value } }),
        },
      },
    ],
  );
  return {
    ...Object.fromEntries(controls),
    ...told('events', events),
    ...told('slots', slots),
    ...told('parts', cssParts),
    ...told('tokens', cssProperties),
    ...told('states', cssStates),
  };
}
