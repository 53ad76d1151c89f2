// The content warnings that have to be read before a match, if the page wants that.
import { html, nothing, type TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';
import { calmPick } from './calm-pick.js';

export { styles } from './content-warnings.styles.js';

/**
 * @param canBeCalm Whether softened content is offered.
 * @param read Called when the player has read the warnings.
 */
export function warningsPanel(
  element: NwElement & { calm: boolean },
  warnings: readonly string[],
  canBeCalm: boolean,
  read: () => void,
): TemplateResult {
  const say = (key: string): string => element.say(key);
  return html`<section class="content-warnings" part="notes" aria-labelledby="notes-title">
    <h2 id="notes-title" tabindex="-1">${say('notes-title')}</h2>
    <slot></slot>
    <p>${say(warnings.length > 0 ? 'notes-cards' : 'notes-none')}</p>
    ${
      warnings.length > 0
        ? html`<ul>
            ${warnings.map((note) => html`<li>${note}</li>`)}
          </ul>`
        : nothing
    }
    <p>${say('notes-game')}</p>
    ${canBeCalm ? calmPick(element) : nothing}
    <button class="begin" part="begin" @click=${read}>${say('notes-read')}</button>
  </section>`;
}
