// What cites a rule: a link to where the page says that rules can be read, or a button that opens our text of it beside itself.
import { html, nothing, type TemplateResult } from 'lit';
import { nearestAncestor } from '../shared/ancestors.js';

/** Whose rules we have as text: panel.ts fetches them. */
const texts = /^(SAN|MOM|LOB|AE)-/;

/**
 * A link to where the page says that rules can be read (the nearest `rules` attribute), else a button that opens our text.
 * Null where nobody knows the rule.
 */
export function ruleLink(from: Element, rule: string, label?: string, text: unknown = rule): TemplateResult | null {
  const base = nearestAncestor(from, '[rules]')?.getAttribute('rules');
  const href = base && (base.includes('{id}') ? base.replace('{id}', rule) : base + rule);
  // Whoever plays or reads stays where they are. What is no address of the web is none.
  if (href && /^(https?:|[^:]+$)/.test(href)) return html`<a part="rule" class="rule" href=${href} target=${href.startsWith('#') ? nothing : '_blank'} aria-label=${label ?? nothing}>${text}</a>`;
  return texts.test(rule) ? html`<button part="rule" class="rule" aria-label=${label ?? nothing} @click=${({ currentTarget }: Event) => {
    void import('./panel.js').then(({ openRule }) => { openRule(rule, currentTarget as HTMLElement); }, () => undefined);
  }}>${text}</button>` : null;
}
