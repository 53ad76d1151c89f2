// What a value from outside has to look like, put together field by field; each part says where it does not.

/** Where a value is not what it has to be, below its own place; null: nowhere. */
export type Check = (value: unknown) => string | null;

export const is =
  (good: (value: unknown) => boolean): Check =>
  (value) =>
    good(value) ? null : '';
export const yes = is((value) => typeof value === 'boolean');
export const one = (...values: readonly unknown[]): Check => is((value) => values.includes(value));
export const whole = (min: number, max: number): Check =>
  is((value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);
/** A field that may be left out. */
export const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined ? null : check(value);

const isRecord = (value: unknown): value is Record<string, unknown> => Object(value) === value && !Array.isArray(value);
const below = (key: string | number, fault: string | null): string | null =>
  fault === null ? null : [key, fault].filter((part) => part !== '').join('/');

export const list =
  (longest: number, check: Check): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length > longest) return '';
    for (const [i, each] of value.entries()) {
      const fault = below(i, check(each));
      if (fault !== null) return fault;
    }
    return null;
  };

/** All of these fields and no others: naming `T` makes the compiler check that none is forgotten. */
export const fields =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see above
  <T>(checks: { readonly [K in keyof Required<T>]: Check }): Check =>
    (value) => {
      if (!isRecord(value)) return '';
      const strange = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
      if (strange !== undefined) return strange.slice(0, 40);
      for (const [key, check] of Object.entries<Check>(checks)) {
        const fault = below(key, check(value[key]));
        if (fault !== null) return fault;
      }
      return null;
    };

/** Under any names that are allowed, so many at most. */
export const named =
  (most: number, name: Check, check: Check): Check =>
  (value) => {
    if (!isRecord(value) || Object.keys(value).length > most) return '';
    for (const [key, each] of Object.entries(value)) {
      const fault = below(key.slice(0, 40), name(key) ?? check(each));
      if (fault !== null) return fault;
    }
    return null;
  };

/** What is not taken apart. */
export const record = is(isRecord);
