// <nw-log>: the log of a match. It shows the newest line and opens to show all lines.
import { html, nothing, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { LogModel } from '../../engine/scene/choices-model.js';
import en from '../../messages/en/pieces/nw-log.js';
import { ruleLink } from '../nw-rule/link.js';
import { catalogueOf } from '../shared/catalogue.js';
import { ModelElement, modelFault } from '../shared/model-element.js';
import { flag } from '../shared/attribute-converters.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './nw-log.styles.js';

/** The number of lines drawn first; older lines are drawn on demand. */
const PAGE = 60;

/**
 * The log of a match. It shows the newest line, and opens to show all lines, turn by turn.
 * @summary A log: shows its newest line, and opens to show all lines.
 * @tag nw-log
 * @slot - A caption.
 * @attr {string} rules - The address of your rules pages. `{id}` in it is replaced by the rule's id; without `{id}`, the id is appended. Inherited from ancestors. Without `rules`, our text of the rule opens beside the line.
 * @csspart latest - The newest line; pressing it opens all lines.
 * @csspart lines - The opened list of lines, which scrolls.
 * @csspart line - A line of the log.
 * @csspart rule - The rule of a line; a link or a button if its text is available.
 * @csspart turn - The number of a turn, shown before its first line.
 * @example
 * <nw-log model='{"version":1,"lines":[{"n":1,"turn":1,"text":"The lamp went out.","rule":"SAN-OUT-01"}]}'></nw-log>
 */
export class Log extends ModelElement<LogModel, keyof typeof en> {
  static override readonly tag = 'nw-log';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-log');
  static override styles = [theme, styles];

  /** Shows all lines from the start. */
  @property({ converter: flag }) open = false;
  #shown = PAGE;

  /** Returns all lines as text. */
  describe(): string {
    return (this.drawn.lines ?? []).map(({ text }) => text).join('\n');
  }

  protected override fault(): Fault | null {
    return modelFault(this.model, 'lines', 'text');
  }

  override render(): TemplateResult {
    const { lines = [] } = this.drawn;
    const latest = lines.at(-1);
    const shown = lines.slice(-this.#shown);
    const turn = (n: number | undefined): TemplateResult | typeof nothing =>
      n ? html`<b part="turn">${this.say('turn', { n })}</b> ` : nothing;
    if (!latest)
      return html`<slot></slot>
        <p part="latest">${this.say('nothing')}</p>`;
    return html`<slot></slot>
      <details ?open=${this.open}>
        <summary part="latest">
          <span class="closed">${turn(latest.turn)}${latest.text}</span><span class="open">${this.say('all')}</span>
        </summary>
        <div part="lines" tabindex="0" role="group" aria-label=${this.say('all')}>
          <div>
            ${shown.length < lines.length ? html`<button @click=${this.#more}>${this.say('earlier')}</button>` : nothing}
            <ol>
              ${shown.map(({ text, rule, turn: n }, i) => html`<li part="line">${n === shown[i - 1]?.turn ? nothing : turn(n)}<span>${text}</span>${rule ? html` <small>${ruleLink(this, rule, this.say('rule', { rule }), short(rule)) ?? short(rule)}</small>` : nothing}</li>`)}
            </ol>
          </div>
        </div>
      </details>`;
  }

  readonly #more = (): void => {
    this.#shown += PAGE;
    this.requestUpdate();
    // When the oldest line is drawn, the button disappears. So the focus moves to the list.
    this.renderRoot.querySelector<HTMLElement>('[part=lines]')?.focus();
  };
}

/** Returns a rule id without the prefix of its game. */
const short = (rule: string): string => rule.replace(/^[A-Z]+-/, '');

declare global {
  interface HTMLElementTagNameMap {
    'nw-log': Log;
  }
}
