// How attributes are read: `"false"` is false for a boolean, and a property that is an object takes JSON.
import type { ComplexAttributeConverter } from 'lit';

/** `@property({ converter: flag })`: absent or `"false"` is false. */
export const flag: ComplexAttributeConverter<boolean> = {
  fromAttribute: (given) => given === '' || (!!given && given !== 'false'),
};

/**
 * `@property({ converter: json })`: text that is no JSON arrives as that text, for the element's own check to refuse.
 * So does JSON with a key that every object inherits: `{"toString": 1}` would break conversion to text.
 */
export const json: ComplexAttributeConverter = {
  fromAttribute: (text): unknown => {
    try {
      return text === null
        ? undefined
        : JSON.parse(text, (name, value: unknown): unknown => (name in {} ? JSON.parse('') : value));
    } catch {
      return text;
    }
  },
};

/** `hasChanged` for properties whose change restarts something: frameworks set an equal new object on every render. */
export function differs(value: unknown, old: unknown): boolean {
  try {
    return JSON.stringify(value) !== JSON.stringify(old);
  } catch {
    return true;
  }
}
