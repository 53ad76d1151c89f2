// Converters for attributes, and a comparison of values.
import type { ComplexAttributeConverter } from 'lit';

/** For booleans: a missing attribute or `"false"` is false. */
export const flag: ComplexAttributeConverter<boolean> = {
  fromAttribute: (given) => given === '' || (!!given && given !== 'false'),
};

/** Reads JSON. Refuses a key that every object inherits: `{"toString": 1}` would break conversion to text. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown): unknown => (name in {} ? JSON.parse('') : value));

/** For objects, as JSON. Text that is not JSON stays text, and the element's own check then refuses it. */
export const json: ComplexAttributeConverter = {
  fromAttribute: (text): unknown => {
    try {
      return text === null ? undefined : parseJson(text);
    } catch {
      return text;
    }
  },
};

/**
 * For lists of numbers and names: JSON, or text with commas or spaces between the entries. (Some frameworks write a list
 * as such text.) Text that begins like JSON but is not JSON stays text.
 */
export const list: ComplexAttributeConverter = {
  fromAttribute: (text): unknown => {
    const read = json.fromAttribute?.(text);
    return typeof read !== 'string' || /^\s*["[{]/.test(text ?? '')
      ? read
      : read
          .split(/[\s,]+/)
          .filter(Boolean)
          .map((entry) => json.fromAttribute?.(entry));
  },
};

/**
 * `hasChanged` for properties whose change restarts something. It compares contents, because frameworks set a new but
 * equal object on every render.
 */
export function differs(value: unknown, old: unknown): boolean {
  try {
    return JSON.stringify(value) !== JSON.stringify(old);
  } catch {
    return true;
  }
}
