// Schemas that the packs of every game share: integers in a range, ids, lists of limited length.
import * as v from 'valibot';

export const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const literalTrue = v.literal(true);

// `constructor` is not allowed, because every object inherits a property with that name. No other inherited property
// has a name of this form.
export const id = v.pipe(v.string(), v.regex(/^(?!constructor$)[a-z][a-z0-9-]{0,39}$/, 'not-id'));

export const listOf = <S extends v.GenericSchema>(entry: S, min: number, max: number) =>
  v.pipe(v.array(entry), v.minLength(min), v.maxLength(max));

/** An object whose fields may all be left out. */
export const partialObject = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(
    Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)])) as unknown as {
      [K in keyof E]: v.ExactOptionalSchema<E[K] & v.GenericSchema, undefined>;
    },
  );

// The functions below add descriptions and examples to a schema. These become part of the JSON Schema of a pack, so
// that an author's editor can show them.

/**
 * A field with a description and an example. If no example is given, the value from the game's pack in examples/packs
 * is used.
 */
export const field = <S extends v.GenericSchema>(schema: S, description: string, example?: unknown) =>
  v.pipe(schema, v.description(description), v.examples(example === undefined ? [] : [example as v.InferOutput<S>]));

/** A field that may be left out. */
export const optional = <S extends v.GenericSchema>(schema: S, description: string, example?: unknown) =>
  v.exactOptional(field(schema, description, example));

/**
 * The schema of a step. `verb` is the value of its field `do`, `entries` are the schemas of its other fields, and
 * `example` holds example values for them.
 */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- many verbs take nothing
export const step = <const T extends string, const E extends v.ObjectEntries = Record<never, never>>(
  verb: T,
  description: string,
  example: object = {},
  entries = {} as E,
) =>
  v.pipe(
    v.strictObject({ do: field(v.literal(verb), description, verb), ...entries }),
    v.description(description),
    v.examples([{ do: verb, ...example } as never]),
  );

/** The schema of an event that a trigger waits for. */
export const event = <const T extends string, const E extends v.ObjectEntries>(
  name: T,
  description: string,
  example: object,
  entries: E,
) =>
  v.pipe(
    v.strictObject({ on: field(v.literal(name), description, name), ...entries }),
    v.description(description),
    v.examples([{ on: name, ...example } as never]),
  );
