// The slip that says of a thing on the table what it is, and why nothing can be done with it now; each reason cites its rule.
import { html, nothing, type TemplateResult } from 'lit';
import type { RuleId } from '../../engine/kernel/types.js';
import de from '../../messages/de/pieces/nw-why.js';
import en from '../../messages/en/pieces/nw-why.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { ruleLink } from '../nw-rule/link.js';
import { styles } from './why-popover.styles.js';

/** Why an act is not possible now, or that it is. */
export interface Reason {
  /** The act, where it is not plain from the thing. */
  readonly act?: string | undefined;
  readonly text: string;
  /** Where it is a rule of the game that says so. */
  readonly rule?: RuleId;
}

/** What is answered to whoever asks about a thing. */
export interface Answer {
  readonly name?: string | undefined;
  readonly flavour?: string | undefined;
  readonly notes?: string | undefined;
  readonly reasons: readonly Reason[];
}

/** @internal */
export class Slip extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw1-why';
  static override readonly catalogue = { en, de };
  static override styles = [theme, styles];

  /** What it says; `again`: the key that asked opens the rule. */
  state: (Answer & { readonly again?: boolean }) | null = null;

  /** Opens the rule of the first reason; false if there is none. */
  read(): boolean {
    const link = this.renderRoot.querySelector<HTMLElement>('.rule');
    link?.click();
    return !!link;
  }

  /** Whether the text of a rule lies beside it. */
  get isRead(): boolean {
    return !!this.renderRoot.querySelector('[popover]');
  }

  override render(): TemplateResult {
    const { name, flavour, notes, reasons = [], again } = this.state ?? {};
    const cite = (rule: RuleId): unknown =>
      ruleLink(this, rule, this.say('rule', { rule })) ?? html`<small>${rule}</small>`;
    return html`${name || flavour ? html`<p><b>${name}</b> <i>${flavour}</i> <small>${notes}</small></p>` : nothing}
    ${reasons.map(({ act, text, rule }) => html`<p class="reason">${act ? html`<b>${act}</b> ` : nothing}${text} ${rule && cite(rule)}</p>`)}
    ${again && reasons.some(({ rule }) => rule) ? html`<p><small>${this.say('again')}</small></p>` : nothing}`;
  }
}

declare global {
  /** @internal */
  interface HTMLElementTagNameMap {
    'nw1-why': Slip;
  }
}
