// Citations of rules: a link to the page's own rules, or a button that opens the library's text of the rule beside it.
import { html, nothing, type TemplateResult } from 'lit';
import { ruleTexts } from '../../rules/index.js';
import { nearestAncestor } from '../shared/ancestors.js';

/**
 * Returns a link to the page's own rules if a `rules` attribute gives their address; otherwise a button that opens the
 * library's text of the rule. Null if no game has such a rule. `lost` is called when the text cannot be loaded.
 */
export function ruleLink(
  from: Element,
  rule: string,
  label?: string,
  text: unknown = rule,
  lost = (): void => undefined,
): TemplateResult | null {
  const base = nearestAncestor(from, '[rules]')?.getAttribute('rules');
  const href = base && (base.includes('{id}') ? base.replace('{id}', rule) : base + rule);
  // Links to other pages open in a new tab, so that readers keep their position in the match. Only web addresses become
  // links, never `javascript:` addresses.
  if (href && /^(https?:|[^:]+$)/.test(href))
    return html`<a
      part="rule"
      class="rule"
      href=${href}
      target=${href.startsWith('#') ? nothing : '_blank'}
      aria-label=${label ?? nothing}
      >${text}</a
    >`;
  const load = ruleTexts[/^[A-Z]+(?=-)/.exec(rule)?.[0] ?? ''];
  return load
    ? html`<button
        part="rule"
        class="rule"
        aria-label=${label ?? nothing}
        @click=${({ currentTarget }: Event) => {
          void Promise.all([import('./panel.js'), load()]).then(([{ openRule }, { default: texts }]) => {
            openRule(rule, currentTarget as HTMLElement, texts);
          }, lost);
        }}
      >
        ${text}
      </button>`
    : null;
}
