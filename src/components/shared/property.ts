// Lit's `@property` for the decorators of TypeScript, without what Lit's own carries for the other kind. A framework sets
// as a property what its author wrote as an attribute: text is read there too, and what is taken back is the default.
import type { LitElement, PropertyDeclaration } from 'lit';
import { flag } from './attribute-converters.js';

/** Declares a property that is observed, and an attribute of the same name in lower case. */
export const property =
  (options: PropertyDeclaration = {}) =>
  (prototype: LitElement, name: string): void => {
    (prototype.constructor as typeof LitElement).createProperty(name, options);
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, name) as Required<PropertyDescriptor>;
    const { attribute, converter, type, useDefault } = options;
    /** What is a text in the page is one here, whatever a script has set. */
    const isText = attribute !== false && !converter;
    const read = ((converter as typeof flag | undefined)?.fromAttribute ?? type) as
      ((value: unknown) => unknown) | undefined;
    /** What the class itself sets, before anybody else can. */
    let first: unknown;
    Object.defineProperty(prototype, name, {
      get,
      set(value: unknown) {
        // A number stays what it is: JSON knows none that is without end.
        if (isText && value != null && typeof value !== 'string' && !(type && typeof value === 'number'))
          value = JSON.stringify(value);
        const given = read && (typeof value === 'string' || converter === flag) ? read(value) : value;
        if (useDefault) first ??= given;
        set.call(this, useDefault ? (given ?? first) : given);
      },
    });
  };
