// Lit's `@property` for the decorators of TypeScript, without what Lit's own carries for the other kind.
import type { LitElement, PropertyDeclaration } from 'lit';

/** Declares a property that is observed, and an attribute of the same name in lower case. */
export const property =
  (options?: PropertyDeclaration) =>
  (prototype: LitElement, name: string): void => {
    (prototype.constructor as typeof LitElement).createProperty(name, options);
  };
