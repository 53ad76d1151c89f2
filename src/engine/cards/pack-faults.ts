// Turns each issue that a schema finds in a pack into a fault with a path and a code. The code is the key of the
// sentence that describes the fault.
import type * as v from 'valibot';

/** Codes for which every game has a sentence. */
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

/** The code for each type of schema issue. All other types are about objects and get the code `not-object`. */
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
  /** A `SchemaCode`, or the code that the schema itself gives as its message, such as `not-language`. */
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
