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
