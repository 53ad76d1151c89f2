// What has happened, within games and within <nw-log>. One line, the newest; it opens to all of them.
import { html, nothing, type TemplateResult } from 'lit';
import type { LogModel } from '../../engine/scene/choices-model.js';
import en from '../../messages/en/pieces/nw-log.js';
import { ruleLink } from '../nw-rule/link.js';
import { ModelElement } from '../shared/model-element.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './nw-log.styles.js';

/** Lines drawn at once; the older ones on demand. */
const PAGE = 60;

/** What games show their log with; a page has `<nw-log>`, which checks what it is given. */
export class Story extends ModelElement<LogModel, keyof typeof en> {
  static override readonly tag: string = 'nw-log';
  static override readonly catalogue = { en, de: () => import('../../messages/de/pieces/nw-log.js') };
  static override styles = [theme, styles];

  #shown = PAGE;

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
      <details>
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
    // The button may be gone with the oldest line; the focus stays in the list.
    this.renderRoot.querySelector<HTMLElement>('[part=lines]')?.focus();
  };
}

/** An id without its game. */
const short = (rule: string): string => rule.replace(/^[A-Z]+-/, '');
