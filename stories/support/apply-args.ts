// Sets the args of a story on an element: each as a property or, if the element has no such property, as an attribute.
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import { noChange } from 'lit';

type Args = Readonly<Record<string, unknown>>;

class Given extends Directive {
  #last: Args = {};

  render(_args: object): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [args]: [object]): unknown {
    const now = args as Args;
    for (const name of new Set([...Object.keys(this.#last), ...Object.keys(now)])) {
      const value = now[name];
      if (value === this.#last[name]) continue;
      if (name !== 'lang' && name in element) Object.assign(element, { [name]: value });
      else if (value === undefined || value === '') element.removeAttribute(name);
      else element.setAttribute(name, value as string);
    }
    this.#last = now;
    return noChange;
  }
}

/** Used in a template: `<tile-grid ${given(args)}></tile-grid>`. */
export const given = directive(Given);
