// What a pack's schema finds, as a fault of ours: where it is, and the code of its sentence.
import type * as v from 'valibot';

/** Sentences that every game has for its packs. */
type SchemaCode =
  | 'not-object'
  | 'not-list'
  | 'not-text'
  | 'not-whole'
  | 'not-one-of'
  | 'not-id'
  | 'too-small'
  | 'too-big'
  | 'too-long'
  | 'too-few'
  | 'too-many'
  | 'wrong-count'
  | 'unknown-field'
  | 'missing-field';

/** Our sentence for each thing that a schema finds; the others are all about objects. */
const sentences: Partial<Record<string, SchemaCode>> = {
  array: 'not-list',
  strict_tuple: 'not-list',
  string: 'not-text',
  number: 'not-whole',
  integer: 'not-whole',
  regex: 'not-id',
  literal: 'not-one-of',
  picklist: 'not-one-of',
  variant: 'not-one-of',
  union: 'not-text',
  min_value: 'too-small',
  max_value: 'too-big',
  min_length: 'too-few',
  max_length: 'too-long',
  length: 'wrong-count',
};

export interface SchemaFault {
  readonly path: string;
  /** One of ours, or the message that the schema has for it. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function schemaFault({
  type,
  path,
  input,
  expected,
  received,
  requirement,
  message,
}: v.BaseIssue<unknown>): SchemaFault {
  const code =
    expected === 'never'
      ? 'unknown-field'
      : received === 'undefined'
        ? 'missing-field'
        : /^not-[a-z]+$/.test(message)
          ? message
          : type === 'max_length' && Array.isArray(input)
            ? 'too-many'
            : (sentences[type] ?? 'not-object');
  return {
    path: (path ?? []).map(({ key }) => String(key)).join('/'),
    code,
    params: {
      ...(typeof requirement === 'number' && { n: requirement, found: received }),
      ...(code === 'not-one-of' && { choices: (expected ?? '').replace(/[()]/g, '').replaceAll(' | ', ', ') }),
    },
  };
}
