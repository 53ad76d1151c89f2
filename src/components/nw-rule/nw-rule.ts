// <nw-rule>: words that cite a rule; pressing them opens the text of the rule.
import { html, type TemplateResult } from 'lit';
import en from '../../messages/en/pieces/nw-rule.js';
import { catalogueOf } from '../shared/catalogue.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { themeInText } from '../shared/theme/theme.styles.js';
import { ruleLink } from './link.js';
import { styles } from './nw-rule.styles.js';

/**
 * Words that cite a rule of a game. Pressing them opens the text of the rule beside them; a press elsewhere or Escape
 * closes it.
 * @summary Words that cite a rule; pressing them opens the text of the rule beside them.
 * @tag nw-rule
 * @slot - The words, which are also shown without script; by default the id of the rule.
 * @attr {string} rules - The address of your rules pages; pressing the words then opens the rule there. `{id}` in it is replaced by the rule's id; without `{id}`, the id is appended. Inherited from ancestors.
 * @csspart rule - The words, as a button or a link.
 * @example
 * <p>Three of a kind? <nw-rule rule="SAN-TURN-07">The turn starts over.</nw-rule></p>
 */
export class Rule extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw-rule';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-rule');
  static override styles = [themeInText, styles];

  /** The id of the rule, such as `SAN-TURN-07`. */
  @property({ useDefault: true }) rule = '';

  get state(): { readonly rule: string } {
    return { rule: this.rule };
  }

  set state(state: { readonly rule: string }) {
    const { rule } = Object(state) as { readonly rule?: unknown };
    this.rule = typeof rule === 'string' ? rule : '';
  }

  /** Returns the words and the rule as text. */
  describe(): string {
    return [this.textContent.trim(), this.say('rule', { rule: this.rule })].filter(Boolean).join(' – ');
  }

  #link: TemplateResult | null = null;

  protected override willUpdate(): void {
    const { rule } = this;
    // If the author has put words into the element, they are the accessible name of the link.
    this.#link = ruleLink(
      this,
      rule,
      this.textContent.trim() ? undefined : this.say('rule', { rule }),
      html`<slot>${rule}</slot>`,
    );
    this.fail(this.#link === null ? { code: 'rule', path: 'rule', message: this.say('fault-rule', { rule }) } : null);
  }

  override render(): TemplateResult {
    return html`${this.#link}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-rule': Rule;
  }
}
