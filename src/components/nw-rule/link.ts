// What cites a rule: a link to where the page says that rules can be read, or a button that opens our text of it beside itself.
import { html, nothing, type TemplateResult } from 'lit';
import { nearestAncestor } from '../shared/ancestors.js';

/** The rules of a game as text, by the first word of their ids, with the sheet on which one is read. */
const sheets: Readonly<Record<string, () => Promise<typeof import('./sheets/sanitarium.js')>>> = {
  LOB: () => import('./sheets/lobotomy-2.js'),
  SAN: () => import('./sheets/sanitarium.js'),
  MOM: () => import('./sheets/mansions-of-madness.js'),
  AE: () => import('./sheets/asylum-escape.js'),
};

/**
 * A link to where the page says that rules can be read (the nearest `rules` attribute), else a button that opens our text.
 * Null where nobody knows the rule. `lost`: our text could not be fetched.
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
  // Whoever plays or reads stays where they are. What is no address of the web is none.
  if (href && /^(https?:|[^:]+$)/.test(href))
    return html`<a
      part="rule"
      class="rule"
      href=${href}
      target=${href.startsWith('#') ? nothing : '_blank'}
      aria-label=${label ?? nothing}
      >${text}</a
    >`;
  const sheet = sheets[/^[A-Z]+(?=-)/.exec(rule)?.[0] ?? ''];
  return sheet
    ? html`<button
        part="rule"
        class="rule"
        aria-label=${label ?? nothing}
        @click=${({ currentTarget }: Event) => {
          void sheet().then(({ openRule, texts }) => {
            openRule(rule, currentTarget as HTMLElement, texts);
          }, lost);
        }}
      >
        ${text}
      </button>`
    : null;
}
