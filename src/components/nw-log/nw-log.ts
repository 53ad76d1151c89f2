// <nw-log>: what has happened. One line, the newest; it opens to all of them.
import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { LogModel } from '../../engine/scene/choices-model.js';
import en from '../../messages/en/nw-log.js';
import { json } from '../shared/attributes.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme.styles.js';
import { styles } from './nw-log.styles.js';

/** Lines drawn at once; the older ones on demand. */
const page = 60;

/**
 * The story of a match.
 * @summary The newest line of a log, which opens to the whole.
 * @tag nw-log
 * @csspart line - One line.
 * @csspart latest - The newest line, which opens the others.
 */
export class Log extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw-log';
  static override readonly catalogue = { en, de: () => import('../../messages/de/nw-log.js') };
  static override styles = [theme, styles];

  /** The lines, a `LogModel`; as an attribute JSON. */
  @property({ converter: json }) model?: LogModel;

  #shown = page;

  override render(): TemplateResult {
    const { lines = [] } = this.model ?? {};
    const latest = lines.at(-1);
    const first = Math.max(0, lines.length - this.#shown);
    return html`<details>
      <summary part="latest">${latest?.turn ? html`<b>${this.say('turn', { n: latest.turn })}</b>` : nothing} <span>${latest?.text ?? this.say('nothing')}</span></summary>
      <div class="lines" tabindex="0" role="group" aria-label=${this.say('all')}>
        ${first > 0 ? html`<button @click=${this.#more}>${this.say('earlier')}</button>` : nothing}
        <ol>${repeat(lines.slice(first), ({ n }) => n, ({ text, rule }) => html`<li part="line"><span>${text}</span>${rule ? html` <small>${rule.replace(/^[A-Z]+-/, '')}</small>` : nothing}</li>`)}</ol>
      </div>
    </details>`;
  }

  readonly #more = (): void => {
    this.#shown += page;
    this.requestUpdate();
  };

  protected override updated(): void {
    const list = this.renderRoot.querySelector('.lines');
    if (list) list.scrollTop = list.scrollHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-log': Log;
  }
}
