// Checks the shape of untrusted JSON. Small checks are combined into larger ones. Each returns the path of the first
// wrong value.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf<T>(value: unknown, check: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(check);
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns the path of the first wrong value, or null if nothing is wrong. The path starts from the checked value; `''`
 * is that value itself.
 */
export type Check = (value: unknown) => string | null;

export const is =
  (good: (value: unknown) => boolean): Check =>
  (value) =>
    good(value) ? null : '';
export const boolean = is((value) => typeof value === 'boolean');
export const oneOf = (...values: readonly unknown[]): Check => is((value) => values.includes(value));
export const integer = (min: number, max: number): Check =>
  is((value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max);
export const nullable =
  (inner: Check): Check =>
  (value) =>
    value === null ? null : inner(value);
export const optional =
  (inner: Check): Check =>
  (value) =>
    value === undefined ? null : inner(value);

const below = (key: string | number, fault: string | null): string | null =>
  fault === null ? null : [key, fault].filter((part) => part !== '').join('/');

export const listOf =
  (longest: number, item: Check): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length > longest) return '';
    for (const [i, each] of value.entries()) {
      const fault = below(i, item(each));
      if (fault !== null) return fault;
    }
    return null;
  };

/**
 * An object with these fields and no others. With the type parameter `T`, the compiler checks that no field is
 * forgotten.
 */
export const objectOf =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see above
  <T>(checks: { readonly [K in keyof Required<T>]: Check }): Check =>
    (value) => {
      if (!isRecord(value)) return '';
      const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
      if (unknown !== undefined) return unknown.slice(0, 40);
      for (const [key, field] of Object.entries<Check>(checks)) {
        const fault = below(key, field(value[key]));
        if (fault !== null) return fault;
      }
      return null;
    };

/** An object used as a table. It has at most `most` entries, whose keys pass `key` and whose values pass `item`. */
export const recordOf =
  (most: number, key: Check, item: Check): Check =>
  (value) => {
    if (!isRecord(value) || Object.keys(value).length > most) return '';
    for (const [name, each] of Object.entries(value)) {
      const fault = below(name.slice(0, 40), key(name) ?? item(each));
      if (fault !== null) return fault;
    }
    return null;
  };

export const anyObject = is(isRecord);
