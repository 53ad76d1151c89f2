// Dynamic sizes and places without a `style` attribute, which a strict content security policy refuses:
// `<g ${cssVars({ '--x': 3, translate: '10px 20px' })}>` goes through CSSOM, on HTML and SVG elements.
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Custom properties (`--x`) and properties (`translate`) by their CSS names; null and undefined take one away. */
export type CssVars = Readonly<Record<string, string | number | null | undefined>>;

class CssVarsDirective extends Directive {
  #set: CssVars = {};

  render(_vars: CssVars): unknown {
    return noChange;
  }

  override update(part: ElementPart, [vars]: [CssVars]): unknown {
    const { style } = part.element as HTMLElement | SVGElement;
    // An empty value takes a property away.
    for (const name in { ...this.#set, ...vars })
      if (vars[name] !== this.#set[name]) style.setProperty(name, String(vars[name] ?? ''));
    this.#set = vars;
    return noChange;
  }
}

/** Use it in the element's tag, not in an attribute. */
export const cssVars = directive(CssVarsDirective);
