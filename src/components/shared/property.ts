// Lit's `@property`, extended for frameworks: they set a property where the author of a page writes an attribute. So
// text set as a property is read as if it came from the attribute, and null or undefined restores the default.
import type { LitElement, PropertyDeclaration } from 'lit';
import { flag } from './attribute-converters.js';

/** Declares an observed property, and an attribute with the same name in lower case. */
export const property =
  (options: PropertyDeclaration = {}) =>
  (prototype: LitElement, name: string): void => {
    (prototype.constructor as typeof LitElement).createProperty(name, options);
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, name) as Required<PropertyDescriptor>;
    const { attribute, converter, type, useDefault } = options;
    const isText = attribute !== false && !converter;
    const read = ((converter as typeof flag | undefined)?.fromAttribute ?? type) as
      ((value: unknown) => unknown) | undefined;
    /** The first value, which the class itself sets. */
    let initial: unknown;
    Object.defineProperty(prototype, name, {
      get,
      set(value: unknown) {
        // A value that is not text is converted to JSON. If the property has a `type`, numbers are not converted,
        // because JSON has no Infinity.
        if (isText && value != null && typeof value !== 'string' && !(type && typeof value === 'number'))
          value = JSON.stringify(value);
        const next = read && (typeof value === 'string' || converter === flag) ? read(value) : value;
        if (useDefault) initial ??= next;
        set.call(this, useDefault ? (next ?? initial) : next);
      },
    });
  };
