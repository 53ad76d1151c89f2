// Draws anew only what has changed: Lit looks through every part of a drawing that it is given, and be it the same as before.
import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

export const areSame = (these: readonly unknown[], those: readonly unknown[]): boolean => these.every((each, n) => each === those[n]);

class AnewDirective extends Directive {
  #from: readonly unknown[] = [];

  /** Calls `draw` when one of `from` is another than at the last call. */
  render(from: readonly unknown[], draw: () => unknown): unknown {
    if (areSame(from, this.#from)) return noChange;
    this.#from = from;
    return draw();
  }
}

export const anew = directive(AnewDirective);
