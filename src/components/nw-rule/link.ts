// Citations of rules: a link to where the page says that rules can be read, or a button that opens our text beside itself.
import { html, nothing, type TemplateResult } from 'lit';
import { ruleTexts } from '../../rules/index.js';
import { nearestAncestor } from '../shared/ancestors.js';

/**
 * A link to where the page says that rules can be read (the nearest `rules` attribute), else a button that opens our text.
 * Null where no game has such a rule. `lost` is called when our text cannot be fetched.
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
  // It opens in a tab of its own, so that nobody loses their place. Only addresses of the web are links: no `javascript:`.
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
