// Draws anew only what has changed: Lit looks through every part of a drawing that it is given, and be it the same as before.
import { noChange } from 'lit';
import { Directive, directive, type DirectiveResult } from 'lit/directive.js';

export const areSame = (these: readonly unknown[], those: readonly unknown[]): boolean =>
  these.every((each, n) => each === those[n]);

class AnewDirective extends Directive {
  #from: readonly unknown[] = [];

  render(from: readonly unknown[], draw: (...from: never[]) => unknown): unknown {
    if (areSame(from, this.#from)) return noChange;
    this.#from = from;
    return draw(...(from as never[]));
  }
}

/** `draw` of `from`, when one of these is another than at the last drawing. */
export const anew: <T extends readonly unknown[]>(from: T, draw: (...from: T) => unknown) => DirectiveResult =
  directive(AnewDirective);
