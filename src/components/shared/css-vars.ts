// Sets CSS properties of an HTML or SVG element by script, because a strict content security policy refuses `style`
// attributes: `<g ${cssVars({ '--x': 3, translate: '10px 20px' })}>`.
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/**
 * CSS properties by name: custom properties (`--x`) and others (`translate`). The values null and undefined remove a
 * property.
 */
export type CssVars = Readonly<Record<string, string | number | null | undefined>>;

class CssVarsDirective extends Directive {
  #set: CssVars = {};

  render(_vars: CssVars): unknown {
    return noChange;
  }

  override update(part: ElementPart, [vars]: [CssVars]): unknown {
    const { style } = part.element as HTMLElement | SVGElement;
    // An empty value removes a property.
    for (const name in { ...this.#set, ...vars })
      if (vars[name] !== this.#set[name]) style.setProperty(name, String(vars[name] ?? ''));
    this.#set = vars;
    return noChange;
  }
}

/** A directive for the tag of an element, not for an attribute. */
export const cssVars = directive(CssVarsDirective);
