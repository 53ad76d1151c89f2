// Schemas that every game's packs are made of: integers in a range, ids, lists of limited length.
import * as v from 'valibot';

export const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const literalTrue = v.literal(true);

// `constructor` is the only name of this form that every object inherits.
export const id = v.pipe(v.string(), v.regex(/^(?!constructor$)[a-z][a-z0-9-]{0,39}$/, 'not-id'));

export const listOf = <S extends v.GenericSchema>(of: S, min: number, max: number) =>
  v.pipe(v.array(of), v.minLength(min), v.maxLength(max));

/** An object whose fields may all be left out. */
export const partialObject = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(
    Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)])) as unknown as {
      [K in keyof E]: v.ExactOptionalSchema<E[K] & v.GenericSchema, undefined>;
    },
  );

// What an author's editor shows: the JSON Schema of a pack is made of it

/** A field, what it is and an example of it. Without one the example is that of the game's pack in examples/packs. */
export const field = <S extends v.GenericSchema>(schema: S, description: string, example?: unknown) =>
  v.pipe(schema, v.description(description), v.examples(example === undefined ? [] : [example as v.InferOutput<S>]));

/** A field that may be left out. */
export const optional = <S extends v.GenericSchema>(schema: S, description: string, example?: unknown) =>
  v.exactOptional(field(schema, description, example));

/** A step: its verb, what it does, what it takes in an example, and its fields. */
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

/** What a trigger waits for. */
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
