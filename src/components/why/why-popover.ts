// The popover that describes a thing on the table, and says why nothing can be done with it now. Each reason cites its
// rule.
import { html, nothing, type TemplateResult } from 'lit';
import type { RuleId } from '../../engine/kernel/types.js';
import en from '../../messages/en/pieces/why.js';
import { catalogueOf } from '../shared/catalogue.js';
import { NwChooseEvent } from '../shared/events.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { ruleLink } from '../nw-rule/link.js';
import { styles } from './why-popover.styles.js';

/** Why an act is not possible now, or that it is possible. */
export interface Reason {
  /** The act, unless the thing makes it clear. */
  readonly act?: string | undefined;
  readonly text: string;
  /** The rule, if the reason is a rule of the game. */
  readonly rule?: RuleId;
  /** The id of the option, if the act is possible now. Then a button with the act chooses it. */
  readonly option?: string;
}

export interface WhyAnswer {
  readonly name?: string | undefined;
  readonly flavour?: string | undefined;
  readonly notes?: string | undefined;
  readonly reasons: readonly Reason[];
}

/** @internal */
export class WhyPopover extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw1-why';
  static override readonly catalogue = catalogueOf(en, 'pieces/why');
  static override styles = [theme, styles];

  /** The answer that is shown. If `again` is true, pressing the same key again opens the rule. */
  state: (WhyAnswer & { readonly again?: boolean }) | null = null;

  /** Opens the rule of the first reason; false if there is none. */
  read(): boolean {
    const link = this.renderRoot.querySelector<HTMLElement>('.rule');
    link?.click();
    return !!link;
  }

  /** Whether the text of a rule is open beside the popover. */
  get isRead(): boolean {
    return !!this.renderRoot.querySelector('[popover]');
  }

  #actButton(act: string, option: string): TemplateResult {
    return html`<button
      @click=${() => {
        this.dispatchEvent(new NwChooseEvent(option));
      }}
    >
      ${act}
    </button>`;
  }

  override render(): TemplateResult {
    const { name, flavour, notes, reasons = [], again } = this.state ?? {};
    const cite = (rule: RuleId): unknown =>
      ruleLink(this, rule, this.say('rule', { rule })) ?? html`<small>${rule}</small>`;
    return html`${name || flavour ? html`<p><b>${name}</b> <i>${flavour}</i> <small>${notes}</small></p>` : nothing}
    ${reasons.map(({ act, text, rule, option }) => html`<p class="reason">${act && option !== undefined ? this.#actButton(act, option) : html`${act ? html`<b>${act}</b> ` : nothing}${text}`} ${rule && cite(rule)}</p>`)}
    ${again && reasons.some(({ rule }) => rule) ? html`<p><small>${this.say('again')}</small></p>` : nothing}`;
  }
}

declare global {
  /** @internal */
  interface HTMLElementTagNameMap {
    'nw1-why': WhyPopover;
  }
}
